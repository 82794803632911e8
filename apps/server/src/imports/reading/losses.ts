import type { ImportLoss } from '@daymark/contract/imports';
import { t } from '@daymark/words/t';

/** More kinds of losses than anybody reads. A hostile file has millions of names. */
const LISTED_MAX = 200;
const KINDS_MAX = 10_000;

/** Counts what of a file is not taken, by the field's name in the file and by what happens to it. */
export class Losses {
  readonly #counts = new Map<string, ImportLoss>();

  #beyond = 0;

  add(field: string, note: string, count = 1): void {
    if (count === 0) return;
    const key = `${field}\n${note}`;
    const known = this.#counts.get(key);
    if (known) known.count += count;
    else if (this.#counts.size >= KINDS_MAX) this.#beyond += count;
    else this.#counts.set(key, { field: field.slice(0, 80), count, note });
  }

  addAll(others: Losses): void {
    this.#beyond += others.#beyond;
    for (const { field, note, count } of others.#counts.values()) this.add(field, note, count);
  }

  /** The most frequent first; what is behind the last is counted together. */
  list(): ImportLoss[] {
    const all = [...this.#counts.values()].toSorted((a, b) => b.count - a.count);
    if (all.length <= LISTED_MAX && this.#beyond === 0) return all;
    const others = all.slice(LISTED_MAX - 1);
    const count = others.reduce((sum, one) => sum + one.count, this.#beyond);
    return [...all.slice(0, LISTED_MAX - 1), { field: t`Others`, count, note: t`Daymark has no such field` }];
  }
}
