import type { DayRange } from '@daymark/domain/amounts';
import { type Day, daysBetween, daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';
import type { Setting, Token } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import type { ModelWhen, Relation } from './statement.ts';

/** The days of a statement, and how they apply. */
export interface StatedDays {
  rel: Relation;
  days: Day[];
  range: DayRange | null;
  weekdays: Weekday[];
}

/** Null if they are not reliable. */
export interface ReadWhen {
  stated: StatedDays | null;
  sure: boolean;
}

export interface DaysContext {
  setting: Setting;
  stands: (number: number, text: string) => boolean;
  /** Whether a text is in the brief. */
  isInBrief: (text: string) => boolean;
}

const NOTHING: ReadWhen = { stated: null, sure: false };
/** Days further away from the project are a mistake. */
const FAR_DAYS = 800;
const RANGE_MAX_DAYS = 800;
const DAYS_A_WEEK = 7;

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

/** Whether a day is one that the words name; of those without a month by its number, or by its weekday if they name no more. */
function isNamed(words: string, day: Day, setting: Setting): boolean {
  return tokensIn(words, setting).some((token) => {
    if (token.type !== 'day') return false;
    if (token.guessed.week) return weekdayOf(token.day) === weekdayOf(day);
    return token.guessed.month ? dateOf(token.day) === dateOf(day) : token.day.slice(5) === day.slice(5);
  });
}

const dateOf = (day: Day): number => Number(day.slice(8));

/** Whether the days are far from those of the project. */
const isFar = ({ from, to }: DayRange, { from: start, to: end, today }: Setting): boolean => {
  const first = today < start ? today : start;
  return (
    daysBetween(from, first) > FAR_DAYS ||
    daysBetween(end, to) > FAR_DAYS ||
    daysBetween(from, to) > RANGE_MAX_DAYS
  );
};

/** Of days and weekdays together, those of the weekdays: "every Friday from 15 January to 19 February" is six days. */
function asMeant({ rel, weekdays }: ModelWhen, range: DayRange): Days {
  if (range.from === range.to) return { days: [range.from], range: null, weekdays: [] };
  const isOfWeekdays = weekdays.length > 0 && weekdays.length < DAYS_A_WEEK;
  if (rel === 'on' && isOfWeekdays) {
    const listed = daysFrom(range.from, range.to).filter((day) => weekdays.includes(weekdayOf(day)));
    return { days: listed, range: null, weekdays: [] };
  }
  return { days: [], range, weekdays: isOfWeekdays ? weekdays : [] };
}

/**
 * The days that a model's `when` means, checked against its words: a day that they name otherwise in numbers is theirs, and asked about. Days
 * that the words give no number ("two weeks before the fair") are taken as the model computed them.
 */
export function readWhen(when: ModelWhen, quote: string, context: DaysContext): ReadWhen {
  const { setting, stands, isInBrief } = context;
  const isQuoted = when.words !== '' && isInBrief(when.words);
  const words = isQuoted ? when.words : quote;
  const byReader = daysIn(words, setting);
  const take = (days: Days, sure: boolean): ReadWhen => ({ stated: { rel: when.rel, ...days }, sure });
  const { from, until, weekdays } = when;
  if (from === null) {
    // "Evenings only, every day" opens the days on which the person does not work otherwise.
    const isEveryDay = weekdays.length === DAYS_A_WEEK && when.rel === 'only';
    const isWeekly = (weekdays.length > 0 && weekdays.length < DAYS_A_WEEK) || isEveryDay;
    if (isWeekly) return take({ days: [], range: null, weekdays }, isQuoted);
    return byReader ? take(byReader, true) : NOTHING;
  }
  const range = { from, to: until ?? from };
  if (range.to < range.from || isFar(range, setting)) return byReader ? take(byReader, false) : NOTHING;
  const isWritten = /\d/.test(words) && byReader !== undefined && byReader.days.length > 0;
  if (until === null && isWritten && !isNamed(words, from, setting)) return take(byReader, false);
  const isThere = stands(dateOf(from), words) || stands(dateOf(range.to), words);
  if (!isQuoted && !isThere) return NOTHING;
  const isOnItsWeekday = until !== null || weekdays.length === 0 || weekdays.includes(weekdayOf(from));
  const isRead = byReader !== undefined && byReader.weekdays.length === 0;
  return take(asMeant(when, range), isOnItsWeekday && (isThere || !isRead));
}
