import { type Day, isDay } from '@daymark/domain/dates';

const YEARS = { first: '1970', last: '2200' };

/** A day that is no placeholder. Tools write year 1 or 9999 for "none". */
export const plausible = (day: Day): Day | undefined =>
  isDay(day) && day >= YEARS.first && day < YEARS.last ? day : undefined;

export interface Moment {
  day: Day;
  /** `HH:MM`; undefined for a whole day. */
  time: string | undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes much longer than using it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
}

function inZone(instant: Date, timeZone: string): Moment | undefined {
  if (Number.isNaN(instant.getTime())) return undefined;
  const parts = formatIn(timeZone).formatToParts(instant);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const day = plausible(`${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`);
  return day === undefined ? undefined : { day, time: `${of('hour')}:${of('minute')}` };
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** An ISO 8601 day or instant. One without a zone is a time on the wall. */
export function momentIn(text: string, timezone: string): Moment | undefined {
  const [, date = '', time, zone] = ISO.exec(text.trim()) ?? [];
  if (!date) return undefined;
  if (zone) return inZone(new Date(text.trim().replace(' ', 'T')), timezone);
  const day = plausible(date);
  return day === undefined
    ? undefined
    : { day, time: time !== undefined && time < '24:00' ? time : undefined };
}

/** Milliseconds since 1970. */
export const momentOf = (milliseconds: number | undefined, timezone: string): Moment | undefined =>
  milliseconds === undefined || milliseconds <= 0 ? undefined : inZone(new Date(milliseconds), timezone);

/** An instant for the database; undefined if the text is none. */
export function instantIn(text: string | number): string | undefined {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) || instant.getUTCFullYear() < 1970 || instant.getUTCFullYear() > 2199
    ? undefined
    : instant.toISOString();
}
