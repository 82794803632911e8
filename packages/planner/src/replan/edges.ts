import type { Day } from '@daymark/domain/dates';
import type { ReplanTask } from './shape.ts';

/** A task before or after another, and the lag between them. */
export interface Edge {
  index: number;
  lag: number;
}

interface Bound {
  from: number;
  to: number;
}

export interface Edges {
  before: Edge[][];
  after: Edge[][];
  /** The bounds by fixed tasks: not before a fixed dependency, nor after a fixed dependent. */
  bounds: Bound[];
  /** Every movable task after its dependencies. */
  order: number[];
}

interface Reached {
  id: string;
  lag: number;
}

/** The dependencies of a task; one without a day is replaced by its own dependencies. */
function reachedFrom(task: ReplanTask, byId: ReadonlyMap<string, ReplanTask>): Reached[] {
  const found = new Map<string, number>();
  const open: Reached[] = task.after.map(({ id, lagDays }) => ({ id, lag: lagDays }));
  const seen = new Map<string, number>();
  for (let next = open.pop(); next; next = open.pop()) {
    const { id, lag } = next;
    const other = byId.get(id);
    if (!other || other === task || (seen.get(id) ?? -1) >= lag || seen.size > byId.size) continue;
    seen.set(id, lag);
    if (other.isHeld && other.dueDate === null)
      for (const { id: further, lagDays } of other.after) open.push({ id: further, lag: lag + lagDays });
    else found.set(id, Math.max(found.get(id) ?? 0, lag));
  }
  return [...found].map(([id, lag]) => ({ id, lag }));
}

/** The dependencies among movable tasks, and the bounds that fixed ones impose. Cycles are broken. */
export function edgesAmong(
  all: readonly ReplanTask[],
  free: readonly ReplanTask[],
  indexOf: (day: Day) => number,
): Edges {
  const byId = new Map(all.map((task) => [task.id, task]));
  const position = new Map(free.map(({ id }, index) => [id, index]));
  const reached = new Map(all.map((task) => [task.id, reachedFrom(task, byId)]));
  const bounds = free.map((): Bound => ({ from: 0, to: Number.MAX_SAFE_INTEGER }));
  const before = free.map((task) =>
    (reached.get(task.id) ?? []).flatMap(({ id, lag }): Edge[] => {
      const index = position.get(id);
      return index === undefined ? [] : [{ index, lag }];
    }),
  );
  for (const task of all) {
    const day = task.isHeld && task.dueDate !== null ? indexOf(task.dueDate) : null;
    for (const { id, lag } of reached.get(task.id) ?? []) {
      const [waiting, awaited] = [bounds[position.get(task.id) ?? -1], bounds[position.get(id) ?? -1]];
      const other = byId.get(id);
      if (waiting && other?.isHeld && other.dueDate !== null)
        waiting.from = Math.max(waiting.from, indexOf(other.dueDate) + lag);
      // A row that the user put before today cannot be respected.
      if (awaited && day !== null && day >= 0) awaited.to = Math.min(awaited.to, day - lag);
    }
  }
  const order = openedOrder(before);
  const after = free.map((): Edge[] => []);
  before.forEach((edges, index) => {
    for (const { index: other, lag } of edges) after[other]?.push({ index, lag });
  });
  return { before, after, bounds, order };
}

/** A topological order; an edge that closes a cycle is removed from `before`. */
function openedOrder(before: Edge[][]): number[] {
  const order: number[] = [];
  const state = new Int8Array(before.length);
  for (let root = 0; root < before.length; root++) {
    if (state[root] !== 0) continue;
    const stack = [root];
    while (stack.length > 0) {
      const index = stack.at(-1) as number;
      if (state[index] === 0) {
        state[index] = 1;
        before[index] = (before[index] ?? []).filter((edge) => state[edge.index] !== 1);
        for (const edge of before[index] ?? []) if (state[edge.index] === 0) stack.push(edge.index);
        continue;
      }
      stack.pop();
      if (state[index] === 1) {
        state[index] = 2;
        order.push(index);
      }
    }
  }
  return order;
}
