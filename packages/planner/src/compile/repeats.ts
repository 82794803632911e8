import {
  addDays,
  type Day,
  daysBetween,
  daysFrom,
  startOfWeek,
  type Weekday,
  weekdayOf,
} from '@daymark/domain/dates';
import type { Statement, StatementOf } from '@daymark/domain/reading';
import { type Recurrence, readRule } from '@daymark/domain/recurrence';
import { earliestOf, latestOf } from './days.ts';
import type { RepeatDraft } from './draft.ts';
import { spread } from './weekdays.ts';

/** The default duration of a habit's day. */
const USUAL_MINUTES = 30;
/** Most days of a habit; a longer one continues in the next plan. */
const MOST_DAYS = 400;

const ALL_WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

type RepeatStatement = StatementOf<'repeat'>;

interface Span {
  from: Day;
  to: Day;
}

/** The user's working weekdays, and the weekdays on which anything is possible. */
interface Week {
  worked: readonly Weekday[];
  possible: readonly Weekday[];
}

interface Setting {
  /** The start of the project: a habit is counted from it, whenever it is planned. */
  start: Day;
  span: Span;
  off: ReadonlySet<Day>;
  week: Week;
  /** The weekdays of practices, by the steps of the library that they come from. */
  shared: ReadonlyMap<string, Weekday[]>;
}

const monthsBetween = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

const daysInMonth = (day: Day): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

function isInMonth(day: Day, { monthDay, place }: Recurrence, first: Day): boolean {
  const date = Number(day.slice(8));
  if (!place) return date === Math.min(monthDay ?? Number(first.slice(8)), daysInMonth(day));
  if (place.weekday !== weekdayOf(day)) return false;
  return place.nth === -1 ? date + 7 > daysInMonth(day) : Math.ceil(date / 7) === place.nth;
}

/** Whether a rule includes a day, counted from its first. */
export function fallsOn(day: Day, rule: Recurrence, first: Day, weekdays: readonly Weekday[]): boolean {
  if (rule.unit === 'day') return daysBetween(first, day) % rule.every === 0;
  if (rule.unit === 'week') {
    const weeks = daysBetween(startOfWeek(first), startOfWeek(day)) / 7;
    return weeks % rule.every === 0 && weekdays.includes(weekdayOf(day));
  }
  return monthsBetween(first, day) % rule.every === 0 && isInMonth(day, rule, first);
}

const practiceOf = ({ library, rule, timesAWeek }: RepeatStatement): string | null =>
  timesAWeek !== null && readRule(rule)?.weekdays.length === 0 ? (library?.step ?? null) : null;

/**
 * The weekdays of the practices of one project, so that two of them share no day if there are enough: the longest session comes last
 * in the week, as a long run does.
 */
function sharedWeekdays(
  repeats: readonly RepeatStatement[],
  { worked, possible }: Week,
): Map<string, Weekday[]> {
  const practices = new Map(
    repeats.flatMap((one) => {
      const practice = practiceOf(one);
      return practice === null ? [] : [[practice, one] as const];
    }),
  );
  const shared = new Map<string, Weekday[]>();
  if (practices.size < 2) return shared;
  const longestFirst = [...practices].toSorted(
    ([, one], [, other]) => (other.minutes ?? USUAL_MINUTES) - (one.minutes ?? USUAL_MINUTES),
  );
  const times = longestFirst.reduce((sum, [, { timesAWeek }]) => sum + (timesAWeek ?? 1), 0);
  const days = times > worked.length ? possible : worked;
  // With days of rest between them as far as there are some.
  let left = times < days.length ? spread(days, times) : [...days];
  for (const [practice, { timesAWeek }] of longestFirst) {
    const count = timesAWeek ?? 1;
    if (left.length < count) break;
    const own = count === 1 ? left.slice(-1) : spread(left, count);
    shared.set(practice, own);
    left = left.filter((day) => !own.includes(day));
  }
  return shared;
}

/** The weekdays of a weekly habit: the stated ones, so many of the user's, or that of its first day. */
function weekdaysOf(
  one: RepeatStatement,
  rule: Recurrence,
  first: Day,
  { week, shared }: Setting,
): Weekday[] {
  const { timesAWeek } = one;
  const own = shared.get(practiceOf(one) ?? '');
  if (own) return own;
  if (rule.weekdays.length > 0) return rule.weekdays;
  if (timesAWeek !== null)
    return spread(timesAWeek > week.worked.length ? week.possible : week.worked, timesAWeek);
  const day = weekdayOf(first);
  return [week.worked.includes(day) ? day : (week.worked[0] ?? day)];
}

