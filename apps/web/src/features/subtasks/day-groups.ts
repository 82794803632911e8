import type { Subtask } from '@daymark/contract/subtasks';
import { type Day, daysBetween } from '@daymark/domain/dates';
import type { DayLoad } from '../../ui/day-strip-cells.ts';

export interface DayGroup {
  /** Null holds what has no day. */
  day: Day | null;
  subtasks: Subtask[];
}

const byPlace = (a: Subtask, b: Subtask): number =>
  (a.dueTime ?? '99').localeCompare(b.dueTime ?? '99') || a.position - b.position;

/** The subtasks of each day in the order of the plan, earliest day first; those without a day last. */
export function groupByDay(subtasks: readonly Subtask[]): DayGroup[] {
  const days = Map.groupBy(subtasks, (subtask) => subtask.dueDate);
  return [...days]
    .map(([day, group]) => ({ day, subtasks: group.toSorted(byPlace) }))
    .sort((a, b) => (a.day ?? '9999-99-99').localeCompare(b.day ?? '9999-99-99'));
}

export interface Agenda {
  /** Days before today on which everything is done: out of the way, one click off. */
  settled: DayGroup[];
  /** Everything else. */
  ahead: DayGroup[];
}

/** What is behind, apart from what still wants looking at. */
export function agendaOf(subtasks: readonly Subtask[], today: Day): Agenda {
  const groups = groupByDay(subtasks);
  const isSettled = ({ day, subtasks: work }: DayGroup) =>
    day !== null && day < today && work.every((subtask) => subtask.status === 'Completed');
  return { settled: groups.filter(isSettled), ahead: groups.filter((group) => !isSettled(group)) };
}

/** "Today", "Tomorrow" or "Yesterday" for the days next to today; undefined for all others. */
export function nearDayWord(day: Day, today: Day): string | undefined {
  return { '-1': 'Yesterday', '0': 'Today', '1': 'Tomorrow' }[String(daysBetween(today, day))];
}

/** The open subtask that comes first in the plan: the one to do next. */
export const nextSubtask = (subtasks: readonly Subtask[]): Subtask | undefined =>
  groupByDay(subtasks)
    .flatMap((group) => (group.day === null ? [] : group.subtasks))
    .find((subtask) => subtask.status !== 'Completed');

/** How much of each day is done, as the day strip shows it; what has no day is not on it. */
export function dayLoads(subtasks: readonly Subtask[]): DayLoad[] {
  return groupByDay(subtasks).flatMap(({ day, subtasks: work }) =>
    day === null
      ? []
      : { date: day, total: work.length, done: work.filter(({ status }) => status === 'Completed').length },
  );
}

/** Estimated hours of work that is still open. */
export const openHours = (subtasks: readonly Subtask[]): number =>
  subtasks.reduce(
    (sum, { status, estimatedHours }) => (status === 'Completed' ? sum : sum + (estimatedHours ?? 0)),
    0,
  );
