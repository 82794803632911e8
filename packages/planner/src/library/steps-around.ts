/** A step of a kind or of a Reading. */
interface Placed {
  place: number;
  after: readonly number[];
}

/** The places that follow a step, directly or through others. */
export function placesBehind(steps: readonly Placed[], place: number): Set<number> {
  const behind = new Set<number>();
  // Steps are in the order of their places, so one look at each finds all that follow.
  for (const step of steps)
    if (step.after.some((one) => one === place || behind.has(one))) behind.add(step.place);
  return behind;
}

/** The places that a step follows, directly or through others. */
export function placesBefore(steps: readonly Placed[], place: number): Set<number> {
  const byPlace = new Map(steps.map((step) => [step.place, step]));
  const before = new Set<number>();
  const open = [...(byPlace.get(place)?.after ?? [])];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (before.has(one)) continue;
    before.add(one);
    open.push(...(byPlace.get(one)?.after ?? []));
  }
  return before;
}
