/** What waits for what: `dependsOn` are ids of the same list. */
export interface Dependent {
  id: string;
  dependsOn: readonly string[];
}

/** The ids of a circle in the order in which they wait for each other, or null when there is none. */
export function findCycle(items: readonly Dependent[]): string[] | null {
  const waitsFor = new Map(items.map(({ id, dependsOn }) => [id, dependsOn]));
  const settled = new Set<string>();
  for (const { id } of items) {
    const cycle = cycleThrough(id, waitsFor, settled);
    if (cycle) return cycle;
  }
  return null;
}

function cycleThrough(
  start: string,
  waitsFor: ReadonlyMap<string, readonly string[]>,
  settled: Set<string>,
): string[] | null {
  // A stack of its own, not recursion: a chain of thousands must not overflow.
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
