import { t } from '@daymark/words/t';
import { addDays, type Day } from './dates.ts';
import type { Status } from './statuses.ts';

/** Days that must pass between a subtask and its dependency. Without a lag both may be on the same day. */
export interface Lag {
  id: string;
  /** 1 to `LAG_MAX_DAYS`. */
  days: number;
}

/** The lags whose `id` is still in `dependsOn`. */
export const lagsAmong = <T extends Lag>(lags: readonly T[], dependsOn: readonly string[]): T[] =>
  lags.filter(({ id }) => dependsOn.includes(id));

/** An item with its dependencies: `dependsOn` has ids of the same list. */
export interface Dependent {
  id: string;
  dependsOn: readonly string[];
}

/** The ids of a dependency cycle, each before the one that it waits for, or null if there is none. */
export function findCycle(items: readonly Dependent[]): string[] | null {
  const waitsFor = new Map(items.map(({ id, dependsOn }) => [id, dependsOn]));
  const settled = new Set<string>();
  for (const { id } of items) {
    const cycle = cycleThrough(id, waitsFor, settled);
    if (cycle) return cycle;
  }
  return null;
}

/** The message about subtasks in a dependency cycle, with the titles in the cycle; null if there is none. */
export function circleProblem(items: readonly (Dependent & { title: string })[]): string | null {
  const cycle = findCycle(items);
  if (!cycle) return null;
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const chain = [...cycle, cycle[0] ?? ''].map((id) => `"${titles.get(id) ?? ''}"`);
  return t`These subtasks would wait for each other: ${chain.join(' → ')}`;
}

/** The fields of a dependency that decide on which day its dependents can be done. */
interface Awaited {
  id: string;
  status: Status;
  dueDate: Day | null;
}

/**
 * The open dependency that blocks work on a day and ends last, with the first day on which its lag has passed. Null if
 * nothing blocks. Completed dependencies never block.
 */
export function heldUpBy<T extends Awaited>(
  { dependsOn, lags }: { dependsOn: readonly string[]; lags: readonly Lag[] },
  day: Day,
  others: ReadonlyMap<string, T>,
): { other: T; earliest: Day } | null {
  let last: { other: T; earliest: Day } | null = null;
  for (const id of dependsOn) {
    const other = others.get(id);
    if (!other || other.status === 'Completed' || other.dueDate === null) continue;
    const earliest = addDays(other.dueDate, lags.find((lag) => lag.id === id)?.days ?? 0);
    if (earliest > day && (last === null || earliest > last.earliest)) last = { other, earliest };
  }
  return last;
}

function cycleThrough(
  start: string,
  waitsFor: ReadonlyMap<string, readonly string[]>,
  settled: Set<string>,
): string[] | null {
  // An explicit stack instead of recursion: a chain of thousands must not overflow.
  const path: string[] = [];
  const onPath = new Set<string>();
  const open: { id: string; leaving: boolean }[] = [{ id: start, leaving: false }];
  for (let step = open.pop(); step; step = open.pop()) {
    const { id, leaving } = step;
    if (leaving) {
      path.pop();
      onPath.delete(id);
      settled.add(id);
    } else if (onPath.has(id)) {
      return path.slice(path.indexOf(id));
    } else if (!settled.has(id)) {
      path.push(id);
      onPath.add(id);
      open.push(
        { id, leaving: true },
        ...(waitsFor.get(id) ?? []).map((next) => ({ id: next, leaving: false })),
      );
    }
  }
  return null;
}
