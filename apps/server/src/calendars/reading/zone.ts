import { DAY } from './values.ts';

/** From an instant on, a zone has this offset to UTC in milliseconds. */
export interface Transition {
  at: number;
  offset: number;
}

const startOfYear = (year: number): number => Date.UTC(year, 0, 1);

const SINCE_YEAR = 1970;
/** Clock changes are read from here on. */
export const SINCE = startOfYear(SINCE_YEAR);

/** A time zone as the list of its changes. */
export class Zone {
  readonly #first: number;
  readonly #changes: readonly Transition[];

  /** @param first The offset before the first change. */
  constructor(first: number, changes: readonly Transition[] = []) {
    this.#first = first;
    this.#changes = changes.filter(({ offset }, index) => offset !== (changes[index - 1]?.offset ?? first));
  }

  /** The index of the last change up to an instant; -1 before the first. */
  #lastChange(instant: number): number {
    let [low, high] = [0, this.#changes.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#changes[middle]?.at ?? 0) <= instant) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #offsetAt(instant: number): number {
    return this.#changes[this.#lastChange(instant)]?.offset ?? this.#first;
  }

  /**
   * The instant of a time on the clock. Of a time that comes twice it is the first, and a time that is skipped is read with
   * the offset before the gap (RFC 5545, 3.3.5).
   */
  instantOf(wall: number): number {
    const before = wall - this.#offsetAt(wall - DAY);
    if (before + this.#offsetAt(before) === wall) return before;
    const after = wall - this.#offsetAt(wall + DAY);
    return after + this.#offsetAt(after) === wall ? after : before;
  }

  wallOf(instant: number): number {
    return instant + this.#offsetAt(instant);
  }

  #changesOf(year: number): string {
    const [from, to] = [startOfYear(year), startOfYear(year + 1)];
    const changes = this.#changes.slice(this.#lastChange(from) + 1, this.#lastChange(to - 1) + 1);
    return JSON.stringify([this.#offsetAt(from), changes]);
  }

  /** Whether the clock changes in a year as it does in another zone. */
  #isLike(other: Zone, year: number): boolean {
    return this.#changesOf(year) === other.#changesOf(year);
  }

  /** Whether its clock changes as that of another zone does or did in some year: it is an older or a shorter form of it. */
  isFormOf(other: Zone, lastYear: number): boolean {
    const years = Array.from({ length: lastYear - SINCE_YEAR + 1 }, (_, index) => lastYear - index);
    return years.some((year) => this.#hasChanges(year) && this.#isLike(other, year));
  }

  #hasChanges(year: number): boolean {
    return this.#lastChange(startOfYear(year)) < this.#lastChange(startOfYear(year + 1) - 1);
  }
}

export const UTC = new Zone(0);

const NANOSECONDS_A_MILLISECOND = 1e6;

/** A zone of the IANA database, up to a year. */
export function knownZone(name: string, lastYear: number): Zone {
  const first = new Date(SINCE).toTemporalInstant().toZonedDateTimeISO(name);
  const end = startOfYear(lastYear + 2);
  const changes: Transition[] = [];
  for (
    let change = first.getTimeZoneTransition('next');
    change;
    change = change.getTimeZoneTransition('next')
  ) {
    if (change.epochMilliseconds > end) break;
    changes.push({
      at: change.epochMilliseconds,
      offset: change.offsetNanoseconds / NANOSECONDS_A_MILLISECOND,
    });
  }
  return new Zone(first.offsetNanoseconds / NANOSECONDS_A_MILLISECOND, changes);
}
