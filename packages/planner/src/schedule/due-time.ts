import type { Axis } from './calendar.ts';
import type { DayWindows } from './day-windows.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/** The share of its window that dated work leaves free at the end, if earlier work of the brief can wait. */
const EASE = 0.2;

/**
 * Tracks the work due by each day and the time left for it: whether a piece may be done although other work is due
 * earlier.
 */
export class DueTime {
  readonly #work: readonly Work[];
  readonly #capacity: Int32Array;
  readonly #dueDay: Int32Array;
  readonly #dueUnits: Float64Array;
  /** Units due before the day, which count as late. */
  #late = 0;
  #day = 0;

  constructor(work: readonly Work[], axis: Axis, windows: Windows, { first, last }: DayWindows) {
    this.#work = work;
    this.#capacity = axis.capacity;
    this.#dueDay = Int32Array.from(last);
    this.#dueUnits = new Float64Array(axis.days.length);
    const isDated = datedAmong(work, windows);
    for (let index = 0; index < work.length; index++) {
      const day = last[index] as number;
      const ease = isDated[index] === 1 ? Math.floor(EASE * (day - (first[index] as number))) : 0;
      this.#dueDay[index] = day - ease;
      this.#add(day - ease, (work[index] as Work).units);
    }
  }

  #add(day: number, units: number): void {
    if (day < this.#day) this.#late += units;
    else this.#dueUnits[day] = (this.#dueUnits[day] as number) + units;
  }

  beginDay(day: number): void {
    for (; this.#day < day; this.#day++) this.#late += this.#dueUnits[this.#day] as number;
  }

  done(index: number): void {
    this.#add(this.#dueDay[index] as number, -(this.#work[index] as Work).units);
  }

  /** Whether everything due earlier still has enough time after this piece has used its time today. */
  isLeftBy(index: number, room: number): boolean {
    const until = this.#dueDay[index] as number;
    let free = room - (this.#work[index] as Work).units;
    let needed = this.#late;
    if (until >= this.#day && needed > free) return false;
    for (let day = this.#day; day < until; day++) {
      if (day > this.#day) free += this.#capacity[day] as number;
      const due = this.#dueUnits[day] as number;
      needed += due;
      if (due > 0 && needed > free) return false;
    }
    return true;
  }
}

/** Work with its own date, and the dependencies of such work. */
function datedAmong(work: readonly Work[], { order, successors }: Windows): Uint8Array {
  const isDated = new Uint8Array(work.length);
  for (let at = order.length - 1; at >= 0; at--) {
    const index = order[at] as number;
    const waits = successors[index]?.some((next) => isDated[next.index] === 1);
    isDated[index] = waits || !(work[index] as Work).flexible ? 1 : 0;
  }
  return isDated;
}
