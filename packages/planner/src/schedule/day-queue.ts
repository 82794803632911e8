import { Heap } from './heap.ts';

/** Whether an item of a queue is available today, set aside for another day, or removed. */
export type Standing = 'here' | 'aside' | 'gone';

/** Available work, the smallest key first. Work that was set aside returns at the end of the day. */
export class DayQueue {
  readonly #heap: Heap;
  readonly #aside: number[] = [];
  readonly #standing: (index: number) => Standing;

  constructor(keys: Float64Array | Int32Array, standing: (index: number) => Standing) {
    this.#heap = new Heap(keys);
    this.#standing = standing;
  }

  push(index: number): void {
    this.#heap.push(index);
  }

  peek(): number | undefined {
    for (let next = this.#heap.peek(); next !== undefined; next = this.#heap.peek()) {
      const standing = this.#standing(next);
      if (standing === 'here') return next;
      this.#heap.pop();
      if (standing === 'aside') this.#aside.push(next);
    }
    return undefined;
  }

  endDay(): void {
    for (const index of this.#aside) this.#heap.push(index);
    this.#aside.length = 0;
  }
}
