import { type Axis, dayAt, startOf } from './calendar.ts';
import { type Precedence, successorsOf, topologicalOrder, type Work } from './work.ts';

/**
 * The window of working time in which each piece of work can lie once what it depends on, what depends on it, and the
 * lags between them are counted in. `due` may lie before `release`: then it cannot fit whatever else is planned.
 */
export interface Windows {
  release: Int32Array;
  due: Int32Array;
  /** Position in a topological order: the last tie-breaker. */
  rank: Int32Array;
  successors: Precedence[][];
}

/** Windows of the same work on another axis, or with other days, share what `alike` knows of its order. */
export function windowsOf(
  work: readonly Work[],
  axis: Axis,
  alike?: Pick<Windows, 'rank' | 'successors'>,
): Windows {
  const successors = alike?.successors ?? successorsOf(work);
  const order = alike ? inOrder(alike.rank) : topologicalOrder(work, successors);
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
  return { release, due, rank, successors };
}

function inOrder(rank: Int32Array): Int32Array {
  const order = new Int32Array(rank.length);
  for (const [index, position] of rank.entries()) order[position] = index;
  return order;
}

function releaseOf(one: Work, work: readonly Work[], release: Int32Array, axis: Axis): number {
  let at = startOf(axis, one.releaseDay);
  for (const { index, lagDays } of one.after) {
    const finish = (release[index] as number) + (work[index]?.units ?? 0);
    at = Math.max(at, lagDays > 0 ? startOf(axis, dayAt(axis, finish - 1) + lagDays) : finish);
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
  for (const { index, lagDays } of successors) {
    const latestStart = (due[index] as number) - (work[index]?.units ?? 0);
    if (lagDays > 0) {
      const day = latestStart < 0 ? -1 : dayAt(axis, latestStart) - lagDays;
      at = Math.min(at, day < 0 ? 0 : startOf(axis, day + 1));
    } else at = Math.min(at, latestStart);
  }
  return at;
}
