import { Heap } from './heap.ts';

/** A piece of work to be given days. Days are indices into the axis; units are quarters of an hour. */
export interface Work {
  id: string;
  units: number;
  /** First and last day on which it may be done. */
  releaseDay: number;
  deadlineDay: number;
  /** True when the deadline is only the project's own end, so that slack may be kept before it. */
  flexible: boolean;
  after: readonly Precedence[];
  /** Less is left out first where not everything fits. */
  weight: number;
  /** Sittings of one task carry the same name: one of them a day, where everything fits like that. */
  series?: string;
  /** It happens on its very day: left out only where nothing else can be. */
  anchor?: true;
}

/**
 * `index` must be finished first. With a lag, that many days lie from its day up to the day of this one: from Monday to
 * Wednesday are 2.
 */
export interface Precedence {
  index: number;
  lagDays: number;
  /** The lag counts Mondays to Fridays only, whoever works when. */
  working?: true;
}

/** Who comes after each piece of work, the other way round. */
export function successorsOf(work: readonly Pick<Work, 'after'>[]): Precedence[][] {
  const successors: Precedence[][] = work.map(() => []);
  work.forEach((one, index) => {
    for (const before of one.after) successors[before.index]?.push({ ...before, index });
  });
  return successors;
}

/** Every index after all that it depends on, smaller indices first. Work on a circle of dependencies is left out. */
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

/** Work without its circular dependencies: a dependency that closes a circle is dropped. */
export function withoutCircles(work: readonly Work[]): Work[] {
  const order = topologicalOrder(work, successorsOf(work));
  if (order.length === work.length) return [...work];
  const rank = new Map(order.map((index, position) => [index, position]));
  const rankOf = (index: number) => rank.get(index) ?? order.length + index;
  return work.map((one, index) => ({
    ...one,
    after: one.after.filter((before) => rankOf(before.index) < rankOf(index)),
  }));
}

/** These and all that waits for one of them. */
export function withFollowers(roots: Iterable<number>, successors: readonly Precedence[][]): Set<number> {
  const reached = new Set(roots);
  for (const index of reached) for (const next of successors[index] ?? []) reached.add(next.index);
  return reached;
}

/** The work at these indices alone. None of it waits for other work. */
export function only(work: readonly Work[], indices: readonly number[]): Work[] {
  const position = new Map(indices.map((index, at) => [index, at]));
  return indices.map((index) => {
    const one = work[index] as Work;
    const after = one.after.map((before) => ({ ...before, index: position.get(before.index) ?? 0 }));
    return { ...one, after };
  });
}
