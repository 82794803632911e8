import { type Day, daysBetween } from './dates.ts';
import { TRASH_DAYS } from './limits.ts';

/**
 * For how many more days something that was deleted on a day can be restored: 30 on that day. At 0 a nightly job
 * removes it for good.
 */
export const daysLeftInTrash = (deletedOn: Day, today: Day): number =>
  Math.min(TRASH_DAYS, Math.max(0, TRASH_DAYS - daysBetween(deletedOn, today)));
