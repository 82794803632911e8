import { translated } from '@daymark/words/in-language';
import { plural, t } from '@daymark/words/t';
import { AppError } from '../http/errors.ts';

/** At most `count` events in any `seconds`. */
export interface Window {
  count: number;
  seconds: number;
  /**
   * After the limit is reached, everything is refused until the whole window has passed since the last event, and not
   * only until the first event is old enough.
   */
  rests?: boolean;
}

/** How often something may happen, for an address, a network or a user. */
export interface Limit {
  kind: string;
  windows: readonly Window[];
  /** For how long its events are stored; as long as the longest window of all if it is not given. */
  keptSeconds?: number;
  /** The error when the limit is reached; `when` is "in 43 seconds". */
  refusal: (when: string, retryAfterSeconds: number) => AppError;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The refusal of what was done too often: the sentence, and when to try again. */
export const tooMany = (sentence: string) => (when: string, retryAfterSeconds: number) =>
  new AppError('too_many_attempts', `${translated(sentence)} ${t`Please try again ${when}.`}`, {
    retryAfterSeconds,
  });

function secondsUntilFree(
  { count, seconds, rests }: Window,
  agesAscending: readonly number[],
  times: number,
): number {
  const filling = agesAscending[count - times];
  const newest = agesAscending[0];
  if (filling === undefined || newest === undefined) return 0;
  return seconds - (rests ? newest : filling);
}

/** How long until the limit allows another event, or so many at once; at least a second. */
export function waitSeconds(limit: Limit, events: readonly Date[], now: Date, times = 1): number {
  const ages = events.map((event) => (now.getTime() - event.getTime()) / 1_000).toSorted((a, b) => a - b);
  return Math.max(1, ...limit.windows.map((window) => Math.ceil(secondsUntilFree(window, ages, times))));
}

/** "in 43 seconds", "in 12 minutes", "in 24 hours": rounded up, so that a retry then succeeds. */
export function inWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return t`in ${plural(seconds, '# second')}`;
  return seconds < 2 * HOUR
    ? t`in ${plural(Math.ceil(seconds / MINUTE), '# minute')}`
    : t`in ${plural(Math.ceil(seconds / HOUR), '# hour')}`;
}
