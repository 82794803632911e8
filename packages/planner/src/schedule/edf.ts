import type { Axis } from './calendar.ts';
import { Heap } from './heap.ts';
import { unitAfter } from './lag.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/** A range of one piece of work on the axis, in units of working time. */
export interface Stretch {
  index: number;
  from: number;
  to: number;
}

export interface Run {
  stretches: Stretch[];
  /** When each piece of work ends, in units of working time. */
  finish: Int32Array;
  /** The greatest lateness, in units; 0 or less if everything is in time. */
  lateness: number;
  /** The piece of work with the greatest lateness. */
  latest: number;
}

/** Keys of the priority order: by due moment, then anchors, then the order of the brief. All differ. */
export function dueKeys(work: readonly Work[], { due, rank }: Windows): Float64Array {
  const keys = new Float64Array(work.length);
  for (let index = 0; index < work.length; index++) {
    const first = 2 * (due[index] as number) + ((work[index] as Work).anchor ? 0 : 1);
    keys[index] = first * work.length + (rank[index] as number);
  }
  return keys;
}

/**
 * Earliest due date first, preemptive, on working time. With windows modified by precedence this minimises the maximum
 * lateness on one machine (Blazewicz 1976; Horn 1974 without precedence). It is not optimal with lags. Working time
 * continues without end after the last day, so that lateness is always a number.
 */
export function earliestDueFirst(work: readonly Work[], axis: Axis, windows: Windows): Run {
  const openBefore = Int32Array.from(work, (one) => one.after.length);
  const releaseAt = Int32Array.from(windows.release);
  const left = Int32Array.from(work, (one) => one.units);
  const finish = new Int32Array(work.length);
  const ready = new Heap(dueKeys(work, windows));
  const waitingKeys = new Float64Array(work.length);
  const waiting = new Heap(waitingKeys);
  const wait = (index: number) => {
    waitingKeys[index] = (releaseAt[index] as number) * work.length + index;
    waiting.push(index);
  };
  const stretches: Stretch[] = [];
  let [now, lateness, latest] = [0, Number.NEGATIVE_INFINITY, -1];

  const complete = (index: number) => {
    finish[index] = now;
    const overrun = now - (windows.due[index] as number);
    if (overrun > lateness) [lateness, latest] = [overrun, index];
    for (const successor of windows.successors[index] ?? []) {
      const next = successor.index;
      releaseAt[next] = Math.max(releaseAt[next] as number, unitAfter(axis, now, successor));
      openBefore[next] = (openBefore[next] as number) - 1;
      if (openBefore[next] === 0) wait(next);
    }
  };

  work.forEach((one, index) => {
    if (one.after.length === 0) wait(index);
  });
  while (ready.size + waiting.size > 0) {
    for (
      let next = waiting.peek();
      next !== undefined && (releaseAt[next] as number) <= now;
      next = waiting.peek()
    ) {
      waiting.pop();
      ready.push(next);
    }
    const index = ready.peek();
    const nextRelease = waiting.peek();
    const until = nextRelease === undefined ? Number.POSITIVE_INFINITY : (releaseAt[nextRelease] as number);
    if (index === undefined) {
      now = until;
      continue;
    }
    const to = Math.min(now + (left[index] as number), until);
    const previous = stretches.at(-1);
    if (previous?.index === index && previous.to === now) previous.to = to;
    else if (to > now) stretches.push({ index, from: now, to });
    left[index] = (left[index] as number) - (to - now);
    now = to;
    if (left[index] === 0) {
      ready.pop();
      complete(index);
    }
  }
  return { stretches, finish, lateness, latest };
}
