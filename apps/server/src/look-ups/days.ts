import { halfOf } from '@daymark/domain/half-day';
import { sumHours } from '@daymark/domain/load';
import { isTakenOff } from '@daymark/domain/working-days';
import type { DayFact } from '../ai/facts.ts';
import type { PlanningDay } from '../calendars/planning-days.ts';
import type { DayCounts } from './store.ts';

/** Days with their working hours, their planned hours and the number of their tasks. */
export function daysWith(days: readonly PlanningDay[], counts: DayCounts['counts']): DayFact[] {
  const tasks = new Map(counts.map((day) => [day.date, day.tasks]));
  return days.map((day) => ({
    date: day.date,
    workingHours: day.hours,
    plannedHours: day.takenHours,
    freeHours: Math.max(0, sumHours([day.hours, -day.takenHours])),
    offHours: day.offHours,
    halfHours: halfOf(day),
    isOff: isTakenOff(day),
    tasks: tasks.get(day.date) ?? 0,
  }));
}
