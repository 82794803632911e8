import type { Day } from '@daymark/domain/dates';
import { DEFAULT_TIMEZONE } from '@daymark/domain/limits';
import { isTimezone } from '@daymark/domain/timezones';

/** The name under which days are computed in a time zone; undefined for one that cannot be computed in. */
export function timezoneNamed(text: string): string | undefined {
  if (!isTimezone(text)) return undefined;
  try {
    return new Temporal.ZonedDateTime(0n, text).timeZoneId;
  } catch {
    return undefined;
  }
}

/** A zone that was known when it was written may be unknown to this runtime: its person must get in all the same. */
function inZone<T>(timezone: string, compute: (zone: string) => T): T {
  try {
    return compute(timezone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return compute(DEFAULT_TIMEZONE);
  }
}

/** The calendar day that an instant falls on in a time zone; in the default one where that is not known. */
export const dayIn = (timezone: string, instant: Date): Day =>
  inZone(timezone, (zone) => instant.toTemporalInstant().toZonedDateTimeISO(zone).toPlainDate().toString());

/** The instant at which the month of a day begins in a time zone; in the default one where that is not known. */
export const startOfMonth = (timezone: string, day: Day): Date =>
  inZone(timezone, (zone) => {
    const first = Temporal.PlainDate.from(day).with({ day: 1 });
    return new Date(first.toZonedDateTime(zone).epochMilliseconds);
  });
