import type { PlanTask, ProposalRow } from '@daymark/contract/plan-proposals';
import type { Day } from '@daymark/domain/dates';
import { SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { type MergedRow, nameOf, orderOf } from '@daymark/planner/merge/merge';
import type { PlannedTask } from '@daymark/planner/plan';
import { subtasksAsOf } from '../subtasks/service.ts';
import type { Material } from './material.ts';

/** A planned task in the API's format; `names` has the keys of other tasks by their refs. */
function toTask(task: PlannedTask, names: ReadonlyMap<string, string>): PlanTask {
  const { dependsOn, lags } = orderOf(task, names);
  return {
    title: task.title.slice(0, SUBTASK_TITLE_MAX_LENGTH).toWellFormed(),
    description: task.description.toWellFormed(),
    estimatedHours: task.estimatedHours,
    priority: task.priority,
    dueDate: task.dueDate,
    earliestOn: task.earliestOn,
    latestOn: task.latestOn,
    tags: task.tags,
    milestoneId: task.milestoneId,
    dependsOn: [...dependsOn],
    lags: lags.map(({ id: key, days }) => ({ key, days })),
    source: task.source,
    playbook: task.playbook,
    statement: task.statement,
    repeat: task.repeat,
    guessed: task.guessed,
    proposed: task.proposed,
  };
}

/** The tasks of a first plan, each with its key. */
export function toPlanTasks(tasks: readonly PlannedTask[]): (PlanTask & { key: string })[] {
  const names = new Map(tasks.map((task) => [task.ref, nameOf(task)]));
  return tasks.map((task) => ({ ...toTask(task, names), key: nameOf(task) }));
}

/** A merged plan in the API's format. */
export function toProposalRows(
  merged: readonly MergedRow[],
  { tasks, seen }: Pick<Material, 'seen'> & { tasks: readonly PlannedTask[] },
  today: Day,
): ProposalRow[] {
  const names = new Map(tasks.map((task) => [task.ref, nameOf(task)]));
  const subtasks = new Map(subtasksAsOf(today, seen.subtasks).map((subtask) => [subtask.id, subtask]));
  return merged.map(({ key, change, reason, fields, rowId, task }) => ({
    key,
    change,
    reason,
    fields,
    subtask: rowId === null ? null : (subtasks.get(rowId) ?? null),
    task: task && toTask(task, names),
  }));
}
