import { formatInstant } from '../platform/format.ts';
import { timezoneOfUser } from '../platform/today.ts';

/** An instant in the person's zone, as an element for a sentence. */
export const shownInstant = (instant: string) => (
  <time dateTime={instant}>{formatInstant(instant, timezoneOfUser())}</time>
);
