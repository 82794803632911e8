import { EventTimes, type Occurrence } from './event-times.ts';
import { type ExpansionLimit, ExpansionTooLong, limitExpansion } from './expansion-limit.ts';
import { type BareCalendar, isCalledOff, type Property, propertiesNamed, textOf } from './jcal.ts';
import { type Bounds, type Event, Series } from './series.ts';
import { periodsOf, writtenNamed } from './values.ts';
import { Zones } from './zones.ts';

/** Why an event is not, or not quite, what its calendar shows. */
export interface Problem {
  event: Property[];
  reason: 'unreadable' | 'too long' | 'unknown zone';
  /** The name of a zone that is unknown. */
  zone?: string;
}

export interface Occurrences {
  found: Occurrence[];
  problems: Problem[];
}

const OCCURRENCES_MAX_COUNT = 100_000;

const dateOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The part of an occurrence within bounds; null if there is none. */
function partWithin(occurrence: Occurrence, { from, to }: Bounds): Occurrence | null {
  if (occurrence.isWholeDay)
    return occurrence.lastDay >= dateOf(from) && occurrence.firstDay <= dateOf(to) ? occurrence : null;
  const part = { from: Math.max(occurrence.from, from), to: Math.min(occurrence.to, to) };
  return part.from < part.to ? { isWholeDay: false, ...part } : null;
}

const has = ({ properties }: Event, name: string): boolean => properties.some((one) => one[0] === name);

const isException = ({ replaces }: Event): boolean => replaces !== null;

const isRepeated = (event: Event): boolean => ['rrule', 'rdate', 'exdate'].some((name) => has(event, name));

/** A beginning without a zone: times without one are in that of the person. */
const LOCAL: Property = ['dtstart', {}, 'date-time', '1970-01-01T00:00:00'];

class Expansion {
  readonly found: Occurrence[] = [];
  readonly problems: Problem[] = [];
  readonly #bounds: Bounds;
  readonly #limit: ExpansionLimit;
  readonly #zones: Zones;

  constructor(zones: BareCalendar['zones'], { timezone, ...bounds }: Bounds & { timezone: string }) {
    this.#bounds = bounds;
    this.#limit = limitExpansion();
    this.#zones = new Zones(zones, { timezone, limit: this.#limit, to: bounds.to });
  }

  #fails(event: Property[], error: unknown): void {
    this.problems.push({ event, reason: error instanceof ExpansionTooLong ? 'too long' : 'unreadable' });
  }

  /** Only what takes time needs times. */
  #timesOf(properties: Property[]): EventTimes | null {
    if (isCalledOff(properties) || propertiesNamed(properties, 'freebusy').length > 0) return null;
    try {
      return new EventTimes(properties, this.#zones);
    } catch (error) {
      this.#fails(properties, error);
      return null;
    }
  }

  eventOf(properties: Property[]): Event {
    const replaces = writtenNamed(properties, 'recurrence-id') ?? null;
    return { properties, times: this.#timesOf(properties), replaces };
  }

  #hasRoom(): void {
    if (this.found.length >= OCCURRENCES_MAX_COUNT) throw new ExpansionTooLong('Too many occurrences');
  }

  #take(properties: Property[], occurrences: () => Iterable<Occurrence>): void {
    try {
      for (const one of occurrences()) {
        const part = partWithin(one, this.#bounds);
        if (!part) continue;
        this.#hasRoom();
        this.found.push(part);
      }
    } catch (error) {
      this.#fails(properties, error);
    }
  }

  /** Published busy times (VFREEBUSY). */
  takeBusy({ properties }: Event): void {
    this.#take(properties, () => {
      const times = new EventTimes([LOCAL], this.#zones);
      const periods = propertiesNamed(properties, 'freebusy').flatMap(periodsOf);
      return periods.map((period) => times.occurrenceIn(period));
    });
  }

  takeSingle({ properties, times }: Event): void {
    if (times) this.#take(properties, () => [times.occurrenceAt(times.start)]);
  }

  takeSeries({ properties, times }: Event, exceptions: readonly Event[]): void {
    if (!times) return;
    const within = { bounds: this.#bounds, limit: this.#limit };
    this.#take(properties, () => {
      this.#hasRoom();
      return new Series({ properties, times }, exceptions, within).occurrences();
    });
  }

  /** After all else: a zone may be named by an exception. */
  nameUnknownZones(events: readonly Event[]): void {
    for (const { properties, times } of events)
      if (times?.unknownZone)
        this.problems.push({ event: properties, reason: 'unknown zone', zone: times.unknownZone });
  }
}

/**
 * The busy times of a calendar within bounds, with series expanded. An event that cannot be read, or takes too long to
 * expand, is a problem, and its occurrences so far are used.
 */
export function occurrencesOf(calendar: BareCalendar, bounds: Bounds & { timezone: string }): Occurrences {
  const expansion = new Expansion(calendar.zones, bounds);
  const events = calendar.events.map((properties) => expansion.eventOf(properties));
  const series: (() => void)[] = [];
  for (const group of Map.groupBy(events, ({ properties }) => textOf(properties, 'uid')).values()) {
    const exceptions = group.filter(isException);
    for (const event of group) {
      if (has(event, 'freebusy')) expansion.takeBusy(event);
      else if (isException(event) || (exceptions.length === 0 && !isRepeated(event)))
        expansion.takeSingle(event);
      else series.push(() => expansion.takeSeries(event, exceptions));
    }
  }
  // After the single events, so that series cannot use up their time.
  for (const expand of series) expand();
  expansion.nameUnknownZones(events);
  return { found: expansion.found, problems: expansion.problems };
}
