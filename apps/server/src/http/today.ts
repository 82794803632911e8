import type { Day } from '@daymark/domain/dates';
import { DEFAULT_TIMEZONE } from '@daymark/domain/limits';
import { isTimezone } from '@daymark/domain/timezones';

/** The canonical name of a time zone; undefined for an unknown one. */
export function timezoneNamed(text: string): string | undefined {
  if (!isTimezone(text)) return undefined;
  try {
    return new Temporal.ZonedDateTime(0n, text).timeZoneId;
  } catch {
    return undefined;
  }
}

/** This runtime may not know a zone that was valid when it was stored. Its user must still be able to log in. */
function inZone<T>(timezone: string, compute: (zone: string) => T): T {
  try {
    return compute(timezone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return compute(DEFAULT_TIMEZONE);
  }
}

/** A value of a time zone with its validity in milliseconds since 1970: from `since`, before `until`. */
interface Lasting<T> {
  value: T;
  since: number;
  until: number;
}

/**
 * Computes a value for a time zone at an instant, and caches the last one of each zone; there are some hundred zones.
 */
function lasting<T>(compute: (zone: string, instant: Date) => Lasting<T>) {
  const kept = new Map<string, Lasting<T>>();
  return (timezone: string, instant: Date): T => {
    const at = instant.getTime();
    const known = kept.get(timezone);
    if (known && at >= known.since && at < known.until) return known.value;
    return inZone(timezone, (zone) => {
      const computed = compute(zone, instant);
      kept.set(zone, computed);
      return computed.value;
    });
  };
}

/** The calendar day of an instant in a time zone; in the default one if the zone is unknown. */
export const dayIn = lasting((zone, instant): Lasting<Day> => {
  const at = instant.toTemporalInstant().toZonedDateTimeISO(zone);
  const begins = at.startOfDay();
  // A clock change may repeat a day, so the cached value ends with it.
  const change = at.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const changed = at.getTimeZoneTransition('previous')?.epochMilliseconds ?? Number.NEGATIVE_INFINITY;
  return {
    value: at.toPlainDate().toString(),
    since: Math.max(begins.epochMilliseconds, changed),
    until: Math.min(begins.add({ days: 1 }).epochMilliseconds, change),
  };
});

/** The instant at which a day begins in a time zone; in the default one if the zone is unknown. */
export const startOfDay = (timezone: string, day: Day): Date =>
  inZone(timezone, (zone) => new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds));

/**
 * The instant of a time of day, `HH:MM`, in a time zone; in the default one if the zone is unknown. A time that daylight
 * saving skips becomes the one after the gap.
 */
export const instantAt = (timezone: string, day: Day, time: string): Date =>
  inZone(
    timezone,
    (zone) => new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds),
  );

/** The day and the time of day of an instant in a time zone, `2026-11-28 09:30`; in the default one if the zone is unknown. */
export const localTimeOf = (timezone: string, instant: Date): string =>
  inZone(timezone, (zone) => {
    const at = instant.toTemporalInstant().toZonedDateTimeISO(zone);
    return `${at.toPlainDate()} ${at.toPlainTime().toString({ smallestUnit: 'minute' })}`;
  });

/** The instant at which the month of a day begins in a time zone; in the default one if the zone is unknown. */
export const startOfMonth = (timezone: string, day: Day): Date =>
  startOfDay(timezone, Temporal.PlainDate.from(day).with({ day: 1 }).toString());

/** The UTC offsets of a time zone in seconds, each with its first instant; the first one has no beginning. */
export interface ZoneOffsets {
  since: string[];
  seconds: number[];
}

/** Some years of clock changes. Earlier instants get the earliest offset. */
const CLOCK_CHANGES = 20;

/**
 * The offsets of a time zone up to an instant, in the default one if the zone is unknown. SQL computes days with them,
 * because a database may not know the zones of this runtime.
 */
export const offsetsUntil = lasting((zone, instant): Lasting<ZoneOffsets> => {
  const offsets: ZoneOffsets = { since: [], seconds: [] };
  const now = instant.toTemporalInstant().toZonedDateTimeISO(zone);
  let at = now;
  for (let changes = 0; changes < CLOCK_CHANGES; changes++) {
    const change = at.getTimeZoneTransition('previous');
    offsets.seconds.unshift(at.offsetNanoseconds / 1e9);
    offsets.since.unshift(change ? change.toInstant().toString() : '-infinity');
    if (!change) break;
    at = change.subtract({ nanoseconds: 1 });
  }
  offsets.since[0] = '-infinity';
  return {
    value: offsets,
    since: now.getTimeZoneTransition('previous')?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: now.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
  };
});
