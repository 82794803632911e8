import type { Project, ProjectChange } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import {
  completionStatus,
  daysRemaining,
  progressFrom,
  statusFrom,
  timelineDays,
} from '@daymark/domain/projects';
import { isOverdue } from '@daymark/domain/subtasks';
import type { ShownProject } from '../../plan-data/plan-cache.ts';

/** What a person changes at once; a timeline is sent as the due date that it stands for. */
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
    | 'clientId'
    | 'priority'
    | 'color'
    | 'category'
    | 'tags'
    | 'status'
    | 'progress'
  >
> &
  Pick<ProjectChange, 'followsSubtasks'>;

function handSet(
  project: ShownProject,
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

/** The fields of a project that move with an edit, before the server says so. */
export function consequencesOf(project: ShownProject, edit: ProjectEdit, today: Day): Partial<Project> {
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
