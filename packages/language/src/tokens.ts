import { anchorAt, dayAfter } from './anchors.ts';
import { countAt, frequencyAt, multipliedAt, numberedAt } from './counts.ts';
import { dayAt, dayListAt, monthFirstListAt } from './days.ts';
import { durationAt } from './durations.ts';
import { hasOwnLength } from './lengths.ts';
import { as, isMark } from './lexemes.ts';
import { periodAt } from './periods.ts';
import { rangeAt } from './ranges.ts';
import { endsHere, type Read, type Scan, scanOf } from './scan.ts';
import { sinceAt } from './since.ts';
import { timeAt } from './times.ts';
import type { Cue, Setting, Token } from './token.ts';
import { weekdaysAt } from './weekday-phrases.ts';

type Reader = (scan: Scan, at: number) => Read<{ tokens: Token[] }> | null;

/** The parsers of tokens. The longest token wins, among equal ones the first parser. */
const READERS: readonly Reader[] = [
  rangeAt,
  dayListAt,
  monthFirstListAt,
  anchorAt,
  sinceAt,
  dayAt,
  periodAt,
  timeAt,
  weekdaysAt,
  frequencyAt,
  multipliedAt,
  durationAt,
  numberedAt,
  countAt,
];

/** The marks with which a token can begin. */
const BEGINNINGS = '~≈<≤@½¼¾';

/** Whether a token can begin at a lexeme. Most words have no role. */
const canBegin = ({ lexemes }: Scan, at: number): boolean => {
  const lexeme = lexemes[at];
  if (lexeme?.kind === 'mark') return BEGINNINGS.includes(lexeme.text);
  if (isThousands(lexemes, at)) return false;
  return lexeme?.kind === 'number' || (lexeme !== undefined && lexeme.entry !== null);
};

/** The "500" of "£4,500": a part of a number that begins before it. */
const isThousands = (lexemes: Scan['lexemes'], at: number): boolean => {
  const [number, comma, digits] = [lexemes[at - 2], lexemes[at - 1], lexemes[at]];
  return (
    digits?.kind === 'number' &&
    digits.text.length === 3 &&
    isMark(comma, ',') &&
    number?.kind === 'number' &&
    number.text.length <= 3 &&
    comma?.spaced === false &&
    !digits.spaced
  );
};

function longestAt(scan: Scan, at: number): Read<{ tokens: Token[] }> | null {
  let best: Read<{ tokens: Token[] }> | null = null;
  for (const reader of READERS) {
    const read = reader(scan, at);
    if (read && (best === null || read.next > best.next)) best = read;
  }
  return best;
}

/** Cue words that apply to a whole list after them: "not on the 5th, 24–26 December or 1 January". */
const HANDED_ON: ReadonlySet<Cue> = new Set<Cue>(['not', 'except', 'only', 'on', 'during']);
/** Cue words that apply across a comma. In "on weeknights, weekends are better" the comma begins something else. */
const HANDED_OVER_COMMAS: ReadonlySet<Cue> = new Set<Cue>(['not', 'except']);

const isCued = (token: Token) => token.type === 'day' || token.type === 'range' || token.type === 'weekdays';

/** Whether only a conjunction or mark is between two tokens. */
const isJoint = ({ lexemes }: Scan, from: number, to: number, marks: string): boolean =>
  to === from + 1 &&
  (as(lexemes[from], 'and') !== undefined ||
    as(lexemes[from], 'or') !== undefined ||
    isMark(lexemes[from], marks));

/** After a comma something else may begin: "not fridays, Saturdays 5 hours", "not tuesday, monday 11th". */
function beginsAnew(scan: Scan, before: Token, token: Token, next: number): boolean {
  if (token.type === 'weekdays' || (token.type === 'day' && token.guessed.week))
    return hasOwnLength(scan, next);
  const isBare = before.type === 'day' && before.guessed.week;
  return isBare && token.type === 'day' && token.weekday !== null;
}

/** A token with the cue word of the list that it is in. */
function withCueOf(scan: Scan, token: Token, at: number, next: number): Token {
  const before = scan.last?.token;
  if (!before || !scan.last || !isCued(before) || !isCued(token)) return token;
  if (token.cue !== null || before.cue === null || !HANDED_ON.has(before.cue)) return token;
  const isOverCommas = HANDED_OVER_COMMAS.has(before.cue) && !beginsAnew(scan, before, token, next);
  const marks = isOverCommas ? ',&+/' : '&+/';
  return isJoint(scan, scan.last.next, at, marks) ? { ...token, cue: before.cue } : token;
}

/** "No work on Thanksgiving and the day after": the day that it is counted from is directly before it. */
function besideLast(scan: Scan, token: Token, at: number, next: number): Token {
  const before = scan.last?.token;
  if (token.type !== 'anchor' || !token.within || token.length.unit !== 'days') return token;
  if (!scan.last || before?.type !== 'day' || !isJoint(scan, scan.last.next, at, '&+/')) return token;
  const day = endsHere(scan, next) ? dayAfter(before.day, token.length, token.side) : undefined;
  if (day === undefined) return token;
  const { start, end } = token;
  return { ...before, start, end, bare: start, day, weekday: null, conflict: false, part: null };
}

/** "The 18th" is mostly in the month of the day before it in the text. */
function dayWithMonth(token: Token): string | null {
  if (token.type === 'day' && !token.vague && !token.guessed.week) return token.day;
  return token.type === 'range' && token.period === 'days' ? token.to : null;
}

/** The dates, amounts and counts of a text as typed tokens, in order and without overlaps. Linear in the length of the text. */
export function tokensIn(text: string, setting: Setting): Token[] {
  const scan = scanOf(text, setting);
  const tokens: Token[] = [];
  for (let at = 0; at < scan.lexemes.length; ) {
    const read = canBegin(scan, at) ? longestAt(scan, at) : null;
    if (!read) {
      at += 1;
      continue;
    }
    for (const found of read.tokens) {
      const token = withCueOf(scan, besideLast(scan, found, at, read.next), at, read.next);
      tokens.push(token);
      scan.lastDay = dayWithMonth(token) ?? scan.lastDay;
      scan.last = { token, next: read.next };
    }
    at = read.next;
  }
  return tokens;
}
