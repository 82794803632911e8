import type { Effort, Lag } from '@daymark/domain/amounts';
import { LAG_MAX_DAYS } from '@daymark/domain/limits';
import type { ModelTime } from './statement.ts';

const EFFORT_MINUTES_MAX = 1_000_000;
const WORKDAYS_A_WEEK = 5;
const HOURS_A_DAY = 24;
/** Shorter waits end on the same day. */
const OVERNIGHT_HOURS = 8;

const lag = (days: number, unit: Lag['unit']): Lag => ({
  days: Math.min(LAG_MAX_DAYS, Math.ceil(days)),
  unit,
});

/** A length of time as elapsed time. */
export function lagOf({ n, unit }: ModelTime): Lag {
  if (unit === 'workday') return lag(n, 'working');
  if (unit === 'week') return lag(n * 7, 'calendar');
  if (unit === 'day') return lag(n, 'calendar');
  const hours = unit === 'hour' ? n : n / 60;
  return lag(hours < OVERNIGHT_HOURS ? 0 : hours / HOURS_A_DAY, 'calendar');
}

/** Minutes of work; undefined for days, whose length depends on the calendar. */
export const minutesOf = ({ n, unit }: ModelTime): number | undefined =>
  unit === 'minute' ? n : unit === 'hour' ? n * 60 : undefined;

/** A length of time as work; null if it is too long to plan. */
export function effortOf(time: ModelTime, per: Effort['per'], said: boolean): Effort | null {
  const minutes = minutesOf(time);
  if (minutes !== undefined)
    return minutes <= EFFORT_MINUTES_MAX ? { amount: minutes, unit: 'minutes', per, said } : null;
  const amount = time.unit === 'week' ? time.n * WORKDAYS_A_WEEK : time.n;
  return amount <= LAG_MAX_DAYS * 10 ? { amount, unit: 'workdays', per, said } : null;
}
