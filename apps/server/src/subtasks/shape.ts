import type { AgendaItem, Subtask } from '@daymark/contract/subtasks';
import { withAlias } from '@daymark/contract/values';
import { type Day, daysBetween } from '@daymark/domain/dates';
import { lagsAmong } from '@daymark/domain/dependencies';
import type { Priority } from '@daymark/domain/priorities';
import type { ProjectColor } from '@daymark/domain/project-colors';
import { isOverdue } from '@daymark/domain/subtasks';
import type { SubtaskRow } from '../db/subtask-json.ts';
import { instant, instantOrNull } from '../http/shapes.ts';

export const toSubtask = (row: SubtaskRow, today: Day): Subtask =>
  withAlias({
    id: row.id,
    projectId: row.project_id,
    title: row.title,
    description: row.description,
    status: row.status,
    priority: row.priority,
    dueDate: row.due_date,
    dueTime: row.due_time,
    estimatedHours: row.estimated_hours,
    actualHours: row.actual_hours,
    tags: row.tags,
    aiGenerated: row.ai_generated,
    isOverdue: isOverdue({ status: row.status, dueDate: row.due_date, repeat: row.repeat }, today),
    type: 'subtask',
    timeline: row.due_date === null ? null : daysBetween(row.project_start, row.due_date),
    milestoneId: row.milestone_id,
    dependsOn: row.depends_on,
    lags: lagsAmong(row.lags ?? [], row.depends_on),
    source: row.source,
    playbook: row.playbook,
    statement: row.statement,
    repeat: row.repeat,
    guessed: row.guessed,
    position: row.position,
    pinned: row.pinned,
    earliestOn: row.earliest_on,
    latestOn: row.latest_on,
    seriesId: row.series_id,
    occursOn: row.occurs_on,
    version: row.version,
    completedAt: instantOrNull(row.completed_at),
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  });

export interface AgendaRow extends SubtaskRow {
  project_name: string;
  project_category: string;
  project_color: ProjectColor;
  project_priority: Priority;
}

export const toAgendaItem = (row: AgendaRow, today: Day): AgendaItem => ({
  ...toSubtask(row, today),
  projectId: withAlias({
    id: row.project_id,
    name: row.project_name,
    category: row.project_category,
    color: row.project_color,
    priority: row.project_priority,
  }),
});
