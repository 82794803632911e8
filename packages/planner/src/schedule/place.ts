import type { Axis } from './calendar.ts';
import { DayQueue, type Standing } from './day-queue.ts';
import { type DayWindows, dayWindowsOf } from './day-windows.ts';
import { DueTime } from './due-time.ts';
import { dueKeys } from './edf.ts';
import { Heap } from './heap.ts';
import { dayAfter } from './lag.ts';
import { Pace, type PaceOptions } from './pace.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/** The day index of each piece of work; -1 for none. */
export type Days = Int32Array;

/** The piece that got no whole day in time; null if it cannot be attributed to one. */
export interface Missed {
  missed: number | null;
}

export interface PlaceOptions extends PaceOptions {
  /** In the order of the brief as long as everything due has enough time; otherwise earliest due date first. */
  inBriefOrder?: boolean;
}

/** How many pieces that do not fit the rest of a day are set aside before the day is closed. */
const SET_ASIDE = 12;
/** In the order of the brief it is less, because a piece that fits a gap would come long before its turn. */
const SET_ASIDE_IN_ORDER = 3;

/**
 * Gives each piece of work one whole day. Returns the piece that misses its due day. Whole days are a packing problem,
 * so that is no proof that the work cannot fit.
 */
export function placeWhole(
  work: readonly Work[],
  axis: Axis,
  windows: Windows,
  options: PlaceOptions,
  window: DayWindows = dayWindowsOf(work, axis, windows),
): Days | Missed {
  const hopeless = window.first.findIndex((day, index) => day > (window.last[index] as number));
  if (hopeless >= 0) return { missed: hopeless };
  const placing = new Placing(work, axis, windows, window, options);
  for (let day = 0; day < axis.days.length && placing.left > 0; day++) {
    placing.fill(day);
    const missed = placing.missedOn(day);
    if (missed !== undefined) return { missed };
  }
  return placing.left === 0 ? placing.days : { missed: null };
}

/** The same, as early and as much as possible: pieces that miss their day, and their dependents, get none. */
export function placeMost(work: readonly Work[], axis: Axis, windows: Windows, hurry: Windows): Days {
  const window = dayWindowsOf(work, axis, windows);
  const placing = new Placing(work, axis, hurry, window, { level: false, everyDay: false });
  for (let day = 0; day < axis.days.length && placing.left > 0; day++) placing.fill(day);
  return placing.days;
}

class Placing {
  readonly days: Days;
  readonly #work: readonly Work[];
  readonly #axis: Axis;
  readonly #windows: Windows;
  readonly #last: Int32Array;
  readonly #pace: Pace;
  readonly #earliest: Int32Array;
  readonly #openBefore: Int32Array;
  readonly #asideOn: Int32Array;
  readonly #waiting: Heap;
  readonly #waitingKeys: Float64Array;
  readonly #byDue: DayQueue;
  readonly #inBriefOrder: DayQueue | undefined;
  /** The order of the brief; what continues work that has begun stands before all that has not. */
  readonly #ranks: Float64Array;
  readonly #dueTime: DueTime | undefined;
  /** The number of pieces without a day that are due on each day. */
  readonly #dueCount: Int32Array;
  #day = 0;

  constructor(
    work: readonly Work[],
    axis: Axis,
    windows: Windows,
    { first, last }: DayWindows,
    options: PlaceOptions,
  ) {
    this.#work = work;
    this.#axis = axis;
    this.#windows = windows;
    this.#last = last;
    this.#pace = new Pace(work, axis, last, options);
    this.days = new Int32Array(work.length).fill(-1);
    this.#earliest = Int32Array.from(first);
    this.#openBefore = Int32Array.from(work, (one) => one.after.length);
    this.#asideOn = new Int32Array(work.length).fill(-1);
    const standing = (index: number): Standing => this.#standing(index);
    this.#byDue = new DayQueue(placeKeys(work, windows, { first, last }), standing);
    this.#ranks = Float64Array.from(windows.rank);
    if (options.inBriefOrder) {
      this.#inBriefOrder = new DayQueue(this.#ranks, standing);
      this.#dueTime = new DueTime(work, axis, windows, { first, last });
    }
    this.#waitingKeys = new Float64Array(work.length);
    this.#waiting = new Heap(this.#waitingKeys);
    this.#dueCount = new Int32Array(axis.days.length);
    for (let index = 0; index < work.length; index++) {
      const day = last[index] as number;
      if (day >= 0) this.#dueCount[day] = (this.#dueCount[day] as number) + 1;
      if (this.#openBefore[index] === 0) this.#wait(index);
    }
  }

  get left(): number {
    return this.#pace.left;
  }

  #wait(index: number): void {
    this.#waitingKeys[index] = (this.#earliest[index] as number) * this.#work.length + index;
    this.#waiting.push(index);
  }

