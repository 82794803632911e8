import type { Lag } from '@daymark/domain/amounts';
import { addDays, type Day, type Weekday } from '@daymark/domain/dates';
import { LAG_MAX_DAYS } from '@daymark/domain/limits';
import type { EventFields, RepeatFields, TheirsFields, WaitFields } from '@daymark/domain/reading';
import { readRule, ruleOf } from '@daymark/domain/recurrence';
import {
  boundsOf,
  type CheckedStatement,
  exceptIn,
  first,
  last,
  weekdaysOf,
  withRelation,
} from './checked-statement.ts';
import type { PlannedStatement } from './gather.ts';
import { lagOf, minutesOf } from './lengths.ts';
import { isSaidLength } from './numbers.ts';
import { effortFrom } from './task-fields.ts';
import { nameFrom, titleFrom } from './wording.ts';

const DAYS_A_WEEK = 7;
const MINUTES_A_WEEK = 10_080;
const SESSION_MINUTES = 120;
/** An estimate of one day of a habit. */
const MOST_HABIT_HOURS = 4;
const WORKDAYS_A_WEEK = 5;
const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Minutes on each of its days. */
function minutesEach({ statement, stands, doubt }: CheckedStatement, sessions: number | null): number | null {
  const { amount, repeat, quote, hours } = statement;
  if (!amount) return minutesOfHours(hours);
  const minutes = minutesOf(amount);
  const share = amount.per === 'week' ? (sessions ?? (repeat?.weekdays.length || 1)) : 1;
  if (minutes === undefined || !(quote === null || isSaidLength(amount, stands))) {
    doubt();
    return null;
  }
  const each = Math.round(minutes / share);
  if (each >= 1 && each <= MINUTES_A_WEEK) return each;
  doubt();
  return null;
}

/** "3 hours a week on the shop": so many days a week that none is long; null if something else gives the number. */
function sessionsAWeek(
  { statement: { amount, repeat } }: CheckedStatement,
  weekdays: readonly Weekday[],
): number | null {
  const isWeekly = repeat?.unit === 'week' && repeat.every === 1 && weekdays.length === 0;
  const minutes = amount?.per === 'week' ? minutesOf(amount) : undefined;
  if (!isWeekly || minutes === undefined || minutes <= SESSION_MINUTES) return null;
  return Math.min(WORKDAYS_A_WEEK, Math.ceil(minutes / SESSION_MINUTES));
}

/** Its weekdays; empty if any will do, undefined if none is left. */
function weekdaysOfRepeat(checked: CheckedStatement): Weekday[] | undefined {
  const { repeat } = checked.statement;
  const named = repeat?.weekdays.length ? repeat.weekdays : weekdaysOf(withRelation(checked, 'only', 'on'));
  const never = weekdaysOf(withRelation(checked, 'not'));
  if (never.length === 0) return named;
  const isOfEveryDay = repeat?.unit === 'day' && repeat.every === 1;
  if (named.length === 0 && !isOfEveryDay) {
    checked.doubt();
    return named;
  }
  const left = (named.length > 0 ? named : WEEKDAYS).filter((weekday) => !never.includes(weekday));
  return left.length > 0 ? left : undefined;
}

/** A range limits the recurrence to its days. */
function boundsOfRepeat(checked: CheckedStatement): { from: Day | null; until: Day | null } {
  const bounds = boundsOf(checked);
  const within = withRelation(checked, 'on', 'only').find(({ range }) => range !== null)?.range;
  return { from: bounds.from ?? within?.from ?? null, until: bounds.until ?? within?.to ?? null };
}

/** What is practised one after the other. */
function topicsFrom({ repeat }: PlannedStatement): Pick<RepeatFields, 'topics' | 'topicMinutes'> {
  const all = (repeat?.topics ?? []).flatMap(({ title, hours }) => {
    const named = titleFrom(title);
    return named === null ? [] : [{ title: named, minutes: minutesOfHours(hours) }];
  });
  if (all.length < 2) return {};
  const topics = all.map(({ title }) => title);
  const topicMinutes = all.map(({ minutes }) => minutes);
  return { topics, ...(topicMinutes.some((one) => one !== null) && { topicMinutes }) };
}

