import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { Reading, Statement } from '@daymark/domain/reading';
import { withSteps } from './expand.ts';

const WORKDAY_MINUTES = 360;
const USUAL_HABIT_MINUTES = 30;
/** The share of a wait that is kept if time is short. */
const LEAST_WAIT_SHARE = 0.5;

function minutesOf(one: Statement, weeks: number): number {
  if (one.kind === 'repeat') {
    const { from, until } = one;
    const inSeason = from && until ? Math.ceil((daysBetween(from, until) + 1) / 7) : weeks;
    const times = (one.timesAWeek ?? 1) * Math.min(weeks, inSeason);
    return ((one.minutes ?? USUAL_HABIT_MINUTES) * times) / (one.share?.of ?? 1);
  }
  if (one.kind !== 'task' || !one.effort) return 0;
  const { amount, unit, per } = one.effort;
  return (
    amount * (unit === 'workdays' ? WORKDAY_MINUTES : 1) * (per === 'part' ? (one.parts?.count ?? 1) : 1)
  );
}

/** What a Reading with steps amounts to. */
export interface Amount {
  minutes: number;
  /** The tasks that differ. */
  tasks: number;
  /** The minutes of the tasks that are due on or before a day, or that such a task needs. */
  minutesBy: [day: Day, minutes: number][];
  /** The days of the longest chain of work and waits, with so many days for a minute of work. */
  chainDays: (daysAMinute: number) => number;
}

export function amountOf(reading: Reading, weeks: number): Amount {
  const { statements } = withSteps(reading);
  const minutes = statements.map((one) => minutesOf(one, weeks));
  const due = new Map<Day, number>();
  latestDays(statements).forEach((day, index) => {
    if (day) due.set(day, (due.get(day) ?? 0) + (minutes[index] ?? 0));
  });
  const dueBy = (day: Day) => [...due].reduce((all, [other, more]) => (other <= day ? all + more : all), 0);
  return {
    minutes: minutes.reduce((all, one) => all + one, 0),
    tasks: statements.filter(({ kind }) => kind === 'task' || kind === 'repeat').length,
    minutesBy: [...due.keys()].map((day) => [day, dueBy(day)]),
    chainDays: (daysAMinute) => longestChain(statements, minutes, daysAMinute),
  };
}

/** The days from the beginning to the end of what takes longest one after another; statements are in order. */
function longestChain(
  statements: readonly Statement[],
  minutes: readonly number[],
  daysAMinute: number,
): number {
  const ends = new Map<string, number>();
  for (const [index, one] of statements.entries()) {
    if (one.kind !== 'task' && one.kind !== 'wait') continue;
    const after = one.kind === 'task' ? one.after.map(({ statement }) => statement) : one.after;
    const days =
      one.kind === 'task' ? (minutes[index] ?? 0) * daysAMinute : (one.lag?.days ?? 0) * LEAST_WAIT_SHARE;
    ends.set(one.id, Math.max(0, ...after.map((id) => ends.get(id) ?? 0)) + days);
  }
  return Math.max(0, ...ends.values());
}

/** Until when each statement is to be done, for what follows it also; undefined without a limit. Statements are in order. */
function latestDays(statements: readonly Statement[]): (Day | undefined)[] {
  const latest = new Map<string, Day>();
  const limit = (id: string, day: Day | undefined) => {
    const known = latest.get(id);
    if (day && (!known || day < known)) latest.set(id, day);
  };
  for (const one of statements.toReversed()) {
    if (one.kind === 'task') {
      limit(one.id, one.on.at(-1) ?? one.by ?? undefined);
      for (const { statement } of one.after) limit(statement, latest.get(one.id));
    }
    if (one.kind === 'wait') {
      const day = latest.get(one.id);
      const days = one.lag ? Math.ceil(one.lag.days * LEAST_WAIT_SHARE) : 0;
      for (const id of one.after) limit(id, day && addDays(day, -days));
    }
  }
  return statements.map((one) => (one.kind === 'task' ? latest.get(one.id) : undefined));
}
