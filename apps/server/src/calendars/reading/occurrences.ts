import { t } from '@daymark/words/t';
import ICAL from 'ical.js';
import { timezoneNamed } from '../../http/today.ts';
import { type ExpansionLimit, ExpansionTooLong, limitExpansion } from './expansion-limit.ts';
import { type BareCalendar, isCalledOff, type Property } from './jcal.ts';

/** A busy time: between two instants in milliseconds, or on whole days, the last one included. */
export type Occurrence =
  | { isWholeDay: false; from: number; to: number }
  | { isWholeDay: true; firstDay: string; lastDay: string };

/** A zone of the IANA database, which is newer than the definition in the file. */
class KnownZone extends ICAL.Timezone {
  readonly #seconds = new Map<number, number>();

  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    // Cached by minute, because a file asks for the same ones again and again.
    const wall = Date.UTC(year, month - 1, day, hour, minute) / MILLISECONDS;
    const known = this.#seconds.get(wall);
    if (known !== undefined) return known;
    const zoned = new Temporal.PlainDateTime(year, month, day, hour, minute, second).toZonedDateTime(
      this.tzid,
    );
    this.#seconds.set(wall, zoned.offsetNanoseconds / 1e9);
    return zoned.offsetNanoseconds / 1e9;
  }
}

/** Most occurrences of a series: a daily one over half a century. */
const SERIES_MAX_COUNT = 20_000;
const OCCURRENCES_MAX_COUNT = 100_000;

const MILLISECONDS = 1_000;
const SECONDS_A_DAY = 86_400;
const MILLISECONDS_A_DAY = SECONDS_A_DAY * MILLISECONDS;

interface Bounds {
  /** The zone of times without one. */
  timezone: string;
  from: number;
  to: number;
}

function calendarWith({ events, zones }: BareCalendar): ICAL.Component {
  for (const properties of events)
    for (const [, { tzid }] of properties) {
      if (typeof tzid !== 'string' || ICAL.TimezoneService.has(tzid)) continue;
      const named = timezoneNamed(tzid);
      if (named) ICAL.TimezoneService.register(new KnownZone({ tzid: named }), tzid);
    }
  return new ICAL.Component(['vcalendar', [], [...zones, ...events.map((one) => ['vevent', one, []])]]);
}

function instantOf(time: ICAL.Time, timezone: string): number {
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * MILLISECONDS;
  const { year, month, day, hour, minute, second } = time;
  return new Temporal.PlainDateTime(year, month, day, hour, minute, second).toZonedDateTime(timezone)
    .epochMilliseconds;
}

/** Identifies an occurrence in its series: its instant, in whichever form it is written. */
const keyOf = (time: ICAL.Time, timezone: string): string =>
  time.isDate ? time.toString() : String(instantOf(time, timezone));

const isDaily = (time: ICAL.Time): boolean => time.isDate;

function occurrenceFrom(start: ICAL.Time, end: ICAL.Time, timezone: string): Occurrence {
  if (!isDaily(start))
    return { isWholeDay: false, from: instantOf(start, timezone), to: instantOf(end, timezone) };
  const last = end.clone();
  last.adjust(-1, 0, 0, 0);
  const firstDay = start.toString().slice(0, 10);
  const lastDay = last.toString().slice(0, 10);
  return { isWholeDay: true, firstDay, lastDay: lastDay < firstDay ? firstDay : lastDay };
}

const propertiesOf = (component: ICAL.Component): Property[] => component.jCal[1] as Property[];

/** One series or single event, with its moved occurrences. */
class Series {
  readonly #event: ICAL.Event;
  readonly #bounds: Bounds;
  readonly #moved: ReadonlySet<string>;

  constructor(
    component: ICAL.Component,
    exceptions: ICAL.Component[],
    { bounds, limit }: { bounds: Bounds; limit: ExpansionLimit },
  ) {
    this.#event = new ICAL.Event(component, { exceptions, strictExceptions: false });
    limit.bound(this.#event);
    this.#bounds = bounds;
    this.#moved = new Set(
      exceptions.flatMap((one) => {
        const time = one.getFirstPropertyValue('recurrence-id');
        return time instanceof ICAL.Time ? [keyOf(time, bounds.timezone)] : [];
      }),
    );
  }

