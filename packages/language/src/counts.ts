import { amountAt, numberAt } from './amounts.ts';
import { lengthAt } from './lengths.ts';
import { as, isMark } from './lexemes.ts';
import { ratePeriodAt } from './rate-period.ts';
import { nounAt, type Read, type Scan, spanOf } from './scan.ts';
import type { CountToken, EachToken, FrequencyToken, Noun, PaceToken } from './token.ts';

const COUNT_MAX = 100_000;

/** Signs next to a number that is no count: money, percentages, versions, times, telephone numbers. */
const NO_COUNT_BEFORE = '£$€#№.:/-–+%';
const NO_COUNT_BEHIND = '%€£$:°/';

const isTied = ({ lexemes }: Scan, at: number): boolean => lexemes[at] !== undefined && !lexemes[at]?.spaced;

/** Whether a number can be a count, not the number of a list, a version or an amount of money. */
function canCount(scan: Scan, at: number): boolean {
  const { lexemes } = scan;
  const [before, behind] = [lexemes[at - 1], lexemes[at + 1]];
  if (lexemes[at]?.kind !== 'number') return true;
  if (isTied(scan, at) && before && (before.kind !== 'mark' || NO_COUNT_BEFORE.includes(before.text)))
    return false;
  if (isMark(before, '£$€#№')) return false;
  const isLineStart = before === undefined || before.kind === 'break' || isMark(before, '-*•–');
  const isMarker = isMark(behind, '.)') && isTied(scan, at + 1) && !isTied(scan, at + 2);
  if (isLineStart && isMarker) return false;
  return !isTelephone(scan, at);
}

/** "0555 12345", "555-0142": digits that count nothing. */
function isTelephone({ lexemes }: Scan, at: number): boolean {
  const [number, mark, behind] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  if (number?.text.startsWith('0') && number.text.length > 1) return true;
  if (lexemes[at - 1]?.kind === 'number' || mark?.kind === 'number') return true;
  return isMark(mark, '-') && !mark?.spaced && behind?.kind === 'number' && behind.text.startsWith('0');
}

const isOtherThing = (scan: Scan, next: number): boolean => {
  const behind = scan.lexemes[next];
  if (behind === undefined || behind.spaced) return isMark(behind, '%€£$');
  // "Week 1: intro" is no time of day.
  if (isMark(behind, ':') && scan.lexemes[next + 1]?.spaced !== false) return false;
  return (
    (behind.kind === 'mark' && NO_COUNT_BEHIND.includes(behind.text)) ||
    behind.kind === 'number' ||
    (behind.kind === 'word' && as(behind, 'times') === undefined)
  );
};

const withoutNext = (noun: Read<Noun> | null): Noun | null =>
  noun && { text: noun.text, start: noun.start, end: noun.end };

/** "3 times a week", "twice a day", "2x daily". */
function timesAt(scan: Scan, at: number): Read<{ times: number }> | null {
  const word = as(scan.lexemes[at], 'timesWord');
  if (word !== undefined) return { times: word, next: at + 1 };
  const amount = amountAt(scan, at);
  if (!amount || amount.article || as(scan.lexemes[amount.next], 'times') === undefined) return null;
  return { times: amount.max, next: amount.next + 1 };
}

const frequency = (
  scan: Scan,
  at: number,
  next: number,
  more: Omit<FrequencyToken, 'type' | 'start' | 'end'>,
) => {
  const token: FrequencyToken = { type: 'frequency', ...spanOf(scan, at, next), ...more };
  return { tokens: [token], next };
};

const UNITS_OF_FREQUENCY = { day: 'day', week: 'week', month: 'month', fortnight: 'week' } as const;

/** "Every day", "every two weeks", "every other day", "twice a day", "daily". */
export function frequencyAt(scan: Scan, at: number): Read<{ tokens: FrequencyToken[] }> | null {
  const { lexemes } = scan;
  const times = timesAt(scan, at);
  if (times) {
    const per = ratePeriodAt(scan, times.next);
    if (!per || per.per === 'hour' || per.weekdays.length > 0) return null;
    const unit = per.per === 'workday' ? 'day' : per.per;
    return frequency(scan, at, per.next, { times: times.times, per: unit, interval: 1, part: per.part });
  }
  const adverb = as(lexemes[at], 'adverb');
  if (adverb !== undefined)
    return frequency(scan, at, at + 1, { times: 1, per: adverb, interval: 1, part: null });
  const parts = as(lexemes[at], 'parts');
  if (parts !== undefined)
    return frequency(scan, at, at + 1, { times: 1, per: 'day', interval: 1, part: parts });
  if (as(lexemes[at], 'every') === undefined) return null;
  const isOther = as(lexemes[at + 1], 'other') !== undefined;
  const number = isOther ? null : numberAt(scan, at + 1);
  const interval = isOther ? 2 : number && !number.article ? number.value : 1;
  const behind = isOther ? at + 2 : (number?.next ?? at + 1);
  // "Every 2nd day"
  const next = as(lexemes[behind], 'suffix') !== undefined ? behind + 1 : behind;
  const unit = as(lexemes[next], 'unit');
  if (unit !== undefined && unit in UNITS_OF_FREQUENCY) {
    const per = UNITS_OF_FREQUENCY[unit as keyof typeof UNITS_OF_FREQUENCY];
    return frequency(scan, at, next + 1, {
      times: 1,
      per,
      interval: unit === 'fortnight' ? 2 : interval,
      part: null,
    });
  }
  const part = as(lexemes[next], 'part');
  return part === undefined ? null : frequency(scan, at, next + 1, { times: 1, per: 'day', interval, part });
}

