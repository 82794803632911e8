import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { type Day, daysBetween } from '@daymark/domain/dates';
import { isOverdue } from '@daymark/domain/subtasks';
import { todayOfUser } from '../../platform/today.ts';

/** Whether the server has not answered yet: such a subtask has no version and cannot be changed. */
export const isUnsaved = ({ version }: Pick<Subtask, 'version'>): boolean => version === 0;

/** The subtask with this id as it will be, to be shown until the server has made it. */
export function unsavedSubtask(
  project: { id: string; startDate?: Day; subtasks?: readonly Subtask[] },
  id: string,
  fields: NewSubtask,
): Subtask {
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
    timeline: dueDate && project.startDate ? daysBetween(project.startDate, dueDate) : null,
    milestoneId: fields.milestoneId ?? null,
    dependsOn: fields.dependsOn ?? [],
    lags: fields.lags ?? [],
    source: fields.source ?? null,
    playbook: null,
    statement: null,
    repeat: false,
    guessed: false,
    position: 1 + Math.max(0, ...(project.subtasks ?? []).map(({ position }) => position)),
    pinned: fields.pinned ?? false,
    earliestOn: fields.earliestOn ?? null,
    latestOn: null,
    seriesId: null,
    occursOn: null,
    version: 0,
    completedAt: status === 'Completed' ? now : null,
    createdAt: now,
    updatedAt: now,
  };
}
