import { type RawBuilder, sql } from 'kysely';

/**
 * The hours that the open subtask `s` still takes; null without an estimate. It is the same rule as `hoursLeft` of the
 * domain, which a test checks.
 */
export const HOURS_LEFT = sql<number | null>`case when s.estimated_hours is not null then
  greatest(least(0.25, s.estimated_hours), s.estimated_hours - coalesce(s.actual_hours, 0)) end`;

/** The sum of hours in whole minutes, as `sumHours` of the domain adds them up; null without rows. */
export const sumOfHours = (hours: RawBuilder<unknown>, which?: RawBuilder<unknown>) =>
  sql<number | null>`(sum(round((${hours}) * 60)) ${which ? sql`filter (where ${which})` : sql``} / 60)`;
