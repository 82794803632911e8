import type { Statement, StatementFields } from '@daymark/domain/reading';

type Identified = Pick<Statement, 'id'>;

/** The ids of what a statement follows. */
export const followed = (one: StatementFields): string[] =>
  one.kind === 'task' ? one.after.map(({ statement }) => statement) : one.kind === 'wait' ? one.after : [];

/**
 * The links between statements, by their places in the brief. Nearly all lead backwards. For the few that lead forwards, each
 * place has the furthest one that it may lead to, so that a search is over where nothing leads far enough: else a long brief
 * would be searched as a whole for each of its links.
 */
export class Links {
  readonly #places: ReadonlyMap<string, number>;
  readonly #next: number[][];
  readonly #before: number[][];
  readonly #furthest: number[];

  constructor(statements: readonly Statement[]) {
    this.#places = new Map(statements.map(({ id }, at) => [id, at]));
    this.#next = statements.map(() => []);
    this.#before = statements.map(() => []);
    this.#furthest = statements.map((_, at) => at);
    for (const one of statements) for (const id of followed(one)) this.add(one.id, id);
  }

  add(from: string, to: string): void {
    const [one, other] = [this.#places.get(from), this.#places.get(to)];
    if (one === undefined || other === undefined) return;
    this.#next[one]?.push(other);
    this.#before[other]?.push(one);
    this.#raise(one, this.#furthest[other] ?? other);
  }

  #raise(one: number, furthest: number): void {
    const open = [one];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if ((this.#furthest[at] ?? 0) >= furthest) continue;
      this.#furthest[at] = furthest;
      open.push(...(this.#before[at] ?? []));
    }
  }

  /** Marks the places that these lead to, and these. Those that lead to nothing at or behind `least` are left out. */
  #reach(from: readonly number[], least: number, reached = new Uint8Array(this.#next.length)): Uint8Array {
    const open = [...from];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (reached[at] || (this.#furthest[at] ?? 0) < least) continue;
      reached[at] = 1;
      open.push(...(this.#next[at] ?? []));
    }
    return reached;
  }

  /** Whether a statement depends on another one, or is that one. */
  leads(from: string, to: string): boolean {
    const [one, other] = [this.#places.get(from), this.#places.get(to)];
    if (one === undefined || other === undefined) return from === to;
    return (this.#furthest[one] ?? 0) >= other && this.#reach([one], other)[other] === 1;
  }

  /** The latest of some statements, which are in their order: a statement that follows these depends on all. */
  latestOf<One extends Identified>(others: readonly One[]): One[] {
    const reached = new Uint8Array(this.#next.length);
    const latest = others.toReversed().filter(({ id }) => {
      const at = this.#places.get(id);
      if (at === undefined || reached[at]) return false;
      this.#reach([at], 0, reached);
      return true;
    });
    return latest.reverse();
  }

  /** Those of some ids that another one of them depends on. */
  indirect(ids: readonly string[]): ReadonlySet<string> {
    if (ids.length < 2) return new Set();
    const places = ids.flatMap((id) => this.#places.get(id) ?? []);
    const from = places.flatMap((at) => this.#next[at] ?? []);
    const reached = this.#reach(from, Math.min(...places));
    return new Set(ids.filter((id) => reached[this.#places.get(id) ?? -1] === 1));
  }
}
