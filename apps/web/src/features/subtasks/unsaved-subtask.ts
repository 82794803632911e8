import type { ProjectDetails } from '@daymark/contract/projects';
import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { daysBetween } from '@daymark/domain/dates';
import { isOverdue } from '@daymark/domain/subtasks';
import { todayOfUser } from '../../lib/today.ts';

const UNSAVED_ID = 'new ';
let unsavedCount = 0;

/** Whether the server has not answered yet: such a subtask has no id of its own and cannot be changed. */
export const isUnsaved = ({ id }: Pick<Subtask, 'id'>): boolean => id.startsWith(UNSAVED_ID);

/** The subtask as it will be, to be shown until the server has made it. */
export function unsavedSubtask(project: ProjectDetails, fields: NewSubtask): Subtask {
  const id = `${UNSAVED_ID}${++unsavedCount}`;
  const now = new Date().toISOString();
  const dueDate = fields.dueDate ?? null;
  const status = fields.status ?? 'Pending';
  return {
    id,
    _id: id,
    projectId: project.id,
    title: fields.title,
    description: fields.description ?? '',
    status,
    priority: fields.priority ?? 'Medium',
    dueDate,
    dueTime: fields.dueTime ?? null,
    estimatedHours: fields.estimatedHours ?? null,
    actualHours: fields.actualHours ?? null,
    tags: fields.tags ?? [],
    aiGenerated: false,
    isOverdue: isOverdue({ status, dueDate }, todayOfUser()),
    type: 'subtask',
    timeline: dueDate === null ? null : daysBetween(project.startDate, dueDate),
    milestoneId: fields.milestoneId ?? null,
    dependsOn: fields.dependsOn ?? [],
    lags: fields.lags ?? [],
    source: fields.source ?? null,
    playbook: null,
    statement: null,
    repeat: false,
    guessed: false,
    position: 1 + Math.max(0, ...project.subtasks.map(({ position }) => position)),
    pinned: fields.pinned ?? false,
    earliestOn: null,
    latestOn: null,
    seriesId: null,
    occursOn: null,
    version: 1,
    completedAt: status === 'Completed' ? now : null,
    createdAt: now,
    updatedAt: now,
  };
}
