import { type Day, isDay } from '@daymark/domain/dates';

const YEARS = { first: '1970', last: '2200' };

/** A day that is no placeholder. Tools write year 1 or 9999 for "none". */
const plausible = (day: Day): Day | undefined =>
  isDay(day) && day >= YEARS.first && day < YEARS.last ? day : undefined;

export interface Moment {
  day: Day;
  /** `HH:MM`; undefined for a whole day. */
  time: string | undefined;
}

function inZone(instant: Date, timeZone: string): Moment | undefined {
  if (Number.isNaN(instant.getTime())) return undefined;
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
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

/** A day in digits: 2026-12-31, 31.12.2026, 12/31/2026, 31/12/26. The locale decides between day and month. */
export function dayInDigits(text: string, locale: string): Day | undefined {
  const [, a = '', b = '', c = ''] =
    /^\s*(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})\.?(?:[ ,T].*)?$/.exec(text) ?? [];
  if (!a) return undefined;
  const dayOf = (year: string, month: string, day: string) =>
    plausible(`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (a.length === 4) return dayOf(a, b, c);
  const isMonthFirst = text.includes('/') && /^en-US|^en$/.test(locale);
  return isMonthFirst ? (dayOf(c, a, b) ?? dayOf(c, b, a)) : (dayOf(c, b, a) ?? dayOf(c, a, b));
}
