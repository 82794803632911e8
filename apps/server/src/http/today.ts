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

/** The instant at which a day begins in a time zone; in the default one where that is not known. */
export const startOfDay = (timezone: string, day: Day): Date =>
  inZone(timezone, (zone) => new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds));

/** The instant at which the month of a day begins in a time zone; in the default one where that is not known. */
export const startOfMonth = (timezone: string, day: Day): Date =>
  startOfDay(timezone, Temporal.PlainDate.from(day).with({ day: 1 }).toString());

/** How far a time zone lies from UTC, in seconds: each offset since its instant, the first one since ever. */
export interface ZoneOffsets {
  since: string[];
  seconds: number[];
}

/** Some years of clock changes: what is older is told by the offset of the earliest. */
const CLOCK_CHANGES = 20;

/**
 * The offsets of a time zone up to an instant, in the default one where that is not known. Days are computed from these
 * in SQL, since a database need not know the zones that this runtime does.
 */
export const offsetsUntil = (timezone: string, instant: Date): ZoneOffsets =>
  inZone(timezone, (zone) => {
    const offsets: ZoneOffsets = { since: [], seconds: [] };
    let at = instant.toTemporalInstant().toZonedDateTimeISO(zone);
    for (let changes = 0; changes < CLOCK_CHANGES; changes++) {
      const change = at.getTimeZoneTransition('previous');
      offsets.seconds.unshift(at.offsetNanoseconds / 1e9);
      offsets.since.unshift(change ? change.toInstant().toString() : '-infinity');
      if (!change) break;
      at = change.subtract({ nanoseconds: 1 });
    }
    offsets.since[0] = '-infinity';
    return offsets;
  });
