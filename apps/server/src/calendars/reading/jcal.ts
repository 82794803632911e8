import { addDays, type Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import ICAL from 'ical.js';
import { timezoneNamed } from '../../http/today.ts';

/** A property in jCal (RFC 7265): name, parameters, type, values. */
export type Property = [
  name: string,
  parameters: Record<string, unknown>,
  type: string,
  ...values: unknown[],
];

/** A component in jCal: name, properties, components. */
export type Component = [name: string, properties: Property[], components: Component[]];

/** The busy times of a calendar without titles, places and people. This is what is stored. */
export interface BareCalendar {
  events: Property[][];
  /** Time zones defined in the file that no database has. */
  zones: Component[];
}

export interface ReadFile {
  /** The calendar's name in the file. */
  name: string | null;
  calendar: BareCalendar;
}

/** What is wrong with a file, in words for the user. */
export class CalendarProblem extends Error {}

const EVENTS_MAX_COUNT = 5_000;
const DATES_MAX_COUNT = 1_000;

const KEPT: ReadonlySet<string> = new Set([
  'uid',
  'dtstart',
  'dtend',
  'duration',
  'rrule',
  'rdate',
  'exdate',
  'recurrence-id',
]);

const textOf = (properties: readonly Property[], name: string): string | undefined => {
  const value = properties.find((property) => property[0] === name)?.[3];
  return typeof value === 'string' ? value : undefined;
};

const mailOf = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/^mailto:/, '');

/** Whether one of these addresses was invited and declined. */
const isDeclined = (properties: readonly Property[], owners: ReadonlySet<string>): boolean =>
  properties.some(
    ([name, { partstat, email }, , value]) =>
      name === 'attendee' &&
      String(partstat).toUpperCase() === 'DECLINED' &&
      [mailOf(value), mailOf(email)].some((address) => owners.has(address)),
  );

/** Cancelled, declined by the owner, or marked as free time. */
function takesNoTime(properties: readonly Property[], owners: ReadonlySet<string>): boolean {
  const said = (name: string) => textOf(properties, name)?.toUpperCase();
  return (
    isDeclined(properties, owners) ||
    said('status') === 'CANCELLED' ||
    said('transp') === 'TRANSPARENT' ||
    ['FREE', 'WORKINGELSEWHERE'].includes(said('x-microsoft-cdo-busystatus') ?? '')
  );
}

const isSeries = (properties: readonly Property[]): boolean =>
  properties.some(([name]) => ['rrule', 'rdate', 'recurrence-id'].includes(name));

/** Whether a single event ended before a day. It compares the text, with one more day for time zones. */
function isPast(properties: readonly Property[], before: Day): boolean {
  if (isSeries(properties)) return false;
  if (properties.some(([name]) => name === 'duration')) return false;
  const end = textOf(properties, 'dtend') ?? textOf(properties, 'dtstart') ?? '';
  return end.slice(0, 10) < addDays(before, -1);
}

/** Marks a cancelled occurrence, which replaces the one of the series. */
const CALLED_OFF: Property = ['status', {}, 'text', 'CANCELLED'];

function bareEvent(properties: readonly Property[], uids: Map<string, string>, isFree: boolean): Property[] {
  const uid = textOf(properties, 'uid') ?? `none ${uids.size}`;
  const alias = uids.get(uid) ?? String(uids.size + 1);
  uids.set(uid, alias);
  const kept = properties
    .filter(([name]) => KEPT.has(name) && name !== 'uid')
    .map(([name, { tzid, range }, type, ...values]): Property => {
      const parameters = { ...(tzid ? { tzid } : {}), ...(range ? { range } : {}) };
      return [name, parameters, type, ...values.slice(0, DATES_MAX_COUNT)];
    });
  return [['uid', {}, 'text', alias], ...kept, ...(isFree ? [CALLED_OFF] : [])];
}

export const isCalledOff = (properties: readonly Property[]): boolean =>
  properties.includes(CALLED_OFF) || textOf(properties, 'status') === 'CANCELLED';

const NO_CALENDAR = t`This is not a calendar file (.ics)`;
const REASON_CHARACTERS = 100;

/** The parser's error about an invalid calendar: the line or value that is wrong. */
function explain(text: string, error: unknown): CalendarProblem {
  const reason = error instanceof Error ? error.message.slice(0, REASON_CHARACTERS) : '';
  return new CalendarProblem(
    text.includes('END:VCALENDAR') ? t`This calendar file is damaged: ${reason}` : NO_CALENDAR,
  );
}

function parsed(text: string): Component[] {
  let found: unknown;
  try {
    found = ICAL.parse(text);
  } catch (error) {
    throw explain(text, error);
  }
  // For several calendars in one file, the parser returns a list.
  const components = (typeof (found as unknown[])[0] === 'string' ? [found] : found) as Component[];
  if (components.length === 0 || !components.every(([name]) => name === 'vcalendar'))
    throw new CalendarProblem(NO_CALENDAR);
  return components;
}

/** Addresses of the owner: their own, and the one that some calendars have as their name. */
function ownersOf(calendars: readonly Component[], owner: string): Set<string> {
  const named = calendars.map(([, properties]) => textOf(properties, 'x-wr-calname') ?? '');
  return new Set([owner, ...named].filter((one) => one.includes('@')).map(mailOf));
}

/**
 * Reads the busy times of an iCalendar file (RFC 5545) from a day on. `owner` is the owner's address. Throws
 * `CalendarProblem`.
 */
export function readFile(text: string, from: Day, owner: string): ReadFile {
  const calendars = parsed(text);
  const owners = ownersOf(calendars, owner);
  const uids = new Map<string, string>();
  const events: Property[][] = [];
  const zones: Component[] = [];
  for (const [, , components] of calendars)
    for (const [kind, properties, inner] of components) {
      if (kind === 'vtimezone' && !timezoneNamed(textOf(properties, 'tzid') ?? ''))
        zones.push([kind, properties, inner]);
      if (kind !== 'vevent' || isPast(properties, from)) continue;
      const isFree = takesNoTime(properties, owners);
      if (isFree && !properties.some(([name]) => name === 'recurrence-id')) continue;
      events.push(bareEvent(properties, uids, isFree));
    }
  if (events.length > EVENTS_MAX_COUNT)
    throw new CalendarProblem(t`This calendar has more than ${EVENTS_MAX_COUNT} events to come`);
  const own = calendars.map(
    ([, properties]) => textOf(properties, 'x-wr-calname') ?? textOf(properties, 'name'),
  );
  return { name: own.find((name) => name !== undefined) ?? null, calendar: { events, zones } };
}
