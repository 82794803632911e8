/** What has to come before each, by number; numbers that there are not may stand among them. */
export type Links = ReadonlyMap<number, readonly number[]>;

/**
 * The links without those that lead back to where they come from: of each circle, the link that closes it when the
 * numbers are followed in order.
 */
export function withoutCircles(links: Links): Map<number, number[]> {
  const kept = new Map<number, number[]>();
  const open = new Set<number>();
  const follow = (from: number): void => {
    if (kept.has(from)) return;
    const mine: number[] = [];
    kept.set(from, mine);
    open.add(from);
    for (const to of new Set(links.get(from))) {
      if (!links.has(to) || open.has(to)) continue;
      follow(to);
      mine.push(to);
    }
    open.delete(from);
  };
  for (const from of links.keys()) follow(from);
  return kept;
}

/** The links to those that can be waited for: whatever else is named stands for what comes before it. */
export function throughOthers(links: Links, canBeWaitedFor: (n: number) => boolean): Map<number, number[]> {
  const reached = (from: number, seen: Set<number>): number[] =>
    (links.get(from) ?? []).flatMap((to) => {
      if (canBeWaitedFor(to)) return [to];
      if (seen.has(to)) return [];
      seen.add(to);
      return reached(to, seen);
    });
  return new Map([...links.keys()].map((from) => [from, [...new Set(reached(from, new Set()))]]));
}