/** Minutes of one day of a habit, as its maker guesses. */
const minutesOfHours = (hours: number | null): number | null =>
  hours !== null && hours <= MOST_HABIT_HOURS ? Math.max(1, Math.round(hours * 60)) : null;

/** Undefined if the recurrence is not stated, or cannot be expressed as a rule. */
export function repeatFields(checked: CheckedStatement): RepeatFields | undefined {
  const { statement, title } = checked;
  const { repeat } = statement;
  const weekdays = weekdaysOfRepeat(checked);
  if (weekdays === undefined || (!repeat && weekdays.length === 0)) return undefined;
  const { from, until } = boundsOfRepeat(checked);
  const times = repeat?.timesAWeek ?? sessionsAWeek(checked, weekdays);
  const isDaily = times !== null && times >= DAYS_A_WEEK;
  const topics = topicsFrom(statement);
  const rule = ruleOf({
    unit: weekdays.length > 0 ? 'week' : isDaily ? 'day' : (repeat?.unit ?? 'week'),
    every: repeat?.every ?? 1,
    weekdays: [...new Set(weekdays)].toSorted(),
    monthDay: repeat?.monthDay ?? null,
    place: null,
    // Topics share the days that there are.
    count: until === null && !topics.topics ? (repeat?.count ?? null) : null,
    until: null,
  });
  if (readRule(rule) === undefined) return undefined;
  const isCounted = times !== null && !isDaily && weekdays.length === 0 && rule.startsWith('FREQ=WEEKLY');
  return {
    kind: 'repeat',
    title,
    rule,
    timesAWeek: isCounted ? times : null,
    minutes: minutesEach(checked, times),
    ...(!statement.amount && { guessed: true as const }),
    ...topics,
    from,
    until,
    except: exceptIn(checked, weekdays),
  };
}

/** Undefined without a day, because nothing could be dated relative to it. */
export function eventFields(checked: CheckedStatement): EventFields | undefined {
  const days = withRelation(checked, 'on', 'from', 'by');
  const on = days.map(first).find((day) => day !== null);
  const until = days.map(last).findLast((day) => day !== null);
  if (!on) return undefined;
  return {
    kind: 'event',
    title: checked.title,
    on,
    until: until && until > on ? until : null,
    effort: effortFrom(checked),
  };
}

/** The length that a wait without one has in the plan, unless it would end behind the day that the brief gives. */
const plannedLag = ({ planned, date }: PlannedStatement, until: Day | null): Lag | null =>
  planned === null || (until !== null && date !== null && addDays(date, planned) > until)
    ? null
    : { days: Math.min(LAG_MAX_DAYS, planned), unit: 'calendar' };

/** Undefined without a length or an end. */
export function waitFields(checked: CheckedStatement): WaitFields | undefined {
  const { statement, title, standsElsewhere, doubt } = checked;
  const until =
    withRelation(checked, 'by', 'on', 'from')
      .map(last)
      .find((day) => day !== null) ?? null;
  const { amount } = statement;
  // A wait that the model added has its own length.
  if (amount && statement.quote !== null && !isSaidLength(amount, standsElsewhere)) doubt();
  const said = amount ? lagOf(amount) : null;
  const planned = plannedLag(statement, until);
  // "Book them about 3 weeks ahead": an appointment may be later.
  const isLater = said?.unit === 'calendar' && planned !== null && planned.days > said.days;
  const lag = isLater ? planned : (said ?? planned);
  if (lag === null && until === null) return undefined;
  const who = nameFrom(statement.who);
  const { date } = statement;
  const begins = date === null || (until !== null && date > until) ? {} : { likelyOn: date };
  return { kind: 'wait', title, who, lag, until, after: [], each: false, ...begins };
}

/** Others' work is due on its day; on several days they are only there. */
export function theirsFields(checked: CheckedStatement): TheirsFields {
  const [one, other] = withRelation(checked, 'by', 'on', 'from');
  return { kind: 'theirs', who: nameFrom(checked.statement.who), by: one && !other ? last(one) : null };
}
