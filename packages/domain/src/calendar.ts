import type { Day, Weekday } from './dates.ts';
import { DEFAULT_HOURS_PER_DAY } from './limits.ts';

/** When a person works: on which weekdays, how many hours a day, and on which days not at all. */
export interface WorkingHours {
  weekdays: readonly Weekday[];
  hoursPerDay: number;
  daysOff: readonly Day[];
}

export const DEFAULT_WORKING_HOURS: WorkingHours = {
  weekdays: [1, 2, 3, 4, 5],
  hoursPerDay: DEFAULT_HOURS_PER_DAY,
  daysOff: [],
};
