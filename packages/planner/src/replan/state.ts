import type { Ground, Movable } from './ground.ts';

/** The value for no day. */
export const NOWHERE = -1;

/**
 * The weights of a solution's cost, in order of importance: tasks without a day, number of moves, hours moved, distance.
 * Moving a quarter of an hour less outweighs a hundred days. The sums are exact.
 */
const A_MOVE = 1e7;
const A_UNIT = 100;
const NO_DAY = 1e12;
const NO_DAY_WEIGHT = 1e11;

/** The cost of a day for a task; one without a day should be done soon. */
export const costOfDay = ({ own, units }: Movable, day: number): number =>
  day === own ? 0 : A_MOVE + units * A_UNIT + Math.abs(day - (own ?? 0));

export const costOfNoDay = ({ weight }: Movable): number => NO_DAY + weight * NO_DAY_WEIGHT;

/** The days of tasks, with the remaining time of each day. */
export class State {
  readonly ground: Ground;
  readonly day: Int32Array;
  readonly #room: Int32Array;
  readonly #projectRoom: Int32Array[];

  constructor(ground: Ground) {
    this.ground = ground;
    this.day = new Int32Array(ground.tasks.length).fill(NOWHERE);
    this.#room = Int32Array.from(ground.room);
    this.#projectRoom = ground.projectRoom.map((room) => Int32Array.from(room));
  }

  task(index: number): Movable {
    return this.ground.tasks[index] as Movable;
  }

  dayOf(index: number): number {
    return this.day[index] as number;
  }

  put(index: number, day: number): void {
    this.#use(index, day, 1);
    this.day[index] = day;
  }

  take(index: number): void {
    this.#use(index, this.dayOf(index), -1);
    this.day[index] = NOWHERE;
  }

  #use(index: number, day: number, sign: 1 | -1): void {
    if (day === NOWHERE) return;
    const { units, project } = this.task(index);
    const own = this.#projectRoom[project] as Int32Array;
    this.#room[day] = (this.#room[day] as number) - sign * units;
    own[day] = (own[day] as number) - sign * units;
  }

  /** First and last possible day of the task, given the days of the others. */
  bounds(index: number): [number, number] {
    const { from, to, before, after } = this.task(index);
    let [low, high] = [from, to];
    for (const { index: other, lag } of before) {
      const day = this.dayOf(other);
      if (day !== NOWHERE && day + lag > low) low = day + lag;
    }
    for (const { index: other, lag } of after) {
      const day = this.dayOf(other);
      if (day !== NOWHERE && day - lag < high) high = day - lag;
    }
    return [low, high];
  }

  /** Whether the day is worked and has enough time left, ignoring bounds. */
  holds(index: number, day: number): boolean {
    const { units, project } = this.task(index);
    const { projectTime } = this.ground;
    if (((projectTime[project] as Int32Array)[day] ?? 0) <= 0) return false;
    if (units === 0) return true;
    return (
      (this.#room[day] as number) >= units &&
      ((this.#projectRoom[project] as Int32Array)[day] as number) >= units
    );
  }

  costOf(index: number): number {
    const task = this.task(index);
    const day = this.dayOf(index);
    return day === NOWHERE ? costOfNoDay(task) : costOfDay(task, day);
  }

  cost(): number {
    let sum = 0;
    for (let index = 0; index < this.day.length; index++) sum += this.costOf(index);
    return sum;
  }
}
