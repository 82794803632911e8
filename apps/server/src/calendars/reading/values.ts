import type { Property } from './jcal.ts';

/** Thrown for an event, or a part of it, that is not valid. */
export class Unreadable extends Error {}

export const DAY = 86_400_000;

/** A date or a time as it is written. */
export interface Written {
  /** The time on the clock, as milliseconds since 1970 if the clock were that of UTC. */
  wall: number;
  isDate: boolean;
  isUtc: boolean;
  /** The name of its time zone. */
  tzid?: string;
}

const FORM =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d+)?(?:(Z)|([+-])(\d\d):?(\d\d))?)?$/i;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const SECOND = 1_000;
const SECOND_MAX = 59;

/** Reads a date or time by its form: files often forget `VALUE=DATE`. */
export function writtenIn(text: string, tzid?: string): Written {
  const match = FORM.exec(text.trim());
  if (!match) throw new Unreadable(`Not a date: ${text}`);
  const [, year, month, day, hour, minute = 0, second = 0, z, sign, ahead, aheadMinutes] = match;
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  // 31 February would become a day in March.
  if (!(new Date(midnight).getUTCDate() === Number(day))) throw new Unreadable(`Not a day: ${text}`);
  const time =
    Number(hour ?? 0) * HOUR + Number(minute) * MINUTE + Math.min(Number(second), SECOND_MAX) * SECOND;
  if (time > DAY || Number(minute) * MINUTE >= HOUR) throw new Unreadable(`Not a time of day: ${text}`);
  const offset = sign ? Number(`${sign}1`) * (Number(ahead) * HOUR + Number(aheadMinutes) * MINUTE) : 0;
  const isUtc = Boolean(z ?? sign);
  return {
    wall: midnight + time - offset,
    isDate: hour === undefined,
    isUtc,
    ...(tzid !== undefined && !isUtc && hour !== undefined && { tzid }),
  };
}

/** The date or time in the form of jCal. */
export function jcalOf({ wall, isDate, isUtc }: Written): string {
  const text = new Date(wall).toISOString();
  return isDate ? text.slice(0, 10) : `${text.slice(0, 19)}${isUtc ? 'Z' : ''}`;
}

/** A length: whole days, which are as long as the clock changes make them, and milliseconds. */
export interface Length {
  days: number;
  milliseconds: number;
}

const LENGTH = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;
const DAYS_A_WEEK = 7;

export function lengthIn(text: string): Length {
  const match = LENGTH.exec(text.trim());
  if (!match || !/\d/.test(text)) throw new Unreadable(`Not a duration: ${text}`);
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return {
    days: (weeks ?? 0) * DAYS_A_WEEK + (days ?? 0),
    milliseconds: (hours ?? 0) * HOUR + (minutes ?? 0) * MINUTE + (seconds ?? 0) * SECOND,
  };
}

const tzidOf = ([, { tzid }]: Property): string | undefined => (typeof tzid === 'string' ? tzid : undefined);

/** The dates and times of a property, without its periods. */
export const writtenOf = (property: Property): Written[] =>
  property
    .slice(3)
    .flatMap((value) => (Array.isArray(value) ? [] : writtenIn(String(value), tzidOf(property))));

/** The first date or time of a name; undefined if there is none. */
export function writtenNamed(properties: readonly Property[], name: string): Written | undefined {
  const property = properties.find((one) => one[0] === name);
  return property && writtenIn(String(property[3]), tzidOf(property));
}

export interface Period {
  from: Written;
  to: Written | Length;
}

/** The periods of a property: pairs of a beginning, and an end or a length. */
export const periodsOf = (property: Property): Period[] =>
  property.slice(3).flatMap((value) => {
    if (!Array.isArray(value)) return [];
    const [from, to] = value.map(String);
    return [
      {
        from: writtenIn(from ?? '', tzidOf(property)),
        to: /^[+-]?P/i.test(to ?? '') ? lengthIn(to ?? '') : writtenIn(to ?? '', tzidOf(property)),
      },
    ];
  });
