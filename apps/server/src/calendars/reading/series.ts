import { dayOf, type EventTimes, type Moment, type Occurrence } from './event-times.ts';
import { type ExpansionLimit, ExpansionTooLong } from './expansion-limit.ts';
import { isCalledOff, type Property, propertiesNamed } from './jcal.ts';
import { timesOf } from './rule-times.ts';
import { type Rule, rulesNamed, withoutHours } from './rules.ts';
import { DAY, periodsOf, type Written, writtenOf } from './values.ts';

/** An event with how it tells its times; null if that cannot be read. */
export interface Event {
  properties: Property[];
  times: EventTimes | null;
  /** Which time of a series it replaces. */
  replaces: Written | null;
}

export interface Bounds {
  from: number;
  to: number;
}

/** Most occurrences of a series: a daily one over half a century. */
const SERIES_MAX_COUNT = 20_000;

/** Occurrences of a series, each by its time, or all of a day by their date. */
class Marks {
  readonly #times: EventTimes;
  readonly #instants = new Set<number>();
  readonly #days = new Set<number>();

  constructor(times: EventTimes, written: readonly Written[] = []) {
    this.#times = times;
    for (const one of written) this.add(one);
  }

  add(written: Written): void {
    if (written.isDate && !this.#times.isDate) this.#days.add(written.wall);
    else this.#instants.add(this.#times.momentOf(written).instant);
  }

  has({ wall, instant }: Moment): boolean {
    return this.#instants.has(instant) || this.#days.has(dayOf(wall));
  }
}

/** A change of an occurrence and of all behind it. */
interface Change {
  since: number;
  occurrenceAt: (moment: Moment) => Occurrence | null;
}

/** The set of occurrences of an event as RFC 5545 (3.8.5) has it: its beginning, rules and dates, without exceptions. */
export class Series {
  readonly #times: EventTimes;
  readonly #properties: Property[];
  readonly #bounds: Bounds;
  readonly #limit: ExpansionLimit;
  readonly #left: Marks[];
  readonly #changes: Change[];

  constructor(
    { properties, times }: Pick<Event, 'properties'> & { times: EventTimes },
    exceptions: readonly Event[],
    { bounds, limit }: { bounds: Bounds; limit: ExpansionLimit },
  ) {
    limit.begin();
    this.#times = times;
    this.#properties = properties;
    this.#bounds = bounds;
    this.#limit = limit;
    const moved = exceptions.flatMap(({ replaces }) => replaces ?? []);
    const left = propertiesNamed(properties, 'exdate').flatMap(writtenOf);
    this.#left = [new Marks(times, moved), new Marks(times, left)];
    this.#changes = exceptions
      .flatMap((one) => this.#changeOf(one) ?? [])
      .toSorted((a, b) => b.since - a.since);
  }

  #changeOf({ properties, times, replaces }: Event): Change | null {
    const [property] = propertiesNamed(properties, 'recurrence-id');
    if (property?.[1].range !== 'THISANDFUTURE' || !replaces) return null;
    const series = this.#times;
    const { wall, instant: since } = series.momentOf(replaces);
    if (!times || isCalledOff(properties)) return { since, occurrenceAt: () => null };
    // On the clock of the series, so that it stays the same time of day when the clock changes.
    const isAlike = times.isDate === series.isDate;
    const start = isAlike ? series.zone.wallOf(times.start.instant) : times.start.wall;
    const clock = isAlike ? series : times;
    const moved = (moment: Moment): Moment => clock.momentAt(moment.wall + start - wall);
    return { since, occurrenceAt: (moment) => times.occurrenceAt(moved(moment)) };
  }

  #isOver({ until }: Rule, { wall, instant }: Moment): boolean {
    if (instant > this.#bounds.to) return true;
    if (!until) return false;
    if (until.isDate && !this.#times.isDate) return dayOf(wall) > until.wall;
    return instant > this.#times.momentOf(until).instant;
  }

  /** The hours in a rule of an event on whole days mean nothing. */
  #rulesNamed(name: string): Rule[] {
    const rules = rulesNamed(this.#properties, name);
    return this.#times.isDate ? rules.map(withoutHours) : rules;
  }

  *#momentsOf(rule: Rule): Generator<Moment> {
    const { from, to } = this.#bounds;
    const range = {
      start: this.#times.start.wall,
      from: from - this.#times.milliseconds - 2 * DAY,
      to: to + 2 * DAY,
    };
    for (const wall of timesOf(rule, range, this.#limit)) {
      const moment = this.#times.momentAt(wall);
      if (this.#isOver(rule, moment)) return;
      yield moment;
    }
  }

  *#allMoments(): Generator<Moment> {
    yield this.#times.start;
    for (const property of propertiesNamed(this.#properties, 'rdate'))
      for (const written of writtenOf(property)) yield this.#times.momentOf(written);
    for (const rule of this.#rulesNamed('rrule')) yield* this.#momentsOf(rule);
  }

  #occurrenceAt(moment: Moment): Occurrence | null {
    const change = this.#changes.find(({ since }) => since <= moment.instant);
    return change ? change.occurrenceAt(moment) : this.#times.occurrenceAt(moment);
  }

  *#periods(isLeft: (moment: Moment) => boolean): Generator<Occurrence> {
    for (const period of propertiesNamed(this.#properties, 'rdate').flatMap(periodsOf))
      if (!isLeft(this.#times.momentOf(period.from))) yield this.#times.occurrenceIn(period);
  }

  *occurrences(): Generator<Occurrence> {
    const left = new Set<number>();
    for (const rule of this.#rulesNamed('exrule'))
      for (const { instant } of this.#momentsOf(rule)) left.add(instant);
    const isLeft = (moment: Moment) =>
      left.has(moment.instant) || this.#left.some((marks) => marks.has(moment));
    yield* this.#periods(isLeft);
    for (const moment of this.#allMoments()) {
      if (isLeft(moment)) continue;
      if (left.size > SERIES_MAX_COUNT) throw new ExpansionTooLong('A series without an end in sight');
      left.add(moment.instant);
      const occurrence = this.#occurrenceAt(moment);
      if (occurrence) yield occurrence;
    }
  }
}
