import { type Axis, withCapacity } from '../schedule/calendar.ts';
import { placeWhole } from '../schedule/place.ts';
import { windowsOf } from '../schedule/windows.ts';
import type { Work } from '../schedule/work.ts';
import type { Ground } from './ground.ts';
import { State } from './state.ts';

/**
 * The movable tasks in the scheduler's form. A task without an estimate counts as one unit there, and no day is too
 * full for it.
 */
export function workOn({ tasks, dayCount }: Ground): Work[] {
  return tasks.map(({ task, units, from, to, before, weight }) => ({
    id: task.id,
    units: Math.max(1, units),
    releaseDay: Math.max(0, Math.min(from, dayCount - 1)),
    deadlineDay: Math.min(to, dayCount - 1),
    flexible: false,
    after: before.map(({ index, lag }) => ({ index, lagDays: lag })),
    weight,
  }));
}

export function axisOn({ request, room }: Ground): Axis {
  const capacity = room.map((units) => Math.max(0, units));
  return withCapacity({ days: request.days.map(({ date }) => date), capacity, starts: capacity }, capacity);
}

/** Everything scheduled from scratch; undefined if the scheduler does not find a whole day for each. */
export function scheduledFromScratch(ground: Ground): State | undefined {
  const [work, axis] = [workOn(ground), axisOn(ground)];
  const days = placeWhole(work, axis, windowsOf(work, axis), { level: false, everyDay: false });
  if ('missed' in days) return undefined;
  const state = new State(ground);
  for (const [index, day] of days.entries()) {
    const [low, high] = state.bounds(index);
    if (day >= low && day <= high && state.holds(index, day)) state.put(index, day);
  }
  return state;
}
