/** The dependencies of each number; unknown numbers may be among them. */
export type Links = ReadonlyMap<number, readonly number[]>;

/** The links without cycles: of each cycle, the link that closes it in the order of the numbers is removed. */
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

/** The links to statements that can be dependencies; any other is replaced by its own dependencies. */
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
