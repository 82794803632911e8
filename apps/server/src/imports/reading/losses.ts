import type { ImportLoss } from '@daymark/contract/imports';

/** Counts what of a file is not taken, by the field's name in the file and by what happens to it. */
export class Losses {
  readonly #counts = new Map<string, ImportLoss>();

  add(field: string, note: string, count = 1): void {
    if (count === 0) return;
    const key = `${field}\n${note}`;
    const known = this.#counts.get(key);
    if (known) known.count += count;
    else this.#counts.set(key, { field: field.slice(0, 80), count, note });
  }

  /** The most frequent first. */
  list(): ImportLoss[] {
    return [...this.#counts.values()].toSorted((a, b) => b.count - a.count);
  }
}