/** "Exercises 20 mins": the number belongs to what follows. */
const isAmountOf = ({ lexemes }: Scan, next: number): boolean =>
  as(lexemes[next], 'unit') !== undefined ||
  as(lexemes[next], 'clock') !== undefined ||
  as(lexemes[next], 'month') !== undefined;

/** "Chapters 1–9", "cap. 2", "module 3": things with numbers. */
export function numberedAt(scan: Scan, at: number): Read<{ tokens: CountToken[] }> | null {
  const { lexemes, text } = scan;
  const word = lexemes[at];
  if (!word || as(word, 'numbered') === undefined) return null;
  const dotted = isMark(lexemes[at + 1], '.') ? at + 2 : at + 1;
  const from = lexemes[dotted];
  if (from?.kind !== 'number' || !from.spaced || from.value === null) return null;
  const amount = amountAt(scan, dotted);
  if (
    !amount ||
    isAmountOf(scan, amount.next) ||
    !Number.isInteger(amount.min) ||
    !Number.isInteger(amount.max) ||
    isOtherThing(scan, amount.next)
  )
    return null;
  const count = amount.max - amount.min + 1;
  const noun = { text: text.slice(word.start, word.end), start: word.start, end: word.end };
  const token: CountToken = {
    type: 'count',
    ...spanOf(scan, at, amount.next),
    count,
    min: count,
    bound: 'exact',
    first: amount.min,
    noun,
  };
  return { tokens: [token], next: amount.next };
}

/** From this number on, "m" after a cross can be minutes ("4x20m"); below, it is metres ("3x2m"). */
const METRES_BELOW = 10;

const isSize = ({ lexemes }: Scan, cross: number, next: number, amount: number): boolean =>
  lexemes[next - 1]?.text === 'm' && !lexemes[cross]?.spaced && amount < METRES_BELOW;

/** "3 x 45 min", "2 × 3 hours": a number of units, each of that length. */
export function multipliedAt(scan: Scan, at: number): Read<{ tokens: (CountToken | EachToken)[] }> | null {
  const { lexemes } = scan;
  const count = numberAt(scan, at);
  const cross =
    count && (as(lexemes[count.next], 'times') !== undefined || isMark(lexemes[count.next], '×*'));
  const length = cross && !count.article ? lengthAt(scan, count.next + 1) : null;
  if (!count || !length || length.article || !Number.isInteger(count.value) || !canCount(scan, at))
    return null;
  const { min, max, unit, bound } = length;
  if (isSize(scan, count.next, length.next, max)) return { tokens: [], next: length.next };
  const counted: CountToken = {
    type: 'count',
    ...spanOf(scan, at, count.next),
    count: count.value,
    min: count.value,
    bound: 'exact',
    first: null,
    noun: null,
  };
  const each: EachToken = {
    type: 'each',
    ...spanOf(scan, count.next + 1, length.next),
    min,
    max,
    unit,
    bound,
    noun: null,
  };
  return { tokens: [counted, each], next: length.next };
}

/** "48 granny squares", "two coats"; with "a day" or similar it is a pace: "20 an evening", "10 pages a week". */
export function countAt(scan: Scan, at: number): Read<{ tokens: (CountToken | PaceToken)[] }> | null {
  const amount = amountAt(scan, at);
  if (
    !amount ||
    amount.article ||
    amount.max > COUNT_MAX ||
    amount.max < 1 ||
    as(scan.lexemes[at], 'half') !== undefined
  )
    return null;
  if (!canCount(scan, at) || (isOtherThing(scan, amount.next) && !isMark(scan.lexemes[amount.next], '/')))
    return null;
  const noun = nounAt(scan, amount.next);
  const next = noun?.next ?? amount.next;
  const what = { count: amount.max, min: amount.min, bound: amount.bound, noun: withoutNext(noun) };
  const per = ratePeriodAt(scan, next);
  if (per) {
    const unit = per.per === 'workday' ? 'day' : per.per;
    const token: PaceToken = {
      type: 'pace',
      ...spanOf(scan, at, per.next),
      ...what,
      per: unit,
      weekdays: per.weekdays,
      part: per.part,
    };
    return { tokens: [token], next: per.next };
  }
  // A word alone counts nothing: "one of them", "the two".
  if (!noun && scan.lexemes[at]?.kind === 'word') return null;
  if (!noun && isMark(scan.lexemes[next], '/')) return null;
  return { tokens: [{ type: 'count', ...spanOf(scan, at, next), ...what, first: null }], next };
}