  #standing(index: number): Standing {
    if ((this.days[index] as number) >= 0 || (this.#last[index] as number) < this.#day) return 'gone';
    return this.#asideOn[index] === this.#day ? 'aside' : 'here';
  }

  /** Fills the day: completely, or as the pace requires. */
  fill(day: number): void {
    let room = this.#axis.capacity[day] as number;
    if (room === 0) return;
    this.#beginDay(day);
    let aside = this.#inBriefOrder ? SET_ASIDE_IN_ORDER : SET_ASIDE;
    for (let next = this.#next(room); next !== undefined; next = this.#next(room)) {
      if ((this.#last[next] as number) > day && this.#pace.hasEnough(next)) break;
      const { units } = this.#work[next] as Work;
      if (units > room) {
        this.#asideOn[next] = day;
        if (--aside > 0) continue;
        break;
      }
      room -= units;
      this.#put(next);
    }
    this.#byDue.endDay();
    this.#inBriefOrder?.endDay();
  }

  #beginDay(day: number): void {
    this.#day = day;
    this.#pace.beginDay(day);
    this.#dueTime?.beginDay(day);
    for (let next = this.#waiting.peek(); next !== undefined; next = this.#waiting.peek()) {
      if ((this.#earliest[next] as number) > day) return;
      this.#waiting.pop();
      this.#ready(next);
    }
  }

  #ready(index: number): void {
    this.#byDue.push(index);
    this.#inBriefOrder?.push(index);
  }

  /** The next piece: due today, then first in the brief, unless other work would be late because of it. */
  #next(room: number): number | undefined {
    const due = this.#byDue.peek();
    if (due === undefined || !this.#inBriefOrder || (this.#last[due] as number) <= this.#day) return due;
    const first = this.#inBriefOrder.peek();
    return first !== undefined && this.#dueTime?.isLeftBy(first, room) ? first : due;
  }

  /** The next sitting of the same work: what has begun is finished first. */
  #continue(index: number, next: number): void {
    const { series, continues } = this.#work[next] as Work;
    const rank = this.#ranks[next] as number;
    if (continues && series === this.#work[index]?.series && rank >= 0)
      this.#ranks[next] = rank - this.#work.length;
  }

  /** A piece that was due on the day and got no place. */
  missedOn(day: number): number | undefined {
    if (this.#dueCount[day] === 0) return undefined;
    return this.days.findIndex((own, index) => own === -1 && this.#last[index] === day);
  }

  #put(index: number): void {
    this.days[index] = this.#day;
    const due = this.#last[index] as number;
    this.#dueCount[due] = (this.#dueCount[due] as number) - 1;
    this.#pace.done(index);
    this.#dueTime?.done(index);
    for (const successor of this.#windows.successors[index] ?? []) {
      const next = successor.index;
      this.#continue(index, next);
      const earliest = Math.max(this.#earliest[next] as number, dayAfter(this.#axis, this.#day, successor));
      this.#earliest[next] = earliest;
      this.#openBefore[next] = (this.#openBefore[next] as number) - 1;
      if (this.#openBefore[next] !== 0) continue;
      if (earliest <= this.#day) this.#ready(next);
      else this.#wait(next);
    }
  }
}

/** Keys by due moment; work that is only possible on one day comes first. */
function placeKeys(work: readonly Work[], windows: Windows, { first, last }: DayWindows): Float64Array {
  const keys = dueKeys(work, windows);
  for (let index = 0; index < work.length; index++)
    if ((work[index] as Work).anchor && first[index] === last[index]) keys[index] = index - work.length;
  return keys;
}
