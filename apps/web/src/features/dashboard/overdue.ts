import type { ListedProject } from '@daymark/contract/projects';
import type { AgendaItem } from '@daymark/contract/subtasks';
import { type Day, daysBetween } from '@daymark/domain/dates';
import { overdueWork } from '@daymark/domain/plate';
import type { Status } from '@daymark/domain/statuses';
import { progressOf } from '@daymark/domain/subtasks';
import { apartFromHabits, lineInProject } from '../../lib/habits.ts';

/** What an overdue item that has no time of its own is shown with. */
const END_OF_DAY = '17:00';

export interface OverdueItem {
  id: string;
  projectId: string;
  title: string;
  kind: 'Task' | 'Project';
  status: Status;
  dueDate: Day;
  dueTime: string;
  percent: number;
  /** Other days of the same habit that are late too. */
  others: number;
}

const fromSubtask = (subtask: AgendaItem, others = 0) => ({
  id: subtask.id,
  projectId: subtask.projectId.id,
  title: subtask.title,
  kind: 'Task' as const,
  status: subtask.status,
  dueDate: subtask.dueDate ?? '',
  dueTime: subtask.dueTime ?? END_OF_DAY,
  percent: progressOf(subtask.status),
  others,
});

const fromProject = (project: ListedProject) => ({
  id: project.id,
  projectId: project.id,
  title: project.name,
  kind: 'Project' as const,
  status: project.status,
  dueDate: project.dueDate,
  dueTime: project.dueTime,
  percent: project.progress,
  others: 0,
});

/** Late subtasks, of each habit its oldest day with how many more there are. */
function lateSubtasks(subtasks: readonly AgendaItem[], today: Day): OverdueItem[] {
  const late = overdueWork(subtasks, today);
  const { habits, others } = apartFromHabits(late, ({ repeat, statement, projectId }) => ({
    repeat,
    statement: lineInProject(statement, projectId.id),
  }));
  return [
    ...others.map((subtask) => fromSubtask(subtask)),
    ...habits.flatMap(({ days: [first, ...more] }) => (first ? fromSubtask(first, more.length) : [])),
  ];
}

/** Subtasks and projects whose day has passed, the oldest first. */
const overdueItems = (
  subtasks: readonly AgendaItem[],
  projects: readonly ListedProject[],
  today: Day,
): OverdueItem[] => overdueWork([...lateSubtasks(subtasks, today), ...projects.map(fromProject)], today);

type OverdueTasks = { data: readonly AgendaItem[]; stats: { overdue: number } };
type OverdueProjects = { data: readonly ListedProject[]; moreOverdue: number };

/** What is overdue among what was loaded, the oldest first, and how much there is beyond. Either part may be missing. */
export function overdueNow(
  tasks: OverdueTasks | undefined,
  projects: OverdueProjects | undefined,
  today: Day,
) {
  const items = overdueItems(tasks?.data ?? [], projects?.data ?? [], today);
  // The figure is as old as the rows: how many of them are done since does not change what lies beyond them.
  const loaded = (tasks?.data ?? []).filter(({ dueDate }) => dueDate !== null && dueDate < today);
  const moreTasks = Math.max(0, (tasks?.stats.overdue ?? 0) - loaded.length);
  const shown = items.reduce((sum, { others }) => sum + 1 + others, 0);
  return { items, count: shown + moreTasks + (projects?.moreOverdue ?? 0) };
}

export const daysOverdueText = ({ dueDate }: Pick<OverdueItem, 'dueDate'>, today: Day): string => {
  const days = daysBetween(dueDate, today);
  return `${days} ${days === 1 ? 'day' : 'days'} overdue`;
};
