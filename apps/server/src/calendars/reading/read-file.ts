import { addDays, type Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { barePropertiesOf } from './bare-properties.ts';
import { type ContentLine, contentLine, nameOf, type Section, sectionsOf, textIn } from './content-lines.ts';
import { type BareCalendar, CALLED_OFF, CalendarProblem, type Property, textOf } from './jcal.ts';
import { latestOf } from './versions.ts';
import { zoneComponentOf } from './zone-definition.ts';

export interface ReadFile {
  /** The calendar's name in the file. */
  name: string | null;
  calendar: BareCalendar;
  /** The titles of its events, which are only used for events that turn out to be unreadable. */
  titles: string[];
}

const EVENTS_MAX_COUNT = 5_000;

const EVENTS: ReadonlySet<string> = new Set(['vevent', 'vfreebusy', 'vavailability']);

/** What of an event is read beside its times. */
const ASKED: ReadonlySet<string> = new Set([
  'uid',
  'summary',
  'status',
  'transp',
  'x-microsoft-cdo-busystatus',
  'attendee',
]);

const firstOf = (lines: readonly ContentLine[], name: string): string | undefined =>
  lines.find((line) => line.name === name)?.value;

const mailOf = (value: string): string => value.toLowerCase().replace(/^mailto:/, '');

/** Whether one of these addresses was invited and declined. */
const isDeclined = (lines: readonly ContentLine[], owners: ReadonlySet<string>): boolean =>
  lines.some(
    ({ name, parameters: { partstat = '', email = '' }, value }) =>
      name === 'attendee' &&
      partstat.toUpperCase() === 'DECLINED' &&
      [mailOf(value), mailOf(email)].some((address) => owners.has(address)),
  );

/** Cancelled, declined by the owner, or marked as free time. */
function takesNoTime(lines: readonly ContentLine[], owners: ReadonlySet<string>): boolean {
  const said = (name: string) => firstOf(lines, name)?.toUpperCase();
  return (
    isDeclined(lines, owners) ||
    said('status') === 'CANCELLED' ||
    said('transp') === 'TRANSPARENT' ||
    ['FREE', 'WORKINGELSEWHERE'].includes(said('x-microsoft-cdo-busystatus') ?? '')
  );
}

const isSeries = (properties: readonly Property[]): boolean =>
  properties.some(([name]) => ['rrule', 'rdate', 'recurrence-id', 'freebusy'].includes(name));

/** Whether a single event ended before a day. It compares the text, with one more day for time zones. */
function isPast(properties: readonly Property[], before: Day): boolean {
  if (isSeries(properties)) return false;
  if (properties.some(([name]) => name === 'duration')) return false;
  const border = addDays(before, -1);
  const days = ['dtstart', 'dtend'].map((name) => textOf(properties, name)?.slice(0, 10) ?? '');
  return days.every((day) => day < border);
}

/** The texts of a name, one of each calendar that has it. */
const textsNamed = (calendars: readonly Section[], name: string): string[] =>
  calendars.flatMap(({ lines }) => {
    const line = lines.find((one) => nameOf(one) === name);
    return line === undefined ? [] : [textIn(contentLine(line).value)];
  });

class FileReading {
  readonly calendar: BareCalendar = { events: [], zones: [] };
  readonly titles: string[] = [];
  readonly #unread: string[] = [];
  readonly #uids = new Map<string, string>();
  readonly #from: Day;
  readonly #owners: ReadonlySet<string>;

  constructor(from: Day, owners: ReadonlySet<string>) {
    this.#from = from;
    this.#owners = owners;
  }

  #alias(uid: string | undefined): string {
    const named = uid ?? `none ${this.#uids.size}`;
    const alias = this.#uids.get(named) ?? String(this.#uids.size + 1);
    this.#uids.set(named, alias);
    return alias;
  }

  #isUnread(title: string): void {
    this.#unread.push(title);
    this.calendar.unread = this.#unread;
  }

  takeEvent(section: Section): void {
    const lines = section.lines.filter((line) => ASKED.has(nameOf(line))).map(contentLine);
    const title = textIn(firstOf(lines, 'summary') ?? '');
    const isFree = takesNoTime(lines, this.#owners);
    if (isFree && !section.lines.some((line) => nameOf(line) === 'recurrence-id')) return;
    const { properties, isComplete } = barePropertiesOf(section);
    if (!isComplete) this.#isUnread(title);
    if (properties.length === 0 || isPast(properties, this.#from)) return;
    const uid: Property = ['uid', {}, 'text', this.#alias(firstOf(lines, 'uid'))];
    this.calendar.events.push([uid, ...properties, ...(isFree ? [CALLED_OFF] : [])]);
    this.titles.push(title);
  }

  /** The definitions of time zones that an event names. */
  takeZones(sections: readonly Section[]): void {
    const named = new Set(this.calendar.events.flatMap((event) => event.map(([, { tzid }]) => tzid)));
    for (const section of sections) {
      const zone = zoneComponentOf(section);
      if (zone && named.has(textOf(zone[1], 'tzid'))) this.calendar.zones.push(zone);
    }
  }
}

/**
 * Reads the busy times of an iCalendar file (RFC 5545) from a day on. `owner` is the owner's address. An event that is
 * damaged costs only itself. Throws `CalendarProblem`.
 */
export function readFile(text: string, from: Day, owner: string): ReadFile {
  const calendars = sectionsOf(text).filter(({ name }) => name === 'vcalendar');
  if (calendars.length === 0) throw new CalendarProblem(t`This is not a calendar file (.ics)`);
  const names = textsNamed(calendars, 'x-wr-calname');
  const owners = [owner, ...names].filter((one) => one.includes('@')).map(mailOf);
  const reading = new FileReading(from, new Set(owners));
  const sections = calendars.flatMap((calendar) => calendar.sections);
  for (const section of latestOf(sections.filter(({ name }) => EVENTS.has(name)))) reading.takeEvent(section);
  const { calendar, titles } = reading;
  if (calendar.events.length > EVENTS_MAX_COUNT)
    throw new CalendarProblem(t`This calendar has more than ${EVENTS_MAX_COUNT} events to come`);
  reading.takeZones(sections.filter(({ name }) => name === 'vtimezone'));
  return { name: names[0] ?? textsNamed(calendars, 'name')[0] ?? null, calendar, titles };
}
