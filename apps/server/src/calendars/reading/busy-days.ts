import { addDays, type Day, daysFrom } from '@daymark/domain/dates';
import { instantAt } from '../../http/today.ts';
import type { Occurrence } from './event-times.ts';

/** The hours in which the user works, `HH:MM`. Events outside of them block no time. */
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

/** The blocked time of one day. */
export interface BusyDay {
  date: Day;
  minutes: number;
  isWholeDay: boolean;
  /** The blocked minutes since the beginning of the working hours: from, to, from, to. They do not overlap. */
  stretches: number[];
}

const MILLISECONDS_A_MINUTE = 60_000;

const dayAt = (instant: number, timezone: string): Day =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).toPlainDate().toString();

type Range<T> = [from: T, to: T];
type Stretch = Range<number>;

/** Merges overlapping ranges, so that their time counts once. */
function together<T extends number | string>(ranges: readonly Range<T>[]): Range<T>[] {
  const laid: Range<T>[] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = laid.at(-1);
    if (!last || from > last[1]) laid.push([from, to]);
    else if (to > last[1]) last[1] = to;
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
      instantAt(timezone, day, workingHours.from).getTime(),
      instantAt(timezone, day, workingHours.until).getTime(),
    ];
    this.#hours.set(day, hours);
    return hours;
  }

  addWhole([firstDay, lastDay]: Range<Day>): void {
    for (const day of this.#within(firstDay, lastDay)) this.#whole.add(day);
  }

  add([from, to]: Stretch): void {
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
      const laid = this.#stretches.get(date) ?? [];
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

/**
 * The time that occurrences block on each day of a range, in a time zone and within working hours. They are merged first: thousands
 * of long events at once would take a minute.
 */
export function busyDays(occurrences: readonly Occurrence[], span: BusySpan): BusyDay[] {
  const days = new Days(span);
  const whole = occurrences.flatMap((one): Range<Day>[] =>
    one.isWholeDay ? [[one.firstDay, one.lastDay]] : [],
  );
  const timed = occurrences.flatMap((one): Stretch[] => (one.isWholeDay ? [] : [[one.from, one.to]]));
  for (const range of together(whole)) days.addWhole(range);
  for (const stretch of together(timed)) days.add(stretch);
  return days.result();
}

/** The instants of a range of days, with one more day on either side for other time zones. */
export const boundsOf = ({ timezone, from, to }: Omit<BusySpan, 'workingHours'>) => ({
  timezone,
  from: instantAt(timezone, addDays(from, -1), '00:00').getTime(),
  to: instantAt(timezone, addDays(to, 2), '00:00').getTime(),
});
