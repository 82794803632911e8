import { type Day, daysBetween } from './dates.ts';
import { TRASH_DAYS } from './limits.ts';

/**
 * For how many more days what was deleted on a day can be brought back: 30 on that day itself. At 0 it is removed for
 * good in one of the next nights.
 */
export const daysLeftInTrash = (deletedOn: Day, today: Day): number =>
  Math.min(TRASH_DAYS, Math.max(0, TRASH_DAYS - daysBetween(deletedOn, today)));
