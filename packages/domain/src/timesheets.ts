import type { Day } from './dates.ts';
import { priceOf, roundedUp, type Terms } from './rates.ts';

/** A time entry of a project. */
export interface WorkedTime {
  day: Day;
  projectId: string;
  title: string;
  note: string;
  minutes: number;
}

/** A line of a timesheet: a time entry, or the entries of a day in a project if the day is rounded. */
export interface TimesheetRow {
  day: Day;
  projectId: string;
  description: string;
  /** As they were worked. */
  minutes: number;
  billedMinutes: number;
  /** Minor units an hour; null if no rate is agreed. */
  rate: number | null;
  amount: number | null;
}

const described = ({ title, note }: WorkedTime): string => (note === '' ? title : `${title}: ${note}`);

function rowOf(entries: readonly [WorkedTime, ...WorkedTime[]], { rate, rounding }: Terms): TimesheetRow {
  const [{ day, projectId }] = entries;
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  const billedMinutes = roundedUp(minutes, rounding.minutes);
  return {
    day,
    projectId,
    description: [...new Set(entries.map(described))].join('; '),
    minutes,
    billedMinutes,
    rate,
    amount: rate === null ? null : priceOf(billedMinutes, rate),
  };
}

/** The rows of a timesheet, in the order of the entries. Its totals are the sums of its rows. */
export function timesheetRows(
  entries: readonly WorkedTime[],
  termsOf: (projectId: string) => Terms,
): TimesheetRow[] {
  const rows = Map.groupBy(entries.entries(), ([index, { day, projectId }]) => {
    const { minutes, per } = termsOf(projectId).rounding;
    return minutes > 0 && per === 'day' ? `${day} ${projectId}` : index;
  });
  return [...rows.values()].map((found) => {
    const [first, ...others] = found.map(([, entry]) => entry);
    if (!first) throw new Error('A group without an entry');
    return rowOf([first, ...others], termsOf(first.projectId));
  });
}

export interface TimesheetTotals {
  minutes: number;
  billedMinutes: number;
  /** Null if a row has no amount. */
  amount: number | null;
}

export const totalsOf = (rows: readonly TimesheetRow[]): TimesheetTotals => ({
  minutes: rows.reduce((sum, row) => sum + row.minutes, 0),
  billedMinutes: rows.reduce((sum, row) => sum + row.billedMinutes, 0),
  amount: rows.reduce<number | null>(
    (sum, { amount }) => (sum === null || amount === null ? null : sum + amount),
    0,
  ),
});
