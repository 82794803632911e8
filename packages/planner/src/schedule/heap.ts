/** A binary heap of indices, the smallest key first. Keys differ, and do not change while they are in the heap. */
export class Heap {
  readonly #items: number[] = [];
  readonly #keys: Float64Array | Int32Array;

  constructor(keys: Float64Array | Int32Array) {
    this.#keys = keys;
  }

  get size(): number {
    return this.#items.length;
  }

  peek(): number | undefined {
    return this.#items[0];
  }

  push(item: number): void {
    const [items, keys] = [this.#items, this.#keys];
    const key = keys[item] as number;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (key >= (keys[items[parent] as number] as number)) break;
      items[at] = items[parent] as number;
      at = parent;
    }
    items[at] = item;
  }

  pop(): number | undefined {
    const [items, keys] = [this.#items, this.#keys];
    const top = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return top;
    const key = keys[last] as number;
    const keyAt = (place: number) => keys[items[place] as number] as number;
    let at = 0;
    for (let child = 1; child < items.length; child = 2 * at + 1) {
      if (child + 1 < items.length && keyAt(child + 1) < keyAt(child)) child++;
      if (keyAt(child) >= key) break;
      items[at] = items[child] as number;
      at = child;
    }
    items[at] = last;
    return top;
  }
}
