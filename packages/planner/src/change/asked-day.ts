import { addDays, type Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { DayToken, Language, Token } from '@daymark/language/token';
import { cuesOf } from './cues/cues.ts';

const LONGEST_MONTH = 31;
const DAYS_IN = { minutes: 0, days: 1, workdays: 1, weeks: 7, months: 30 } as const;
/** A word that rules a day stands at most so many characters before it. */
const NEAR = 16;

interface Asked {
  mail: string;
  tokens: readonly Token[];
  /** Of the project. */
  dueDate: Day;
  language: Language;
}

const numberOf = (day: Day): string => day.slice(-2);

/** "The 19th" without a month is the one nearest to the due date. */
function nearestWithNumber(day: Day, to: Day): Day {
  for (let away = 0; away <= LONGEST_MONTH; away++)
    for (const near of [addDays(to, -away), addDays(to, away)])
      if (numberOf(near) === numberOf(day)) return near;
  return day;
}

/** "Before Christmas" is the day before at the latest. */
function dayOf({ day, cue, guessed }: DayToken, dueDate: Day): Day {
  const meant = guessed.month ? nearestWithNumber(day, dueDate) : day;
  return cue === 'before' ? addDays(meant, -1) : meant;
}

/** "The launch stays on the 15th" gives no other day than the agreed one. */
const changedFrom = (dueDate: Day, day: Day): Day | null => (day === dueDate ? null : day);

/** "A week earlier", "two weeks more": the due date moved by a length. */
function movedBy(own: readonly Token[], said: string, { dueDate, language }: Asked): Day | null {
  const { earlier, later } = cuesOf(language);
  const anchor = own.find((one) => one.type === 'anchor');
  const length = own.find((one) => one.type === 'duration') ?? anchor?.length;
  const days = length ? Math.round(length.min * DAYS_IN[length.unit]) : 0;
  if (days === 0) return null;
  if (anchor?.side === 'before' || earlier.test(said)) return addDays(dueDate, -days);
  return anchor || later.test(said) ? addDays(dueDate, days) : null;
}

/**
 * The day that a clause gives: the last one that is not given up for another ("instead of the 9th") and is no reason
 * ("because we open on the 20th"), else a length by which the due date moves.
 */
export function askedDay({ start, end }: Statement['words'], asked: Asked): Day | null {
  const { mail, tokens, dueDate, language } = asked;
  const { former, reason } = cuesOf(language);
  const text = (from: number, to: number) => mail.slice(from, to).toLowerCase().replaceAll('’', "'");
  const own = tokens.filter((one) => one.start >= start && one.end <= end);
  const days = own.filter((one) => one.type === 'day');
  const isFormer = ({ bare }: DayToken) => former.test(text(Math.max(start, bare - NEAR), bare));
  const isReason = (one: DayToken, at: number) =>
    at > 0 && reason.test(text(days[at - 1]?.end ?? start, one.start));
  const meant = days.filter((one, at) => days.length === 1 || (!isFormer(one) && !isReason(one, at)));
  const last = meant.at(-1) ?? days.at(-1);
  if (last) return changedFrom(dueDate, dayOf(last, dueDate));
  const range = own.find((one) => one.type === 'range' && one.period === 'days');
  if (range?.type === 'range') return changedFrom(dueDate, range.to);
  return movedBy(own, text(start, end), asked);
}
