import { type Day, isDay } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { formatDay, formatHours, formatTime } from '../../platform/format.ts';
import { dayIn, timezoneOfUser } from '../../platform/today.ts';

/** A date in the table of subtasks: "N/A" if it is missing, "Invalid Date" if it cannot be parsed. */
export function dayText(day: Day | null): string {
  if (!day) return t`N/A`;
  return isDay(day) ? formatDay(day, 'dated') : t`Invalid Date`;
}

/** The day of an instant in the user's time zone. */
export function instantText(instant: string | null): string {
  if (!instant) return t`N/A`;
  return Number.isNaN(Date.parse(instant))
    ? t`Invalid Date`
    : dayText(dayIn(timezoneOfUser(), new Date(instant)));
}

export const dueText = (day: Day | null, time: string | null): string =>
  day && time ? `${dayText(day)}, ${formatTime(time)}` : dayText(day);

/** Estimated and actual hours: "2 h", "1 of 2 h spent", "1 h spent". */
export function hoursText(estimated: number | null, actual: number | null): string {
  if (actual === null) return estimated === null ? '' : formatHours(estimated);
  return estimated === null
    ? t`${formatHours(actual)} spent`
    : t`${formatHours(actual)} of ${formatHours(estimated)} spent`;
}
