import { type Axis, dayAt } from './calendar.ts';
import { goesFirst } from './edf.ts';
import { Heap } from './heap.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/** The day index of each piece of work. */
export type Days = Int32Array;

/** What did not get a whole day in time; null when that cannot be said of one piece of work. */
export interface Missed {
  missed: number | null;
}

export interface PlaceOptions {
  /** Spread the work as evenly as the due days allow; otherwise do everything as early as it goes. */
  level: boolean;
  /** Leave no working day empty while there is something that could be done on it. */
  everyDay: boolean;
}

/** How many that do not fit the rest of a day are set aside before the day is closed. */
const SET_ASIDE = 12;

/**
 * Gives each piece of work one whole day, in order of due day. Answers what misses its due day this way: whole
 * days are a packing problem, so that does not prove that the work cannot fit in parts.
 */
export function placeWhole(
  work: readonly Work[],
  axis: Axis,
  windows: Windows,
  { level, everyDay }: PlaceOptions,
): Days | Missed {
  const placing = new Placing(work, axis, windows);
  let credit = 0;
  for (let day = 0; day < axis.days.length && placing.left > 0; day++) {
    const capacity = axis.capacity[day] as number;
    if (capacity === 0) continue;
    placing.releaseUpTo(day);
    if (level) credit += capacity * placing.intensityFrom(day);
    credit -= placing.fill(day, level ? credit : Number.POSITIVE_INFINITY, everyDay);
    const missed = placing.missed(day);
    if (missed !== undefined) return { missed };
  }
  return placing.left === 0 ? placing.days : { missed: null };
}

class Placing {
  readonly days: Days;
  left: number;
  readonly #work: readonly Work[];
  readonly #axis: Axis;
  readonly #windows: Windows;
  readonly #dueDay: Int32Array;
  readonly #earliest: Int32Array;
  readonly #openBefore: Int32Array;
  readonly #ready: Heap;
  readonly #waiting: Heap;
  readonly #dueWork: Float64Array;
  readonly #workingDaysFrom: Int32Array;
  /** What each piece counts for when the load is levelled: its hours and a share for being one more thing to do. */
  readonly #share: number;

  constructor(work: readonly Work[], axis: Axis, windows: Windows) {
    this.#work = work;
    this.#axis = axis;
    this.#windows = windows;
    this.left = work.length;
    this.days = new Int32Array(work.length).fill(-1);
    this.#dueDay = Int32Array.from(windows.due, (due) => (due > 0 ? dayAt(axis, due - 1) : -1));
    this.#earliest = Int32Array.from(work, (one) => one.releaseDay);
    this.#openBefore = Int32Array.from(work, (one) => one.after.length);
    this.#ready = new Heap(goesFirst(work, windows));
    const earliest = this.#earliest;
    this.#waiting = new Heap((a, b) => {
      const difference = (earliest[a] as number) - (earliest[b] as number);
      return difference < 0 || (difference === 0 && a < b);
    });
    const total = work.reduce((sum, one) => sum + one.units, 0);
    this.#share = work.length > 0 ? total / work.length / 2 : 0;
    this.#dueWork = new Float64Array(axis.days.length);
    work.forEach((one, index) => {
      const day = this.#dueDay[index] as number;
      if (day >= 0 && day < axis.days.length)
        this.#dueWork[day] = (this.#dueWork[day] as number) + one.units + this.#share;
      if (one.after.length === 0) this.#waiting.push(index);
    });
    this.#workingDaysFrom = new Int32Array(axis.days.length + 1);
    for (let day = axis.days.length - 1; day >= 0; day--) {
      const works = (axis.capacity[day] as number) > 0 ? 1 : 0;
      this.#workingDaysFrom[day] = (this.#workingDaysFrom[day + 1] as number) + works;
    }
  }

  releaseUpTo(day: number): void {
    for (let next = this.#waiting.peek(); next !== undefined; next = this.#waiting.peek()) {
      if ((this.#earliest[next] as number) > day) return;
      this.#waiting.pop();
      this.#ready.push(next);
    }
  }

  /** The share of the coming days' time that the work due by some day needs, at the day where that share is greatest. */
  intensityFrom(day: number): number {
    let [needed, time, most] = [0, 0, 0];
    for (let until = day; until < this.#axis.days.length; until++) {
      time += this.#axis.capacity[until] as number;
      const due = this.#dueWork[until] as number;
      if (due === 0) continue;
      needed += due;
      most = Math.max(most, needed / time);
    }
    return most;
  }

  /** Puts work on the day until the credit is used up; answers how much of it was. */
  fill(day: number, credit: number, everyDay: boolean): number {
    let room = this.#axis.capacity[day] as number;
    let used = 0;
    const aside: number[] = [];
    for (
      let next = this.#ready.peek();
      next !== undefined && aside.length < SET_ASIDE;
      next = this.#ready.peek()
    ) {
      const size = (this.#work[next] as Work).units;
      const pressing = (this.#dueDay[next] as number) <= day;
      const count = size + this.#share;
      if (!pressing && used + count / 2 > credit && !this.#mustUse(day, used, everyDay)) break;
      if (!pressing && used > 0 && everyDay && this.#mustSpare(day)) break;
      this.#ready.pop();
      if (size > room) {
        aside.push(next);
        continue;
      }
      room -= size;
      used += count;
      this.#put(next, day);
    }
    for (const index of aside) this.#ready.push(index);
    return used;
  }

  /** Something due on the day that was not put on it; null when it is still waiting for something else. */
  missed(day: number): number | null | undefined {
    const next = this.#ready.peek();
    if (next !== undefined && (this.#dueDay[next] as number) <= day) return next;
    return (this.#dueWork[day] as number) > 1e-6 ? null : undefined;
  }

  #mustUse(day: number, used: number, everyDay: boolean): boolean {
    const isFirst = this.left === this.#work.length;
    return used === 0 && (everyDay || isFirst || this.left >= (this.#workingDaysFrom[day] as number));
  }

  #mustSpare(day: number): boolean {
    return this.left <= (this.#workingDaysFrom[day + 1] as number);
  }

  #put(index: number, day: number): void {
    const one = this.#work[index] as Work;
    this.days[index] = day;
    this.left--;
    const due = this.#dueDay[index] as number;
    this.#dueWork[due] = Math.max(0, (this.#dueWork[due] as number) - one.units - this.#share);
    for (const { index: next, lagDays } of this.#windows.successors[index] ?? []) {
      this.#earliest[next] = Math.max(this.#earliest[next] as number, day + lagDays);
      this.#openBefore[next] = (this.#openBefore[next] as number) - 1;
      if (this.#openBefore[next] !== 0) continue;
      if ((this.#earliest[next] as number) <= day) this.#ready.push(next);
      else this.#waiting.push(next);
    }
  }
}
