import { addDays, type Day, daysFrom } from '@daymark/domain/dates';
import type { Occurrence } from './occurrences.ts';

/** The time of day in which work is done, `HH:MM`: what lies outside of it takes none. */
export interface WorkingHours {
  from: string;
  until: string;
}

export interface BusySpan {
  timezone: string;
  workingHours: WorkingHours;
  from: Day;
  to: Day;
}

/** What is taken of one day. */
export interface BusyDay {
  date: Day;
  minutes: number;
  isWholeDay: boolean;
  /** When within the working hours, in minutes since these begin: from, to, from, to. Nothing overlaps. */
  stretches: number[];
}

const MILLISECONDS_A_MINUTE = 60_000;

/** The instant of a time of day; one that the clock leaves out is the one after the gap. */
const instantAt = (day: Day, time: string, timezone: string): number =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timezone).epochMilliseconds;

const dayAt = (instant: number, timezone: string): Day =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).toPlainDate().toString();

type Stretch = [from: number, to: number];

/** Stretches laid together: two things at once take the time of one. */
function together(stretches: readonly Stretch[]): Stretch[] {
  const laid: Stretch[] = [];
  for (const [from, to] of stretches.toSorted(([a], [b]) => a - b)) {
    const last = laid.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else laid.push([from, to]);
  }
  return laid;
}

const minutesOf = (stretches: readonly Stretch[]): number =>
  Math.round(stretches.reduce((sum, [from, to]) => sum + to - from, 0) / MILLISECONDS_A_MINUTE);

class Days {
  readonly #span: BusySpan;
  readonly #stretches = new Map<Day, Stretch[]>();
  readonly #whole = new Set<Day>();
  readonly #hours = new Map<Day, Stretch>();

  constructor(span: BusySpan) {
    this.#span = span;
  }

  #within(from: Day, to: Day): Day[] {
    return daysFrom(from < this.#span.from ? this.#span.from : from, to > this.#span.to ? this.#span.to : to);
  }

  #hoursOf(day: Day): Stretch {
    const { timezone, workingHours } = this.#span;
    const hours: Stretch = this.#hours.get(day) ?? [
      instantAt(day, workingHours.from, timezone),
      instantAt(day, workingHours.until, timezone),
    ];
    this.#hours.set(day, hours);
    return hours;
  }

  add(occurrence: Occurrence): void {
    if (occurrence.isWholeDay) {
      for (const day of this.#within(occurrence.firstDay, occurrence.lastDay)) this.#whole.add(day);
      return;
    }
    const { from, to } = occurrence;
    const { timezone } = this.#span;
    for (const day of this.#within(dayAt(from, timezone), dayAt(to, timezone))) {
      const [begins, ends] = this.#hoursOf(day);
      const stretch: Stretch = [Math.max(from, begins), Math.min(to, ends)];
      if (stretch[0] < stretch[1]) this.#stretches.set(day, [...(this.#stretches.get(day) ?? []), stretch]);
    }
  }

  result(): BusyDay[] {
    const dates = new Set([...this.#stretches.keys(), ...this.#whole]);
    return [...dates].toSorted().map((date) => {
      const laid = together(this.#stretches.get(date) ?? []);
      const [begins] = this.#hoursOf(date);
      return {
        date,
        minutes: minutesOf(laid),
        isWholeDay: this.#whole.has(date),
        stretches: laid.flat().map((instant) => Math.round((instant - begins) / MILLISECONDS_A_MINUTE)),
      };
    });
  }
}

/** What occurrences take of each day of a span, in a time zone and within working hours. */
export function busyDays(occurrences: Iterable<Occurrence>, span: BusySpan): BusyDay[] {
  const days = new Days(span);
  for (const occurrence of occurrences) days.add(occurrence);
  return days.result();
}

/** The instants that a span of days lies between, with a day to spare on either side for days of other zones. */
export const boundsOf = ({ timezone, from, to }: Omit<BusySpan, 'workingHours'>) => ({
  timezone,
  from: instantAt(addDays(from, -1), '00:00', timezone),
  to: instantAt(addDays(to, 2), '00:00', timezone),
});