/** Weekdays on which nothing is planned, not even habits: "no Sundays". */
function neverIn(statements: readonly Statement[]): Weekday[] {
  const rules = statements.filter(
    (one) => one.kind === 'availability' && one.from === null && one.until === null,
  ) as StatementOf<'availability'>[];
  const only = rules.filter(({ rule }) => rule === 'only' || rule === 'also').flatMap((one) => one.weekdays);
  const isOnly = rules.some(({ rule }) => rule === 'only');
  const never = rules.filter(({ rule }) => rule === 'never').flatMap((one) => one.weekdays);
  return ALL_WEEKDAYS.filter((day) => never.includes(day) || (isOnly && !only.includes(day)));
}

/**
 * The remaining days of a habit: on its own weekdays, never on a day off. It is counted from the start of the project.
 */
function daysOfRepeat(statement: RepeatStatement, setting: Setting): Day[] {
  const { start, span, off, week } = setting;
  const rule = readRule(statement.rule);
  if (!rule) return [];
  const first = latestOf(start, statement.from) ?? start;
  const last = earliestOf(span.to, statement.until, rule.until) ?? span.to;
  const weekdays = weekdaysOf(statement, rule, first, setting);
  // Weekdays that the habit names take precedence over the week.
  const possible = rule.weekdays.length > 0 ? ALL_WEEKDAYS : week.possible;
  const except = new Set(statement.except);
  const days = daysFrom(latestOf(first, span.from) ?? first, last)
    .filter(
      (day) =>
        !off.has(day) &&
        !except.has(day) &&
        possible.includes(weekdayOf(day)) &&
        fallsOn(day, rule, first, weekdays),
    )
    .slice(0, MOST_DAYS);
  return shareOf(days, statement.share ?? { nth: 0, of: 1 });
}

/** The days of one of several topics: a week each if there are as many as weeks, else as many days each. */
function shareOf(days: readonly Day[], { nth, of }: { nth: number; of: number }): Day[] {
  const weeks = [...new Set(days.map((day) => startOfWeek(day)))];
  if (of > 1 && of === weeks.length) return days.filter((day) => startOfWeek(day) === weeks[nth]);
  const placeOf = (share: number) => Math.round((days.length * share) / of);
  return days.slice(placeOf(nth), placeOf(nth + 1));
}

/** The share of a project's days that practice without a last day leaves to what follows it. */
const LEFT_BEHIND_PRACTICE = 0.08;

/** The last day of practice that other work follows; null if it is no practice with steps behind it. */
export function endOfPractice({ share, until }: RepeatStatement, { from, to }: Span): Day | null {
  if (!share) return null;
  if (until !== null && until <= to) return until;
  const left = Math.max(1, Math.round(daysBetween(from, to) * LEFT_BEHIND_PRACTICE));
  return addDays(to, -Math.min(left, Math.max(0, daysBetween(from, to))));
}

/** The practice that other work follows ends before the project does. */
function endingBefore(
  statements: readonly Statement[],
  span: Span,
): (one: RepeatStatement) => RepeatStatement {
  const followed = new Set(
    statements.flatMap((one) => (one.kind === 'task' ? one.after.map(({ statement }) => statement) : [])),
  );
  const isFollowed = statements.some((one) => one.kind === 'repeat' && one.share && followed.has(one.id));
  return (one) => (isFollowed && one.share ? { ...one, until: endOfPractice(one, span) } : one);
}

/** Habits with their days. `off` are days without anything. */
export function repeatDrafts(
  statements: readonly Statement[],
  { start, span, off, worked }: { start: Day; span: Span; off: readonly Day[]; worked: readonly Weekday[] },
): RepeatDraft[] {
  const never = neverIn(statements);
  const week: Week = { worked, possible: ALL_WEEKDAYS.filter((day) => !never.includes(day)) };
  const repeats = statements.filter((one) => one.kind === 'repeat');
  const setting = { start, span, off: new Set(off), week, shared: sharedWeekdays(repeats, week) };
  const ending = endingBefore(statements, { from: start, to: span.to });
  return statements.flatMap((one): RepeatDraft[] => {
    if (one.kind !== 'repeat') return [];
    const days = daysOfRepeat(ending(one), setting);
    if (days.length === 0) return [];
    return [
      {
        statement: one.id,
        title: one.title,
        hours: (one.minutes ?? USUAL_MINUTES) / 60,
        stated: one.minutes !== null && !one.guessed,
        source: one.words.text ? one.words : null,
        library: one.words.text ? null : (one.library?.step ?? one.statedBy),
        days,
        times: readRule(one.rule)?.count ?? null,
      },
    ];
  });
}
