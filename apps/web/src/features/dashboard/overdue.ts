import type { ListedProject } from '@daymark/contract/projects';
import type { AgendaItem } from '@daymark/contract/subtasks';
import { type Day, daysBetween } from '@daymark/domain/dates';
import { overdueWork } from '@daymark/domain/plate';
import type { ProjectColor } from '@daymark/domain/project-colors';
import type { Status } from '@daymark/domain/statuses';
import { progressOf } from '@daymark/domain/subtasks';
import { plural, t } from '@daymark/words/t';

/** The time shown for an overdue item without a time. */
const END_OF_DAY = '17:00';

export interface OverdueItem {
  id: string;
  projectId: string;
  color: ProjectColor;
  title: string;
  /** Undefined for a project, whose title is its name. */
  projectName?: string;
  kind: 'Task' | 'Project';
  status: Status;
  dueDate: Day;
  dueTime: string;
  percent: number;
}

const fromSubtask = (subtask: AgendaItem): OverdueItem => ({
  id: subtask.id,
  projectId: subtask.projectId.id,
  color: subtask.projectId.color,
  projectName: subtask.projectId.name,
  title: subtask.title,
  kind: 'Task',
  status: subtask.status,
  dueDate: subtask.dueDate ?? '',
  dueTime: subtask.dueTime ?? END_OF_DAY,
  percent: progressOf(subtask.status),
});

const fromProject = (project: ListedProject): OverdueItem => ({
  id: project.id,
  projectId: project.id,
  color: project.color,
  title: project.name,
  kind: 'Project',
  status: project.status,
  dueDate: project.dueDate,
  dueTime: project.dueTime,
  percent: project.progress,
});

/** Overdue subtasks and projects, the oldest first. */
const overdueItems = (
  subtasks: readonly AgendaItem[],
  projects: readonly ListedProject[],
  today: Day,
): OverdueItem[] =>
  overdueWork([...overdueWork(subtasks, today).map(fromSubtask), ...projects.map(fromProject)], today);

type OverdueTasks = { data: readonly AgendaItem[]; stats: { overdue: number } };
type OverdueProjects = { data: readonly ListedProject[]; moreOverdue: number };

/**
 * Overdue work among the loaded rows, the oldest first, and the number of those that were not loaded. Either part may
 * be missing.
 */
export function overdueNow(
  tasks: OverdueTasks | undefined,
  projects: OverdueProjects | undefined,
  today: Day,
) {
  const items = overdueItems(tasks?.data ?? [], projects?.data ?? [], today);
  // The total is as old as the rows: completing loaded rows does not change how many were not loaded.
  const loaded = (tasks?.data ?? []).filter(({ dueDate }) => dueDate !== null && dueDate < today);
  const moreTasks = Math.max(0, (tasks?.stats.overdue ?? 0) - loaded.length);
  return { items, count: items.length + moreTasks + (projects?.moreOverdue ?? 0) };
}

export const daysOverdueText = ({ dueDate }: Pick<OverdueItem, 'dueDate'>, today: Day): string =>
  t`${plural(daysBetween(dueDate, today), '# day')} overdue`;
