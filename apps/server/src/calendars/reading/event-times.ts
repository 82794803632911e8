import { type Property, textOf } from './jcal.ts';
import { DAY, type Length, lengthIn, type Period, Unreadable, type Written, writtenNamed } from './values.ts';
import type { Zone } from './zone.ts';
import type { Zones } from './zones.ts';

/** A busy time: between two instants in milliseconds, or on whole days, the last one included. */
export type Occurrence =
  | { isWholeDay: false; from: number; to: number }
  | { isWholeDay: true; firstDay: string; lastDay: string };

/** A time of an event: on its clock, and as an instant. On a whole day both are the same. */
export interface Moment {
  wall: number;
  instant: number;
}

export const dayOf = (wall: number): number => Math.floor(wall / DAY) * DAY;

/** How an event tells its times: its beginning gives the type and the zone, and its end the length. */
export class EventTimes {
  readonly isDate: boolean;
  readonly zone: Zone;
  readonly start: Moment;
  /** A time zone that it names and nobody knows. The zone of the person is taken. */
  unknownZone: string | null = null;
  readonly #zones: Zones;
  readonly #length: Length;

  constructor(properties: readonly Property[], zones: Zones) {
    const start = writtenNamed(properties, 'dtstart');
    if (!start) throw new Unreadable('An event without a beginning');
    this.#zones = zones;
    this.isDate = start.isDate;
    this.zone = start.isDate ? zones.utc : this.#zoneOf(start, zones.own);
    this.start = this.momentAt(start.wall);
    this.#length = this.#lengthOf(properties);
  }

  /** About how long it takes. */
  get milliseconds(): number {
    return this.#length.days * DAY + this.#length.milliseconds;
  }

  #zoneOf({ isUtc, tzid }: Written, otherwise: Zone): Zone {
    if (isUtc) return this.#zones.utc;
    if (tzid === undefined) return otherwise;
    const zone = this.#zones.named(tzid);
    if (!zone) this.unknownZone = tzid;
    return zone ?? this.#zones.own;
  }

  /** The length to the end, which may be of another type than the beginning. Without an end it is that of the type. */
  #lengthOf(properties: readonly Property[]): Length {
    const duration = textOf(properties, 'duration');
    const end = writtenNamed(properties, 'dtend');
    if (!end && duration !== undefined) return lengthIn(duration);
    if (!end) return { days: this.isDate ? 1 : 0, milliseconds: 0 };
    const until = this.isDate && !end.isDate ? this.#nextDayOf(end) : this.momentOf(end, 0).instant;
    const milliseconds = until - this.start.instant;
    if (milliseconds < 0) throw new Unreadable('An event that ends before it begins');
    return this.isDate ? { days: milliseconds / DAY, milliseconds: 0 } : { days: 0, milliseconds };
  }

  /** The day that a time belongs to. In UTC it may be written as the instant at which the day begins for the person. */
  #dayOf({ wall, isUtc }: Written): number {
    const own = isUtc ? this.#zones.own.wallOf(wall) : wall;
    return dayOf(own) === own ? own : dayOf(wall);
  }

  #nextDayOf(end: Written): number {
    const day = this.#dayOf(end);
    return day < end.wall ? day + DAY : day;
  }

  momentAt(wall: number): Moment {
    return this.isDate
      ? { wall: dayOf(wall), instant: dayOf(wall) }
      : { wall, instant: this.zone.instantOf(wall) };
  }

  /** A date or time in the type and on the clock of the event. A date is at the time of day at which the event begins. */
  momentOf(written: Written, timeOfDay = this.start.wall - dayOf(this.start.wall)): Moment {
    if (this.isDate) return this.momentAt(this.#dayOf(written));
    if (written.isDate) return this.momentAt(written.wall + timeOfDay);
    const instant = this.#zoneOf(written, this.zone).instantOf(written.wall);
    return { wall: this.zone.wallOf(instant), instant };
  }

  #endOf(moment: Moment, { days, milliseconds }: Length): number {
    return (days === 0 ? moment.instant : this.momentAt(moment.wall + days * DAY).instant) + milliseconds;
  }

  occurrenceAt(moment: Moment, end?: number): Occurrence {
    const to = end ?? this.#endOf(moment, this.#length);
    if (!this.isDate) return { isWholeDay: false, from: moment.instant, to };
    const last = Math.max(moment.wall, to - 1);
    return { isWholeDay: true, firstDay: dateOf(moment.wall), lastDay: dateOf(last) };
  }

  occurrenceIn({ from, to }: Period): Occurrence {
    const moment = this.momentOf(from);
    return this.occurrenceAt(moment, 'days' in to ? this.#endOf(moment, to) : this.momentOf(to, 0).instant);
  }
}

const LAST_DAY = Date.UTC(9999, 11, 31);

const dateOf = (wall: number): string => new Date(Math.min(wall, LAST_DAY)).toISOString().slice(0, 10);
