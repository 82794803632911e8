/** Nodes with what each follows; a link that would close a circle is left out. */
export class Links {
  readonly #before = new Map<string, Set<string>>();

  /** Whether one node comes before another, directly or through others. */
  #isBefore(one: string, other: string): boolean {
    const seen = new Set<string>();
    const open = [other];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node === one) return true;
      if (seen.has(node)) continue;
      seen.add(node);
      open.push(...(this.#before.get(node) ?? []));
    }
    return false;
  }

  /** Lets a node follow another one, unless the other follows it already. */
  follow(node: string, before: string): boolean {
    if (node === before || this.#isBefore(node, before)) return false;
    const known = this.#before.get(node);
    if (known) known.add(before);
    else this.#before.set(node, new Set([before]));
    return true;
  }

  before(node: string): string[] {
    return [...(this.#before.get(node) ?? [])];
  }

  /** All that has to be finished before a node. */
  allBefore(node: string): Set<string> {
    const seen = new Set<string>();
    const open = this.before(node);
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      open.push(...this.before(one));
    }
    return seen;
  }
}
