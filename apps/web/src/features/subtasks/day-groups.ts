import type { Subtask } from '@daymark/contract/subtasks';
import { type Day, daysBetween } from '@daymark/domain/dates';
import type { DayLoad } from '@daymark/domain/day-loads';
import { t } from '@daymark/words/t';

export interface DayGroup {
  /** Null for subtasks without a day. */
  day: Day | null;
  subtasks: Subtask[];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byPlace = (a: Subtask, b: Subtask): number =>
  compare(a.dueTime ?? '99', b.dueTime ?? '99') || a.position - b.position;

const groups = new WeakMap<readonly Subtask[], DayGroup[]>();

/**
 * The subtasks of each day in the order of the plan, earliest day first; those without a day last. Cached, because
 * several parts of the page need it for the same list.
 */
export function groupByDay(subtasks: readonly Subtask[]): readonly DayGroup[] {
  const known = groups.get(subtasks);
  if (known) return known;
  const days = Map.groupBy(subtasks, (subtask) => subtask.dueDate);
  const made = [...days]
    .map(([day, group]) => ({ day, subtasks: group.toSorted(byPlace) }))
    .sort((a, b) => compare(a.day ?? '9999-99-99', b.day ?? '9999-99-99'));
  groups.set(subtasks, made);
  return made;
}

/** In the order of the plan. */
export const inPlanOrder = (subtasks: readonly Subtask[]): Subtask[] =>
  groupByDay(subtasks).flatMap((group) => group.subtasks);

/** "Today", "Tomorrow" or "Yesterday" for these days; undefined for all others. */
export function nearDayWord(day: Day, today: Day): string | undefined {
  return { '-1': t`Yesterday`, '0': t`Today`, '1': t`Tomorrow` }[String(daysBetween(today, day))];
}

/** The first open subtask of the plan: the next step. */
export const nextSubtask = (subtasks: readonly Subtask[]): Subtask | undefined =>
  inPlanOrder(subtasks).find(({ status, dueDate }) => status !== 'Completed' && dueDate !== null);

/** How many subtasks of each day are completed, for the day strip, without those that have no day. */
export function dayLoads(subtasks: readonly Subtask[]): DayLoad[] {
  return groupByDay(subtasks).flatMap(({ day, subtasks: work }) =>
    day === null
      ? []
      : { date: day, total: work.length, done: work.filter(({ status }) => status === 'Completed').length },
  );
}
