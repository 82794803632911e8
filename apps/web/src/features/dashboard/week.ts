import type { SubtaskGroup } from '@daymark/contract/subtask-stats';
import { addDays, type Day, daysFrom, startOfWeek, type Weekday } from '@daymark/domain/dates';

/** The work due on a day, and the work completed on it, whenever that was due. */
export interface WeekDay {
  day: Day;
  planned: number;
  done: number;
  plannedHours: number;
  doneHours: number;
}

const dayFrom = (day: Day, group: SubtaskGroup | undefined): WeekDay => ({
  day,
  planned: group?.total ?? 0,
  done: group?.finished ?? 0,
  plannedHours: group?.estimatedHours ?? 0,
  doneHours: group?.finishedHours ?? 0,
});

const weekFrom = (groups: readonly SubtaskGroup[], start: Day): WeekDay[] =>
  daysFrom(start, addDays(start, 6)).map((day) =>
    dayFrom(
      day,
      groups.find(({ key }) => key === day),
    ),
  );

/** The current week and the previous one by day, with the first weekday of the user's locale. */
export function weeksAround(groups: readonly SubtaskGroup[], today: Day, first: Weekday) {
  const start = startOfWeek(today, first);
  return { present: weekFrom(groups, start), last: weekFrom(groups, addDays(start, -7)) };
}

export const sumOf = (days: readonly WeekDay[]) => ({
  planned: days.reduce((sum, { planned }) => sum + planned, 0),
  done: days.reduce((sum, { done }) => sum + done, 0),
});
