import type { Day } from './dates.ts';
import type { Status } from './statuses.ts';

const MINUTES_AN_HOUR = 60;

/**
 * Adds up hours that are stored with two decimals. Each value is rounded to whole minutes first, so that thirty times
 * 20 minutes,
 * stored as 0.33 h, are 10 h.
 */
export const sumHours = (hours: readonly (number | null | undefined)[]): number =>
  hours.reduce<number>((minutes, one) => minutes + Math.round((one ?? 0) * MINUTES_AN_HOUR), 0) /
  MINUTES_AN_HOUR;

/** The hours of a subtask: the estimate, and the time that was spent on it. */
export interface Effort {
  estimatedHours: number | null;
  actualHours: number | null;
}

/** A subtask that was begun still takes this long, however much time was spent on it. */
const LEAST_LEFT_HOURS = 0.25;

/** The hours that an open subtask still takes: its estimate without the time spent on it. */
export function hoursLeft({ estimatedHours, actualHours }: Effort): number {
  if (!estimatedHours) return 0;
  return Math.max(Math.min(estimatedHours, LEAST_LEFT_HOURS), estimatedHours - (actualHours ?? 0));
}

/** The hours that the open ones of some subtasks still take. */
export const hoursToDo = (subtasks: readonly (Effort & { status: Status })[]): number =>
  sumHours(subtasks.filter(({ status }) => status !== 'Completed').map(hoursLeft));

export interface HeldHours {
  /** Hours of the open subtasks on the day. */
  plannedHours: number;
  /** The part of them that belongs to habits. */
  habitHours: number;
}

interface DayLoad extends HeldHours {
  /** Hours that the user can work on the day. */
  hours: number;
}

/** The hours by which a day is overbooked. A user wants habits on their days, so habits alone never overbook a day. */
export const hoursOver = ({ plannedHours, habitHours, hours }: DayLoad): number =>
  Math.max(0, sumHours([plannedHours, -Math.max(hours, habitHours)]));

type DatedEffort = Effort & { status: Status; dueDate: Day | null; repeat: boolean };

/** What each day holds: the open ones of these subtasks, and the hours that other subtasks take of it. */
export function hoursByDay(
  days: readonly { date: Day; takenHours: number; habitHours: number }[],
  subtasks: readonly DatedEffort[],
): ReadonlyMap<Day, HeldHours> {
  const byDay = Map.groupBy(subtasks, ({ dueDate }) => dueDate);
  return new Map(
    days.map(({ date, takenHours, habitHours }) => {
      const here = byDay.get(date) ?? [];
      const habits = here.filter(({ repeat }) => repeat);
      return [
        date,
        {
          plannedHours: sumHours([takenHours, hoursToDo(here)]),
          habitHours: sumHours([habitHours, hoursToDo(habits)]),
        },
      ];
    }),
  );
}

/** What is wrong with the plan of a project, or with all plans. */
interface PlanFigures {
  /** Open subtasks of days before today. */
  unfinished: { count: number };
  today: DayLoad;
  /** The number of subtasks that would move, and of those that fit on no day. */
  moving: number;
  unplaced: number;
}

/** Whether all open work can be done on the day that it has, with nothing left over and no overbooked day today. */
export const planHolds = ({ unfinished, today, moving, unplaced }: PlanFigures): boolean =>
  unfinished.count + moving + unplaced === 0 && hoursOver(today) <= 0;
