import { type Axis, startOf } from './calendar.ts';
import { unitAfter, unitBefore } from './lag.ts';
import { type Precedence, successorsOf, topologicalOrder, type Work } from './work.ts';

/**
 * The window of working time of each piece of work, given its dependencies, its dependents and their lags. `due` may be
 * before `release`: then it cannot fit whatever else is planned.
 */
export interface Windows {
  release: Int32Array;
  due: Int32Array;
  /** In the order of the brief, but each after its dependencies; and the rank of each. */
  order: Int32Array;
  rank: Int32Array;
  successors: Precedence[][];
}

/** Windows of the same work on another axis, or with other days, reuse the order of `alike`. */
export function windowsOf(
  work: readonly Work[],
  axis: Axis,
  alike?: Pick<Windows, 'order' | 'successors'>,
): Windows {
  const successors = alike?.successors ?? successorsOf(work);
  const order = alike?.order ?? Int32Array.from(topologicalOrder(work, successors));
  const rank = new Int32Array(work.length);
  const release = new Int32Array(work.length);
  const due = new Int32Array(work.length);
  order.forEach((index, position) => {
    rank[index] = position;
    release[index] = releaseOf(work[index] as Work, work, release, axis);
  });
  for (let position = order.length - 1; position >= 0; position--) {
    const index = order[position] as number;
    due[index] = dueOf(work[index] as Work, successors[index] ?? [], work, due, axis);
  }
  return { release, due, order, rank, successors };
}

function releaseOf(one: Work, work: readonly Work[], release: Int32Array, axis: Axis): number {
  let at = startOf(axis, one.releaseDay);
  for (const before of one.after) {
    const finish = (release[before.index] as number) + (work[before.index]?.units ?? 0);
    at = Math.max(at, unitAfter(axis, finish, before));
  }
  return at;
}

function dueOf(
  one: Work,
  successors: readonly Precedence[],
  work: readonly Work[],
  due: Int32Array,
  axis: Axis,
): number {
  let at = startOf(axis, one.deadlineDay + 1);
  for (const next of successors) {
    const latestStart = (due[next.index] as number) - (work[next.index]?.units ?? 0);
    at = Math.min(at, unitBefore(axis, latestStart, next));
  }
  return at;
}
