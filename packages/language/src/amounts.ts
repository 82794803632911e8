import { as, isMark } from './lexemes.ts';
import type { Read, Scan } from './scan.ts';
import type { Bound } from './token.ts';

export interface Amount {
  min: number;
  max: number;
  bound: Bound;
  /** Whether it is only an article: "a week". */
  article: boolean;
}

const THOUSAND_DIGITS = 3;

/** Digits with their fraction or thousands: "1.5", "20,000", "1½". */
function digitsAt({ lexemes, setting }: Scan, at: number): Read<{ value: number }> | null {
  const first = lexemes[at];
  if (first?.kind !== 'number' || first.value === null) return null;
  const [mark, more] = [lexemes[at + 1], lexemes[at + 2]];
  if (mark?.kind === 'mark' && mark.value !== null) return { value: first.value + mark.value, next: at + 2 };
  const isGlued = isMark(mark, '.,') && more?.kind === 'number' && !mark?.spaced && !more.spaced;
  if (!isGlued || more.value === null) return { value: first.value, next: at + 1 };
  const isThousands =
    more.text.length === THOUSAND_DIGITS &&
    first.value > 0 &&
    isMark(mark, setting.language === 'en' ? ',' : '.');
  if (isThousands) return { value: first.value * 1000 + more.value, next: at + 3 };
  if (more.text.length > 2) return { value: first.value, next: at + 1 };
  return { value: first.value + more.value / 10 ** more.text.length, next: at + 3 };
}

/** A number in digits or words; also "½", "a half", "two and a half", "twenty-four". */
export function numberAt(scan: Scan, at: number): Read<{ value: number; article: boolean }> | null {
  const { lexemes } = scan;
  const lexeme = lexemes[at];
  const digits = digitsAt(scan, at);
  if (digits) return withHalf(scan, { ...digits, article: false });
  if (lexeme?.kind === 'mark' && lexeme.value !== null)
    return { value: lexeme.value, article: false, next: at + 1 };
  const isOne = as(lexeme, 'one') !== undefined;
  const half = isOne && as(lexemes[at + 1], 'half') ? at + 1 : at;
  if (as(lexemes[half], 'half')) {
    const next = as(lexemes[half + 1], 'one') || as(lexemes[half + 1], 'article') ? half + 2 : half + 1;
    return { value: 0.5, article: false, next };
  }
  const word = as(lexeme, 'number');
  if (word !== undefined && !(isOne && word === 1)) {
    const ones = as(lexemes[at + 1], 'number') ?? 0;
    const isTens = word >= 20 && word % 10 === 0 && word < 100;
    const joined = isTens && lexemes[at + 1]?.joint === '-' && ones >= 1 && ones <= 9;
    return withHalf(scan, { value: word + (joined ? ones : 0), article: false, next: at + (joined ? 2 : 1) });
  }
  return isOne ? { value: 1, article: true, next: at + 1 } : null;
}

const withHalf = ({ lexemes }: Scan, read: Read<{ value: number; article: boolean }>) =>
  as(lexemes[read.next], 'andHalf') ? { ...read, value: read.value + 0.5, next: read.next + 1 } : read;

/** "They'd like two sketches": a wish, not "about two". */
const WISHING = new Set(['would', 'd']);

const SHORTENED = new Set('ca cca approx max min mind maxi mini env aprox apr máx mín höchst'.split(' '));

/** "About", "max.", "~" and the like before an amount. */
export function boundAt({ lexemes }: Scan, at: number): Read<{ bound: Bound }> | null {
  if (isMark(lexemes[at], '~≈')) return { bound: 'about', next: at + 1 };
  if (isMark(lexemes[at], '<≤')) return { bound: 'atMost', next: at + 1 };
  const bound = as(lexemes[at], 'bound');
  const isVerb = lexemes[at]?.text === 'like' && WISHING.has(lexemes[at - 1]?.text ?? '');
  if (bound === undefined || isVerb) return null;
  const dot = lexemes[at + 1];
  // "That is what I worry about. Two hours a day": a dot belongs to a shortened word only.
  const isOfWord = isMark(dot, ':') || (isMark(dot, '.') && SHORTENED.has(lexemes[at]?.text ?? ''));
  return { bound, next: isOfWord && !dot?.spaced ? at + 2 : at + 1 };
}

/** The most lexemes between the two numbers of a range: "2-3", "2 to 3", "2 or 3". */
const joinsNumbers = ({ lexemes }: Scan, at: number): boolean =>
  isMark(lexemes[at], '-–—') || as(lexemes[at], 'to') !== undefined || as(lexemes[at], 'or') !== undefined;

/** How many words a negation may be before "more than". */
const NEGATION_REACH = 3;

/** "I don't work more than 5 hours": "more than" means "at most" behind a negation. */
const isNegated = ({ lexemes }: Scan, at: number): boolean =>
  lexemes
    .slice(Math.max(0, at - NEGATION_REACH), at)
    .some((one) => as(one, 'cue') === 'not' || (one.text === 't' && one.joint !== ''));

/** An amount without its unit: "about 2-3", "max. 4", "a", "half a". */
export function amountAt(scan: Scan, at: number): Read<Amount> | null {
  const lead = boundAt(scan, at);
  const second = lead && boundAt(scan, lead.next);
  const from = second?.next ?? lead?.next ?? at;
  const low = numberAt(scan, from);
  if (!low) return null;
  const high = !low.article && joinsNumbers(scan, low.next) ? numberAt(scan, low.next + 1) : null;
  const isRange = high !== null && !high.article && high.value > low.value;
  const plus = scan.lexemes[low.next];
  const isAtLeast = !isRange && isMark(plus, '+') && !plus?.spaced;
  return {
    min: low.value,
    max: isRange ? high.value : low.value,
    bound: isAtLeast
      ? 'atLeast'
      : lead?.bound === 'atLeast' && isNegated(scan, at)
        ? 'atMost'
        : (lead?.bound ?? 'exact'),
    article: low.article,
    next: isRange ? high.next : isAtLeast ? low.next + 1 : low.next,
  };
}

/** A bound after an amount: "tops", "or so", "(max)". */
export function tailAt({ lexemes }: Scan, at: number): Read<{ bound: Bound }> | null {
  const tail = as(lexemes[at], 'tail');
  if (tail !== undefined) return { bound: tail, next: at + 1 };
  const inside = isMark(lexemes[at], '(') ? as(lexemes[at + 1], 'tail') : undefined;
  return inside !== undefined && isMark(lexemes[at + 2], ')') ? { bound: inside, next: at + 3 } : null;
}