  /** Where the expansion begins. An old daily or weekly series begins shortly before the bounds. */
  #start(): ICAL.Time {
    const start = this.#event.startDate.clone();
    const rules = this.#event.component.getAllProperties('rrule').map((one) => one.getFirstValue());
    const [rule] = rules;
    if (!(rule instanceof ICAL.Recur) || rules.length > 1 || rule.count) return start;
    const step = rule.interval * (rule.freq === 'DAILY' ? 1 : rule.freq === 'WEEKLY' ? 7 : 0);
    const ahead = (this.#bounds.from - instantOf(start, this.#bounds.timezone)) / MILLISECONDS_A_DAY;
    // A long occurrence may begin before the bounds and end within them.
    const days = ahead - 1 - this.#event.duration.toSeconds() / SECONDS_A_DAY;
    if (step > 0 && days > step) start.adjust(Math.floor(days / step) * step, 0, 0, 0);
    return start;
  }

  *occurrences(): Generator<Occurrence> {
    const { timezone, to } = this.#bounds;
    const iterator = this.#event.iterator(this.#start());
    for (let count = 0; ; count++) {
      if (count === SERIES_MAX_COUNT) throw new ExpansionTooLong('A series without an end in sight');
      const time = iterator.next();
      if (!time || instantOf(time, timezone) > to) return;
      if (this.#moved.has(keyOf(time, timezone))) continue;
      const { item, startDate, endDate } = this.#event.getOccurrenceDetails(time);
      if (!isCalledOff(propertiesOf(item.component))) yield occurrenceFrom(startDate, endDate, timezone);
    }
  }
}

function isWithin(occurrence: Occurrence, { from, to }: Bounds): boolean {
  if (!occurrence.isWholeDay) return occurrence.to > from && occurrence.from < to;
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  return occurrence.lastDay >= day(from) && occurrence.firstDay <= day(to);
}

const isException = (component: ICAL.Component): boolean => component.hasProperty('recurrence-id');

const isRepeated = (component: ICAL.Component): boolean =>
  component.hasProperty('rrule') || component.hasProperty('rdate');

/** Groups events by the series that they belong to. */
function byUid(components: readonly ICAL.Component[]): Map<string, ICAL.Component[]> {
  return Map.groupBy(components, (component) => String(component.getFirstPropertyValue('uid')));
}

export interface Occurrences {
  found: Occurrence[];
  /** The number of events that could not be read completely. */
  unread: number;
  /** If some events took too long to expand: a sentence for the calendar's owner that names the first. */
  note: string | null;
}

const START = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** Names an event by its start, because titles are not stored. */
function startOf(component: ICAL.Component): string {
  const time = component.getFirstPropertyValue('dtstart');
  if (!(time instanceof ICAL.Time)) return t`an unknown day`;
  const day = Temporal.PlainDate.from(time).toLocaleString('en-GB', START);
  const clock = [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':');
  return time.isDate ? day : t`${day} at ${clock}`;
}

function noteOn([first, ...others]: readonly ICAL.Component[]): string | null {
  if (!first) return null;
  return others.length === 0
    ? t`The event that begins on ${startOf(first)} repeats too often to be followed to its end. Time that it takes may be missing.`
    : t`${others.length + 1} events repeat too often to be followed to their end, the first of them begins on ${startOf(first)}. Time that they take may be missing.`;
}

/**
 * The busy times of a calendar within bounds, with series expanded. An event that cannot be read, or takes too long to
 * expand, is counted, and its occurrences so far are used.
 */
export function occurrencesOf(calendar: BareCalendar, bounds: Bounds): Occurrences {
  const found: Occurrence[] = [];
  const tooLong: ICAL.Component[] = [];
  let unread = 0;
  const limit = limitExpansion(bounds.to);
  const take = (component: ICAL.Component, occurrences: () => Iterable<Occurrence>) => {
    try {
      for (const one of occurrences()) {
        if (!isWithin(one, bounds)) continue;
        if (found.length >= OCCURRENCES_MAX_COUNT) throw new ExpansionTooLong('Too many occurrences');
        found.push(one);
      }
    } catch (error) {
      unread++;
      if (error instanceof ExpansionTooLong) tooLong.push(component);
    }
  };
  const series: (() => void)[] = [];
  for (const group of byUid(calendarWith(calendar).getAllSubcomponents('vevent')).values()) {
    const exceptions = group.filter(isException);
    for (const component of group) {
      if (isException(component) || (exceptions.length === 0 && !isRepeated(component))) {
        if (!isCalledOff(propertiesOf(component))) take(component, () => single(component, bounds.timezone));
        continue;
      }
      series.push(() =>
        take(component, () => {
          limit.begin();
          return new Series(component, exceptions, { bounds, limit }).occurrences();
        }),
      );
    }
  }
  // After the single events, so that series cannot use up their time.
  for (const expand of series) expand();
  return { found, unread, note: noteOn(tooLong) };
}

function* single(component: ICAL.Component, timezone: string): Generator<Occurrence> {
  const { startDate, endDate } = new ICAL.Event(component);
  yield occurrenceFrom(startDate, endDate, timezone);
}
