import type { PlanTask, ProposalRow } from '@daymark/contract/plan-proposals';
import type { Day } from '@daymark/domain/dates';
import { type MergedRow, nameOf, orderOf } from '@daymark/planner/merge/merge';
import type { PlannedTask } from '@daymark/planner/plan';
import { subtasksAsOf } from '../subtasks/service.ts';
import type { Material } from './material.ts';

function toTask(task: PlannedTask, names: ReadonlyMap<string, string>): PlanTask {
  const { dependsOn, lags } = orderOf(task, names);
  return {
    title: task.title.toWellFormed(),
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
    proposed: task.proposed,
  };
}

/** A merged plan as it crosses the wire. */
export function toProposalRows(
  merged: readonly MergedRow[],
  {
    tasks,
    seen,
    proposed,
    reasons,
  }: Pick<Material, 'seen' | 'proposed' | 'reasons'> & { tasks: readonly PlannedTask[] },
  today: Day,
): ProposalRow[] {
  const names = new Map(tasks.map((task) => [task.ref, nameOf(task)]));
  const subtasks = new Map(subtasksAsOf(today, seen.subtasks).map((subtask) => [subtask.id, subtask]));
  return merged.map(({ key, change, reason, fields, rowId, task }) => {
    // What the person made their own is not cut.
    const known = task?.proposed ?? (rowId === null || reasons.has(rowId) ? undefined : proposed.get(rowId));
    return {
      key,
      change,
      reason,
      fields,
      subtask: rowId === null ? null : (subtasks.get(rowId) ?? null),
      taskKey: change === 'removed' || !known || known.hours <= SHORTEST_CUT ? null : known.key,
      task: task && toTask(task, names),
    };
  });
}

/** Hours of what is too short to be cut. */
const SHORTEST_CUT = 0.25;
