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

/** What is computed for a time zone holds for a while, in milliseconds since 1970: from `since` on, before `until`. */
interface Lasting<T> {
  value: T;
  since: number;
  until: number;
}

/** Computes what holds for a time zone at an instant, and keeps the last of each zone: there are some hundred of them. */
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

/** The calendar day that an instant falls on in a time zone; in the default one where that is not known. */
export const dayIn = lasting((zone, instant): Lasting<Day> => {
  const at = instant.toTemporalInstant().toZonedDateTimeISO(zone);
  const begins = at.startOfDay();
  // A change of the clocks may take the same day twice: what is kept ends with it.
  const change = at.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const changed = at.getTimeZoneTransition('previous')?.epochMilliseconds ?? Number.NEGATIVE_INFINITY;
  return {
    value: at.toPlainDate().toString(),
    since: Math.max(begins.epochMilliseconds, changed),
    until: Math.min(begins.add({ days: 1 }).epochMilliseconds, change),
  };
});

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
