import { type Effort, hoursToDo, sumHours } from './load.ts';
import type { Status } from './statuses.ts';

/** A day with the hours that other subtasks take of it, when these ones of the day no longer count as others. */
export function withoutThese<D extends { takenHours: number; habitHours: number }>(
  day: D,
  subtasks: readonly (Effort & { status: Status; repeat: boolean })[],
): D {
  const rest = (hours: number, counted: typeof subtasks) =>
    Math.max(0, sumHours([hours, -hoursToDo(counted)]));
  return {
    ...day,
    takenHours: rest(day.takenHours, subtasks),
    habitHours: rest(
      day.habitHours,
      subtasks.filter(({ repeat }) => repeat),
    ),
  };
}
