import { costOfDay, costOfNoDay, NOWHERE, type State } from './state.ts';

/**
 * Gives some tasks the cheapest days while all others stay, if that is an improvement: depth first, cheapest day first,
 * with branch and bound. Optimal unless it takes more than `steps`. Returns whether it improved.
 */
export function rearrange(state: State, among: readonly number[], steps: number): boolean {
  const search = new Search(state, among, steps);
  return search.run();
}

class Search {
  readonly #state: State;
  /** In the order of dependencies. */
  readonly #among: number[];
  /** The lower bound of the cost of the tasks from each index on. */
  readonly #bound: Float64Array;
  readonly #chosen: Int32Array;
  #best: number;
  #days: Int32Array | undefined;
  #steps: number;

  constructor(state: State, among: readonly number[], steps: number) {
    this.#state = state;
    this.#among = inOrder(state, among);
    this.#steps = steps;
    this.#chosen = new Int32Array(among.length);
    this.#best = this.#among.reduce((sum, index) => sum + state.costOf(index), 0);
    this.#bound = new Float64Array(among.length + 1);
  }

  run(): boolean {
    const state = this.#state;
    const before = this.#among.map((index) => state.dayOf(index));
    for (const index of this.#among) state.take(index);
    for (let place = this.#among.length - 1; place >= 0; place--)
      this.#bound[place] = (this.#bound[place + 1] as number) + this.#least(this.#among[place] as number);
    this.#visit(0, 0);
    const days = this.#days ?? before;
    this.#among.forEach((index, place) => {
      const day = days[place] as number;
      if (day !== NOWHERE) state.put(index, day);
    });
    return this.#days !== undefined;
  }

  /** The lowest cost of a task while none of the others in the search has a day. */
  #least(index: number): number {
    const task = this.#state.task(index);
    const [low, high] = this.#state.bounds(index);
    const days = new Nearest(task.own ?? low, low, high);
    for (let day = days.next(); day !== NOWHERE; day = days.next())
      if (this.#state.holds(index, day)) return costOfDay(task, day);
    return costOfNoDay(task);
  }

  #visit(place: number, cost: number): void {
    if (cost + (this.#bound[place] as number) >= this.#best) return;
    if (place === this.#among.length) {
      this.#best = cost;
      this.#days = Int32Array.from(this.#chosen);
      return;
    }
    const state = this.#state;
    const index = this.#among[place] as number;
    const task = state.task(index);
    const rest = this.#bound[place + 1] as number;
    const [low, high] = state.bounds(index);
    const days = new Nearest(task.own ?? low, low, high);
    for (let day = days.next(); day !== NOWHERE; day = days.next()) {
      const next = cost + costOfDay(task, day);
      if (next + rest >= this.#best || this.#steps-- <= 0) break;
      if (!state.holds(index, day)) continue;
      state.put(index, day);
      this.#chosen[place] = day;
      this.#visit(place + 1, next);
      state.take(index);
    }
    this.#chosen[place] = NOWHERE;
    this.#visit(place + 1, cost + costOfNoDay(task));
  }
}

/**
 * The days from `low` to `high`, nearest to `target` first, the later one of two equally near. No generator: this is
 * the inner loop.
 */
class Nearest {
  readonly #target: number;
  readonly #low: number;
  readonly #high: number;
  #later: number;
  #earlier: number;

  constructor(target: number, low: number, high: number) {
    this.#target = target;
    this.#low = low;
    this.#high = high;
    this.#later = target > high ? high + 1 : Math.max(low, target);
    this.#earlier = target > high ? high : Math.min(high, this.#later - 1);
  }

  /** The next one, or `NOWHERE` after the last. */
  next(): number {
    const [later, earlier] = [this.#later, this.#earlier];
    if (later > this.#high && earlier < this.#low) return NOWHERE;
    const isLater =
      later <= this.#high && (earlier < this.#low || later - this.#target <= this.#target - earlier);
    return isLater ? this.#later++ : this.#earlier--;
  }
}

/** Every task after those of its dependencies that are among them. */
function inOrder(state: State, among: readonly number[]): number[] {
  const open = new Set(among);
  const order: number[] = [];
  const visit = (index: number): void => {
    if (!open.delete(index)) return;
    for (const { index: other } of state.task(index).before) visit(other);
    order.push(index);
  };
  for (const index of among) visit(index);
  return order;
}
