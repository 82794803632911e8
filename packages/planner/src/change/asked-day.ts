import { addDays, type Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { fieldsOf } from '@daymark/domain/statements';
import type { AnchorToken, DayToken, Language, Token } from '@daymark/language/token';
import type { AgreedDays } from './agreed-days.ts';
import { cuesOf } from './cues/cues.ts';
import { stemsIn } from './stems-in.ts';

const LONGEST_MONTH = 31;
const DAYS_IN = { minutes: 0, days: 1, workdays: 1, weeks: 7, months: 30 } as const;
/** A word that rules a day stands at most so many characters before it. */
const NEAR = 16;

interface Asked {
  mail: string;
  tokens: readonly Token[];
  today: Day;
  /** Of the project. */
  dueDate: Day;
  language: Language;
  agreed: AgreedDays;
}

/** The last or the first day of one thing. */
export interface OwnDay {
  day: Day;
  isFirst: boolean;
}

/** The last day that a mail named, and whether the same sentence did. */
export interface NamedDay {
  day: Day;
  isNear: boolean;
}

/** What a clause says of days: of all of the work, and of the one thing that it is about. */
interface AskedDays {
  day: Day | null;
  own: OwnDay | null;
  /** The day that its words name by themselves. */
  named: Day | null;
  /** Whether its words say anything of time. */
  isTimed: boolean;
}

/** A clause, the statement of the brief that it is about, and the day named before it. */
interface Clause {
  statement: Statement;
  about: string | undefined;
  before: NamedDay | null;
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
const upTo = ({ cue }: DayToken, day: Day): Day => (cue === 'before' ? addDays(day, -1) : day);

const dayOf = (one: DayToken, dueDate: Day): Day =>
  upTo(one, one.guessed.month ? nearestWithNumber(one.day, dueDate) : one.day);

/** "The launch stays on the 15th" gives no other day than the agreed one. */
const changedFrom = (dueDate: Day, day: Day): Day | null => (day === dueDate ? null : day);

const daysIn = ({ length: { min, unit } }: Pick<AnchorToken, 'length'>): number =>
  Math.round(min * DAYS_IN[unit]);

/** "A week earlier", "two weeks more": the due date moved by a length. */
function movedBy(own: readonly Token[], said: string, { dueDate, language }: Asked): Day | null {
  const { earlier, later } = cuesOf(language);
  const anchor = own.find((one) => one.type === 'anchor');
  const length = own.find((one) => one.type === 'duration') ?? anchor?.length;
  const days = length ? daysIn({ length }) : 0;
  if (days === 0) return null;
  if (anchor?.side === 'before' || earlier.test(said)) return addDays(dueDate, -days);
  return anchor || later.test(said) ? addDays(dueDate, days) : null;
}

/** The days of a clause that are not given up for another ("instead of the 9th") and no reason ("because we open on the 20th"). */
function meantDays(own: readonly Token[], start: number, text: TextOf, language: Language): DayToken[] {
  const { former, reason } = cuesOf(language);
  const days = own.filter((one) => one.type === 'day');
  const isFormer = ({ bare }: DayToken) => former.test(text(Math.max(start, bare - NEAR), bare));
  const isReason = (one: DayToken, at: number) =>
    at > 0 && reason.test(text(days[at - 1]?.end ?? start, one.start));
  const meant = days.filter((one, at) => days.length === 1 || (!isFormer(one) && !isReason(one, at)));
  return meant.length > 0 ? meant : days;
}

type TextOf = (from: number, to: number) => string;

/** The day that the reader took from a clause for a task: the first of "not before", else the last. */
function readDay(statement: Statement): OwnDay | null {
  for (const one of [fieldsOf(statement), ...(statement.alternatives ?? [])]) {
    if (one.kind !== 'task') continue;
    const last = one.by ?? one.on.at(-1);
    if (last) return { day: last, isFirst: false };
    return one.from ? { day: one.from, isFirst: true } : null;
  }
  return null;
}

/** "Ten days before the party", "two days earlier", "the day before": counted from an event, from a day named before, or from the agreed one. */
function anchoredDay(
  own: readonly Token[],
  { statement, about, before }: Clause,
  text: TextOf,
  { agreed, language }: Asked,
): Day | null {
  const { end } = statement.words;
  const token = own.find((one) => one.type === 'anchor');
  const { previous, same } = cuesOf(language);
  const said = text(statement.words.start, end);
  const behind = token ? text(token.end, end) : said;
  const event = agreed.ofEvent(behind);
  if (!token) {
    if (previous.test(said)) {
      const base = event ?? before?.day;
      return base ? addDays(base, -1) : null;
    }
    return before && same.test(said) ? before.day : null;
  }
  const isPointing = same.test(behind) || stemsIn(behind, language).size === 0;
  const isAfterNamed = before && (before.isNear || (isPointing && token.within));
  const base = event ?? (isAfterNamed ? before.day : null) ?? agreed.of(about);
  const days = token.within ? 1 : daysIn(token);
  return base && days > 0 ? addDays(base, token.side === 'before' ? -days : days) : null;
}

/** The days that a clause gives: those that it names, else a length from another, else what the reader took from it. */
export function askedDays(clause: Clause, asked: Asked): AskedDays {
  const { statement } = clause;
  const { mail, tokens, dueDate, language } = asked;
  const { start, end } = statement.words;
  const text: TextOf = (from, to) => mail.slice(from, to).toLowerCase().replaceAll('’', "'");
  const own = tokens.filter((one) => one.start >= start && one.end <= end);
  const isFirst = cuesOf(language).notBefore.test(text(start, end));
  const last = meantDays(own, start, text, language).at(-1);
  if (last) {
    const day = upTo(last, last.day);
    return {
      day: changedFrom(dueDate, dayOf(last, dueDate)),
      own: { day: isFirst ? last.day : day, isFirst: isFirst || last.cue === 'from' },
      ...{ named: last.day, isTimed: true },
    };
  }
  const range = own.find((one) => one.type === 'range' && one.period !== 'month' && one.period !== 'year');
  if (range?.type === 'range') {
    const day = isFirst ? range.from : range.to;
    return {
      day: range.period === 'days' ? changedFrom(dueDate, range.to) : null,
      ...{ own: { day, isFirst }, named: day, isTimed: true },
    };
  }
  const anchored = anchoredDay(own, clause, text, asked);
  if (anchored)
    return {
      day: changedFrom(dueDate, anchored),
      own: { day: anchored, isFirst },
      named: null,
      isTimed: true,
    };
  const moved = movedBy(own, text(start, end), asked);
  return { day: moved, own: readDay(statement), named: null, isTimed: own.length > 0 };
}
