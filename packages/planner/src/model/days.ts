import type { DayRange, Lag } from '@daymark/domain/amounts';
import { addDays, type Day, daysBetween, daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';
import type { Setting, Token } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import { type ResolvedWhen, resolveWhen } from '@daymark/language/when';
import { lagAfter } from './lengths.ts';
import { needsNoNumber } from './numbers.ts';
import type { ModelWhen, Relation } from './statement.ts';

/** The days of a statement, and how they apply. */
export interface StatedDays {
  rel: Relation;
  days: Day[];
  range: DayRange | null;
  weekdays: Weekday[];
}

/** Counted from a statement without a day, so it follows that statement. */
export interface Following {
  n: number;
  lag: Lag | null;
}

export type ReadWhen =
  | { stated: StatedDays; sure: boolean }
  | { follows: Following; sure: boolean }
  /** It is not reliable. */
  | { stated: null; sure: false };

export interface DaysContext {
  setting: Setting;
  stands: (number: number, text: string) => boolean;
  /** Whether a text is in the brief. */
  isInBrief: (text: string) => boolean;
  /** The days of a statement; undefined if it has none, null if there is no such statement. */
  daysOf: (n: number) => DayRange | undefined | null;
}

const NOTHING: ReadWhen = { stated: null, sure: false };
const DAYS_A_WEEK = 7;

const isWholeMonth = ({ from, to }: DayRange): boolean =>
  from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && addDays(to, 1).endsWith('-01');

type Days = Omit<StatedDays, 'rel'>;

type Found = Extract<Token, { type: 'day' | 'range' | 'weekdays' }>;
const isFound = (token: Token): token is Found =>
  token.type === 'day' || token.type === 'range' || token.type === 'weekdays';

/** The days, range or weekdays that the date parser finds in the words. */
function daysIn(words: string, setting: Setting): Days | undefined {
  const found = tokensIn(words, setting).filter(isFound);
  const days = found.flatMap((token) => (token.type === 'day' ? [token.day] : []));
  if (days.length > 0 && days.length === found.length) return { days, range: null, weekdays: [] };
  const [token] = found;
  if (found.length !== 1 || token === undefined || token.type === 'day') return undefined;
  if (token.type === 'range') return { days: [], range: { from: token.from, to: token.to }, weekdays: [] };
  return { days: [], range: null, weekdays: token.weekdays };
}

/** Whether the words clearly name a different day: "3/4" may be in March or in April. */
function namesAnotherDay(words: string, { days }: Days, setting: Setting): boolean {
  const [token, ...others] = tokensIn(words, setting).filter(isFound);
  const [day, ...further] = days;
  if (token?.type !== 'day' || others.length > 0 || day === undefined || further.length > 0) return false;
  return !token.guessed.month && !token.guessed.week && token.day.slice(5) !== day.slice(5);
}

const hasFields = ({ day, month, untilDay, untilMonth, weekdays, anchor, offset }: ModelWhen): boolean =>
  [day, month, untilDay, untilMonth, anchor, offset].some((one) => one !== null) || weekdays.length > 0;

/** Whether the numbers of a date are in its words. A month may be a word in any language. */
function areNumbersThere(when: ModelWhen, words: string, { stands }: DaysContext): boolean {
  const isThere = (number: number | null) => number === null || stands(number, words);
  const { offset } = when;
  const isOffsetThere =
    !offset || offset.n === 0 || needsNoNumber(Math.abs(offset.n)) || isThere(Math.abs(offset.n));
  return isThere(when.day) && isThere(when.untilDay) && isOffsetThere;
}

function anchorOf(
  { anchor }: ModelWhen,
  { setting: { today, from, to }, daysOf }: DaysContext,
): DayRange | null | undefined {
  if (anchor === 'start') return { from, to: from };
  if (anchor === 'due') return { from: to, to };
  if (anchor === 'today') return { from: today, to: today };
  return anchor === null ? null : (daysOf(anchor) ?? undefined);
}

function resolved(when: ModelWhen, words: string, anchor: DayRange | null, setting: Setting): ResolvedWhen {
  const { today, from, to } = setting;
  // For a recurrence, `only` and `also` mean the same: both apply to every week.
  const rel = when.rel === 'also' ? 'only' : when.rel;
  return resolveWhen({ ...when, words, rel, time: null, anchor }, { today, from, to });
}

/** "We shoot Sat + Sun": of days that the words give no number, whether they are of the weekdays that the model reads in them. */
function isOnItsWeekdays(when: ModelWhen, words: string, setting: Setting): boolean {
  if (when.weekdays.length === 0) return false;
  const { problem, days, range } = resolved(when, words, null, setting);
  const all = range ? daysFrom(range.from, range.to) : days;
  return problem === null && all.length > 0 && all.every((day) => when.weekdays.includes(weekdayOf(day)));
}

/** "Ordered on the 18th, three weeks": the named day is the one to count from. */
function namedBase(
  when: ModelWhen,
  words: string,
  byReader: Days | undefined,
  setting: Setting,
): DayRange | null {
  if (when.offset === null || (when.day === null && when.weekdays.length === 0)) return null;
  const [read] = byReader?.days ?? [];
  const [named] = resolved({ ...when, rel: 'on', offset: null }, words, null, setting).days;
  const day = read ?? named;
  return day === undefined ? null : { from: day, to: day };
}

/** "From December" has a beginning and no end; "every Friday from 15 January to 19 February" is six days. */
function asMeant({ rel, untilDay, untilMonth, weekdays }: ModelWhen, days: Days): Days {
  const { range } = days;
  if (!range) return days;
  if (rel === 'from' && untilDay === null && untilMonth === null && isWholeMonth(range))
    return { ...days, days: [range.from], range: null };
  if (rel !== 'on' || weekdays.length === 0) return days;
  // Within a week, the weekdays of both ends are repeated: "Mon 15 – Fri 19 Feb".
  const ends = [range.from, range.to].map(weekdayOf);
  const isShort = daysBetween(range.from, range.to) < DAYS_A_WEEK;
  if (isShort && weekdays.every((weekday) => ends.includes(weekday))) return { ...days, weekdays: [] };
  const listed = daysFrom(range.from, range.to).filter((day) => weekdays.includes(weekdayOf(day)));
  return { days: listed, range: null, weekdays: [] };
}

/** The days that a model's `when` means. It only has the words' content; every day is computed here. */
export function readWhen(when: ModelWhen, quote: string, context: DaysContext): ReadWhen {
  const { setting } = context;
  const words = when.words !== '' && context.isInBrief(when.words) ? when.words : quote;
  const byReader = daysIn(words, setting);
  const take = (days: Days, sure: boolean): ReadWhen =>
    days.range && days.range.to < days.range.from
      ? NOTHING
      : { stated: { rel: when.rel, ...asMeant(when, days) }, sure };
  if (!hasFields(when)) return byReader ? take(byReader, true) : NOTHING;
  const sure = areNumbersThere(when, words, context);
  // If the date parser finds a different day in the same words, that day is used and asked about.
  if (!sure && when.offset === null && byReader?.weekdays.length === 0) return take(byReader, false);
  if (!sure && when.offset === null && !isOnItsWeekdays(when, words, setting)) return NOTHING;
  const anchor = anchorOf(when, context);
  if (anchor === undefined && typeof when.anchor === 'number') {
    const lag = lagAfter(when.offset);
    const isThere = context.daysOf(when.anchor) !== null;
    if (lag === undefined || !isThere || when.rel === 'by' || when.rel === 'not') return NOTHING;
    return { follows: { n: when.anchor, lag }, sure };
  }
  const base = anchor ?? namedBase(when, words, byReader, setting);
  const found = resolved(when, words, base, setting);
  if (found.problem === 'weekday-does-not-fit') {
    const { problem, ...days } = resolved({ ...when, weekdays: [] }, words, base, setting);
    return problem === null ? take(days, false) : NOTHING;
  }
  if (found.problem !== null) return byReader ? take(byReader, false) : NOTHING;
  const { problem: _, ...days } = found;
  const isCounted = when.anchor !== null || when.offset !== null;
  return take(days, sure && (isCounted || !namesAnotherDay(words, days, setting)));
}
