import { Heap } from './heap.ts';

/** A piece of work to schedule. Days are indices into the axis; units are quarters of an hour. */
export interface Work {
  id: string;
  units: number;
  /** First and last possible day. */
  releaseDay: number;
  deadlineDay: number;
  /** Whether the deadline is only the project's end, so that slack may be kept before it. */
  flexible: boolean;
  after: readonly Precedence[];
  /** Work with a lower weight is left out first. */
  weight: number;
  /** Sittings of one task share this name: at most one a day, if everything fits like that. */
  series?: string;
  /** It goes on with an earlier sitting of its series. */
  continues?: true;
  /** It is done in one go, because the brief says that it takes so little. */
  isWhole?: true;
  /** The day on which its maker would do it. */
  likelyDay?: number;
  /** It has a fixed day, and is only left out if nothing else can be. */
  anchor?: true;
}

/**
 * `index` must be finished first. A lag counts the days from its day to the day of this one: from Monday to Wednesday
 * is 2.
 */
export interface Precedence {
  index: number;
  lagDays: number;
  /** The lag counts Mondays to Fridays only, whichever days the user works. */
  working?: true;
}

/** The dependents of each piece of work. */
export function successorsOf(work: readonly Pick<Work, 'after'>[]): Precedence[][] {
  const successors: Precedence[][] = work.map(() => []);
  work.forEach((one, index) => {
    for (const before of one.after) successors[before.index]?.push({ ...before, index });
  });
  return successors;
}

/** Every index after its dependencies, smaller indices first. Work in a cycle is left out. */
export function topologicalOrder(
  work: readonly Pick<Work, 'after'>[],
  successors: readonly Precedence[][],
): number[] {
  if (work.every(({ after }, index) => after.every((before) => before.index < index)))
    return [...work.keys()];
  const open = Int32Array.from(work, (one) => one.after.length);
  const free = new Heap(Int32Array.from(work.keys()));
  const order: number[] = [];
  work.forEach((_, index) => {
    if (open[index] === 0) free.push(index);
  });
  for (let next = free.pop(); next !== undefined; next = free.pop()) {
    order.push(next);
    for (const { index } of successors[next] ?? []) {
      open[index] = (open[index] as number) - 1;
      if (open[index] === 0) free.push(index);
    }
  }
  return order;
}

/** Work without cyclic dependencies: one that closes a cycle is removed. */
export function withoutCircles<W extends Pick<Work, 'after'>>(work: readonly W[]): W[] {
  const order = topologicalOrder(work, successorsOf(work));
  if (order.length === work.length) return [...work];
  const rank = new Map(order.map((index, position) => [index, position]));
  const rankOf = (index: number) => rank.get(index) ?? order.length + index;
  return work.map((one, index) => ({
    ...one,
    after: one.after.filter((before) => rankOf(before.index) < rankOf(index)),
  }));
}

/** These and all their dependents. */
export function withFollowers(roots: Iterable<number>, successors: readonly Precedence[][]): Set<number> {
  const reached = new Set(roots);
  for (const index of reached) for (const next of successors[index] ?? []) reached.add(next.index);
  return reached;
}

/** Only the work at these indices. It must not depend on other work. */
export function only(work: readonly Work[], indices: readonly number[]): Work[] {
  const position = new Map(indices.map((index, at) => [index, at]));
  return indices.map((index) => {
    const one = work[index] as Work;
    const after = one.after.map((before) => ({ ...before, index: position.get(before.index) ?? 0 }));
    return { ...one, after };
  });
}
