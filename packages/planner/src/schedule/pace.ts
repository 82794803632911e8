import type { Axis } from './calendar.ts';
import type { Work } from './work.ts';

export interface PaceOptions {
  /** Spread the work as evenly as the due days allow; otherwise do everything as early as possible. */
  level: boolean;
  /** Leave no working day empty while there is work for it. */
  everyDay: boolean;
}

/** How much work a day should take so that the days are even and nothing is late. */
export class Pace {
  /** The number of pieces that are not done yet. */
  left: number;
  readonly #work: readonly Work[];
  readonly #capacity: Int32Array;
  readonly #last: Int32Array;
  readonly #options: PaceOptions;
  /** Of the remaining work, the amount due on each day. */
  readonly #due: Float64Array;
  readonly #workingDaysFrom: Int32Array;
  /** The constant that each piece counts besides its hours. */
  readonly #share: number;
  #day = 0;
  #credit = 0;
  #used = 0;

  constructor(work: readonly Work[], { capacity }: Axis, last: Int32Array, options: PaceOptions) {
    this.left = work.length;
    this.#work = work;
    this.#capacity = capacity;
    this.#last = last;
    this.#options = options;
    this.#share = work.reduce((sum, one) => sum + one.units, 0) / Math.max(1, work.length) / 2;
    this.#due = new Float64Array(capacity.length);
    for (let index = 0; index < work.length; index++) this.#addDue(index, 1);
    this.#workingDaysFrom = workingDaysFrom(capacity);
  }

  #countOf(index: number): number {
    return (this.#work[index] as Work).units + this.#share;
  }

  #addDue(index: number, sign: 1 | -1): void {
    const day = this.#last[index] as number;
    if (day >= 0) this.#due[day] = (this.#due[day] as number) + sign * this.#countOf(index);
  }

  beginDay(day: number): void {
    this.#day = day;
    if (this.#options.level) this.#credit += (this.#capacity[day] as number) * this.#intensity() - this.#used;
    this.#used = 0;
  }

  done(index: number): void {
    this.left--;
    this.#used += this.#countOf(index);
    this.#addDue(index, -1);
  }

  /** The share of the coming days' time that the work due by some day needs, at its maximum. */
  #intensity(): number {
    let [needed, time, most] = [0, 0, 0];
    for (let until = this.#day; until < this.#capacity.length; until++) {
      time += this.#capacity[until] as number;
      const due = this.#due[until] as number;
      if (due < ROUNDING) continue;
      needed += due;
      if (needed > most * time) most = needed / time;
    }
    return most;
  }

  /** Whether the day has enough, so that the next piece belongs to a later one. */
  hasEnough(next: number): boolean {
    const { level, everyDay } = this.#options;
    const isFirst = this.left === this.#work.length;
    const isEmpty = this.#used === 0;
    const mustUse =
      isEmpty && (everyDay || isFirst || this.left >= (this.#workingDaysFrom[this.#day] as number));
    if (level && this.#used + this.#countOf(next) / 2 > this.#credit && !mustUse) return true;
    return !isEmpty && everyDay && this.left <= (this.#workingDaysFrom[this.#day + 1] as number);
  }
}

/** Rounding error of a sum of fractions. */
const ROUNDING = 1e-6;

/** The number of working days from each day on. */
function workingDaysFrom(capacity: Int32Array): Int32Array {
  const count = new Int32Array(capacity.length + 1);
  for (let day = capacity.length - 1; day >= 0; day--)
    count[day] = (count[day + 1] as number) + ((capacity[day] as number) > 0 ? 1 : 0);
  return count;
}
