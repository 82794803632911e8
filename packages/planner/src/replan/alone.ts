import type { Day } from '@daymark/domain/dates';
import type { Edges } from './edges.ts';
import { groundOf } from './ground.ts';
import { rearrange } from './search.ts';
import type { ReplanRequest, ReplanTask } from './shape.ts';
import { NOWHERE, State } from './state.ts';

interface Link {
  id: string;
  lagDays: number;
}

/**
 * Walks the links of a task, and passes through tasks without a day. Each task is computed once, because a large
 * project has too many links to follow for every task.
 */
function alongLinks(
  linksOf: (task: ReplanTask) => readonly Link[],
  byId: ReadonlyMap<string, ReplanTask>,
  combine: (bound: number, day: number, lagDays: number) => number,
  { start, dayOf }: { start: number; dayOf: (task: ReplanTask) => number | null },
): (task: ReplanTask) => number {
  const known = new Map<string, number>();
  const boundOf = (task: ReplanTask): number => {
    const found = known.get(task.id);
    if (found !== undefined) return found;
    // A cycle ends where it closes.
    known.set(task.id, start);
    let bound = start;
    for (const { id, lagDays } of linksOf(task)) {
      const other = byId.get(id);
      if (other) bound = combine(bound, dayOf(other) ?? boundOf(other), lagDays);
    }
    known.set(task.id, bound);
    return bound;
  };
  return boundOf;
}

/** The bounds of each task if it moves alone and all others stay. */
function boundsOfEach(
  all: readonly ReplanTask[],
  free: readonly ReplanTask[],
  indexOf: (day: Day) => number,
): Edges {
  const byId = new Map(all.map((task) => [task.id, task]));
  const waitingFor = new Map<string, Link[]>();
  for (const { id, after } of all)
    for (const { id: awaited, lagDays } of after) {
      const links = waitingFor.get(awaited) ?? [];
      waitingFor.set(awaited, links);
      links.push({ id, lagDays });
    }
  const indices = new Map(all.map(({ id, dueDate }) => [id, dueDate === null ? null : indexOf(dueDate)]));
  const earliest = alongLinks(
    ({ after }) => after,
    byId,
    (bound, day, lag) => Math.max(bound, day + lag),
    { start: Number.NEGATIVE_INFINITY, dayOf: ({ id }) => indices.get(id) ?? null },
  );
  const latest = alongLinks(
    ({ id }) => waitingFor.get(id) ?? [],
    byId,
    (bound, day, lag) => Math.min(bound, day - lag),
    {
      start: Number.POSITIVE_INFINITY,
      dayOf: ({ id }) => {
        const day = indices.get(id) ?? null;
        // A row that the user put before today cannot be respected.
        return day !== null && day < 0 ? Number.POSITIVE_INFINITY : day;
      },
    },
  );
  const bounds = free.map((task) => ({ from: earliest(task), to: latest(task) }));
  return { before: [], after: [], bounds, order: [] };
}

/**
 * The nearest possible day of each task of a project if all others stay; null for one that can stay where it is or has
 * no such day. The same as a replan with only that task movable, but without one replan per task.
 */
export function nearestDays(request: ReplanRequest, projectId: string): (task: ReplanTask) => Day | null {
  const tasks = request.tasks.map((task) => ({ ...task, isHeld: task.projectId !== projectId }));
  const ground = groundOf({ ...request, tasks }, boundsOfEach);
  const state = new State(ground);
  const places = new Map(ground.tasks.map(({ task }, index) => [task.id, index]));
  const standsOn = ground.tasks.map(({ own }) =>
    own !== null && own >= 0 && own < ground.dayCount ? own : NOWHERE,
  );
  for (const [index, day] of standsOn.entries()) state.put(index, day);
  return ({ id, dueDate }) => {
    const index = places.get(id);
    if (index === undefined) return null;
    const stands = standsOn[index] as number;
    state.take(index);
    rearrange(state, [index], Number.MAX_SAFE_INTEGER);
    const nearest = request.days[state.dayOf(index)]?.date ?? null;
    state.take(index);
    state.put(index, stands);
    return nearest === dueDate ? null : nearest;
  };
}
