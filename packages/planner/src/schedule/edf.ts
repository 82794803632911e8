import { type Axis, dayAt, startOf } from './calendar.ts';
import { Heap } from './heap.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/** A stretch of one piece of work on the axis, in units of working time. */
export interface Stretch {
  index: number;
  from: number;
  to: number;
}

export interface Run {
  stretches: Stretch[];
  /** When each piece of work ends, in units of working time. */
  finish: Int32Array;
  /** The greatest overrun of a due moment, in units; 0 or less when everything is in time. */
  lateness: number;
  /** The piece of work that overruns most. */
  latest: number;
}

/** Which of two goes first: the earlier due moment, then weight, phase and topological rank. A total order. */
export function goesFirst(work: readonly Work[], { due, rank }: Windows): (a: number, b: number) => boolean {
  return (a, b) => {
    const byDue = (due[a] as number) - (due[b] as number);
    if (byDue !== 0) return byDue < 0;
    const [one, other] = [work[a] as Work, work[b] as Work];
    if (one.weight !== other.weight) return one.weight > other.weight;
    if (one.phase !== other.phase) return one.phase < other.phase;
    return (rank[a] as number) < (rank[b] as number);
  };
}

/**
 * Earliest due moment first, preemptive, on working time. With windows modified by precedence this minimises the greatest
 * lateness on one machine (Blazewicz 1976; Horn 1974 without precedence). It is not exact with lags.
 * Working time after the last day goes on without end, so that the lateness of what does not fit is still a number.
 */
export function earliestDueFirst(work: readonly Work[], axis: Axis, windows: Windows): Run {
  const openBefore = Int32Array.from(work, (one) => one.after.length);
  const releaseAt = Int32Array.from(windows.release);
  const left = Int32Array.from(work, (one) => one.units);
  const finish = new Int32Array(work.length);
  const ready = new Heap(goesFirst(work, windows));
  const waiting = new Heap(
    (a, b) =>
      (releaseAt[a] as number) - (releaseAt[b] as number) < 0 || (releaseAt[a] === releaseAt[b] && a < b),
  );
  const stretches: Stretch[] = [];
  let [now, lateness, latest] = [0, Number.NEGATIVE_INFINITY, -1];

  const complete = (index: number) => {
    finish[index] = now;
    const overrun = now - (windows.due[index] as number);
    if (overrun > lateness) [lateness, latest] = [overrun, index];
    for (const { index: next, lagDays } of windows.successors[index] ?? []) {
      const at = lagDays > 0 ? startOf(axis, dayAt(axis, now - 1) + lagDays) : now;
      releaseAt[next] = Math.max(releaseAt[next] as number, at);
      openBefore[next] = (openBefore[next] as number) - 1;
      if (openBefore[next] === 0) waiting.push(next);
    }
  };

  work.forEach((one, index) => {
    if (one.after.length === 0) waiting.push(index);
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
