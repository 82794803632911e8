import { HOURS_STEP } from './limits.ts';
import type { WorkingDay } from './working-days.ts';

type Hours = Pick<WorkingDay, 'hours' | 'offHours' | 'busyHours'> & { doneHours: number };

/** Half of a day, in quarters of an hour: of its hours before time off, calendars and completed work took any. */
export const halfOf = ({ hours, offHours, busyHours, doneHours }: Hours): number =>
  Math.round((hours + offHours + busyHours + doneHours) / 2 / HOURS_STEP) * HOURS_STEP;
