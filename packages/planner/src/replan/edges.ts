import type { Day } from '@daymark/domain/dates';
import type { ReplanTask } from './shape.ts';

/** A task that comes before or after another, and the days that must lie between. */
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
  /** By what stands: not before what is waited for, nor behind what waits. */
  bounds: Bound[];
  /** Every movable task after what it waits for. */
  order: number[];
}

interface Reached {
  id: string;
  lag: number;
}

/** What a task waits for; through one without a day, what that waits for. */
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

/** The order of the work among what may move, and the bounds that what stands puts on it. A circle is opened. */
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
      // What a person put before today cannot be kept up with.
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

/** A topological order; an edge that closes a circle is taken out of `before`. */
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
