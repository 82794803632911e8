import type { ListedProject, Project, ProjectChange, ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import {
  completionStatus,
  daysRemaining,
  progressFrom,
  statusFrom,
  timelineDays,
} from '@daymark/domain/projects';
import { isOverdue } from '@daymark/domain/subtasks';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../lib/queries.ts';
import { changeProject } from '../../lib/subtask-cache.ts';

/** The fields of an optimistic change; a timeline is sent as its due date. */
export type ProjectEdit = Partial<
  Pick<
    Project,
    | 'name'
    | 'description'
    | 'startDate'
    | 'dueDate'
    | 'dueTime'
    | 'weekdays'
    | 'hoursPerDay'
    | 'priority'
    | 'category'
    | 'tags'
    | 'status'
    | 'progress'
  >
> &
  Pick<ProjectChange, 'followsSubtasks'>;

/** A project on its own page or in a list. */
type EditedProject = Omit<Project, 'milestones'> | Omit<ListedProject, 'days' | 'milestones'>;

function handSet(
  project: EditedProject,
  { status, progress, followsSubtasks }: ProjectEdit,
): Partial<Project> {
  if (followsSubtasks) {
    const { pendingSubtasks, inProgressSubtasks, completedSubtasks } = project.stats;
    const followed = progressFrom({
      pending: pendingSubtasks,
      inProgress: inProgressSubtasks,
      completed: completedSubtasks,
    });
    return { followsSubtasks: true, progress: followed, status: statusFrom(followed) };
  }
  if (progress === undefined && status === undefined) return {};
  return {
    followsSubtasks: false,
    progress: progress ?? project.progress,
    status: status ?? (progress === undefined ? project.status : statusFrom(progress)),
  };
}

/** The fields that change as a consequence of an edit, before the server answers. */
export function consequencesOf(project: EditedProject, edit: ProjectEdit, today: Day): Partial<Project> {
  const { status: _status, progress: _progress, followsSubtasks: _follows, ...words } = edit;
  const moved = { ...words, ...handSet(project, edit) };
  const after = { ...project, ...moved };
  return {
    ...moved,
    timeline: timelineDays(after.startDate, after.dueDate),
    daysRemaining: daysRemaining(after.dueDate, today),
    isOverdue: isOverdue(after, today),
    completionStatus: completionStatus(after, today),
    updatedAt: new Date().toISOString(),
  };
}

/** Updates fields of a project in every cached query. */
export const writeProject = (client: QueryClient, id: string, fields: Partial<Project>): void =>
  changeProject(client, id, (project) => ({ ...project, ...fields }));

/** The project in any cached query. */
function findProject(client: QueryClient, id: string): EditedProject | undefined {
  const details = client.getQueryData<ProjectDetails>(keys.details(id));
  if (details) {
    const { subtasks: _subtasks, plan: _plan, milestones: _milestones, ...project } = details;
    return project;
  }
  const lists = client.getQueriesData<{ data: ListedProject[] }>({ queryKey: keys.projectLists });
  const listed = lists.flatMap(([, list]) => list?.data ?? []).find((project) => project.id === id);
  if (!listed) return undefined;
  const { days: _days, milestones: _milestones, ...project } = listed;
  return project;
}

/** Applies an edit optimistically; returns the function that reverts it. */
export function anticipateEdit(
  client: QueryClient,
  { id, edit, today }: { id: string; edit: ProjectEdit; today: Day },
): (() => void) | undefined {
  const before = findProject(client, id);
  if (!before) return undefined;
  writeProject(client, id, consequencesOf(before, edit, today));
  return () => writeProject(client, id, before);
}

/** Removes a project from every cached list. */
export function dropProject(client: QueryClient, id: string): void {
  client.setQueriesData<{ data: ListedProject[]; total: number }>({ queryKey: keys.projectLists }, (page) =>
    page?.data.some((project) => project.id === id)
      ? { ...page, data: page.data.filter((project) => project.id !== id), total: page.total - 1 }
      : page,
  );
}
