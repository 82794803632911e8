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
  /** Greater goes first among equal deadlines. */
  weight: number;
  phase: number;
  /** Pieces of one count are of one row: they are done in the order in which they stand. */
  row?: string;
}

/** `index` must be finished first; with a lag, that many calendar days lie between its day and the day of this one. */
export interface Precedence {
  index: number;
  lagDays: number;
}

/** Who comes after each piece of work, the other way round. */
export function successorsOf(work: readonly Work[]): Precedence[][] {
  const successors: Precedence[][] = work.map(() => []);
  work.forEach((one, index) => {
    for (const { index: before, lagDays } of one.after) successors[before]?.push({ index, lagDays });
  });
  return successors;
}

/** Every index after all that it depends on, smaller indices first. Work on a circle of dependencies is left out. */
export function topologicalOrder(work: readonly Work[], successors: readonly Precedence[][]): number[] {
  const open = Int32Array.from(work, (one) => one.after.length);
  const order: number[] = [];
  work.forEach((_, index) => {
    if (open[index] === 0) order.push(index);
  });
  for (let next = 0; next < order.length; next++) {
    for (const { index } of successors[order[next] as number] ?? []) {
      open[index] = (open[index] as number) - 1;
      if (open[index] === 0) order.push(index);
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
