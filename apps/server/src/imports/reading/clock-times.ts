/** A time of day behind a date, and the offset from UTC that it is said in. */
export interface ClockTime {
  /** `HH:MM` */
  time: string;
  /** `Z` or `+01:00`; undefined for a time on the wall. */
  offset: string | undefined;
}

const TIME = new RegExp(
  [
    /^(?:[\s,T|(@–-]|\bat\b|\bum\b|à|\ba(?: las?)?\b)*/.source,
    /(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2})(?<seconds>:\d{2}(?:[.,]\d+)?)?)?/.source,
    /(?:\s*(?<half>[ap])\.?\s?m\.?)?(?<word>\s*(?:uhr|h|hrs|heures?|horas?))?/.source,
    /\s*\(?(?:(?<utc>z|utc|gmt)?\s*(?<offset>[+-]\d{1,2}(?::?\d{2})?)?)\)?$/.source,
  ].join(''),
  'iu',
);

const OFFSET_MAX_HOURS = 14;

const padded = (digits: string): string => digits.padStart(2, '0');

function offsetOf(utc: string | undefined, offset: string | undefined): string | undefined {
  if (!offset) return utc ? 'Z' : undefined;
  const [, sign = '+', hours = '0', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(offset) ?? [];
  return `${sign}${padded(hours)}:${minutes}`;
}

/** "14:30", "5:00 PM", "um 9 Uhr", "14h30", "T14:30:00Z"; undefined if it is anything else. */
export function clockTime(text: string): ClockTime | undefined {
  const { hour, minute, half, word, seconds, utc, offset } =
    TIME.exec(
      text
        .slice(0, 100)
        .replace(/\[[\w/+-]+\]\s*$/, '')
        .trimEnd(),
    )?.groups ?? {};
  // A number alone may be anything.
  if (hour === undefined || (minute === undefined && half === undefined && word === undefined))
    return undefined;
  // "09:00-10:00" is from one time to another, and no offset is longer than 14 hours.
  const isRange = offset?.startsWith('-') === true && utc === undefined && seconds === undefined;
  if (isRange || Math.abs(Number.parseInt(offset ?? '0', 10)) > OFFSET_MAX_HOURS) return undefined;
  const said = Number(hour);
  if (half !== undefined && (said < 1 || said > 12)) return undefined;
  const inDay = half === undefined ? said : (said % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (inDay > 23 || Number(minute ?? 0) > 59) return undefined;
  return { time: `${padded(String(inDay))}:${minute ?? '00'}`, offset: offsetOf(utc, offset) };
}
