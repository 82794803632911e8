import type { Step } from '@daymark/domain/steps';

/** The places that a step follows, directly or through others. */
export function placesBefore(steps: readonly Step[], place: number): Set<number> {
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
