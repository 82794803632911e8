import type { NewSubtask, SubtaskChange } from '@daymark/contract/subtasks';
import { circleProblem, type Lag, lagsAmong } from '@daymark/domain/dependencies';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { invalid } from '../http/errors.ts';
import type { PlanFrame } from './store.ts';

interface Order {
  id: string;
  title: string;
  dependsOn: readonly string[];
  lags: readonly Lag[];
}

/** Throws if the dependencies would be cyclic; the message names the cycle. */
export function checkOrder(frame: PlanFrame, { id, title, dependsOn, lags }: Order): void {
  const known = new Set(frame.subtasks.map((subtask) => subtask.id));
  if (!dependsOn.every((other) => known.has(other) && other !== id))
    throw invalid('dependsOn', t`A subtask can only wait for other subtasks of the same project`);
  if (lagsAmong(lags, dependsOn).length < lags.length)
    throw invalid(
      'lags',
      t`Days can only pass after a subtask that is waited for: name it under dependsOn too`,
    );
  const others = frame.subtasks.filter((subtask) => subtask.id !== id);
  const edges = others.map((subtask) => ({ ...subtask, dependsOn: subtask.depends_on }));
  const circle = circleProblem([{ id, title, dependsOn }, ...edges]);
  if (circle) throw invalid('dependsOn', circle);
}

/** The dependencies of a subtask after a change. Lags of removed dependencies are removed too. */
export function orderAfter(frame: PlanFrame, id: string, change: z.output<typeof SubtaskChange>): Order {
  const now = frame.subtasks.find((subtask) => subtask.id === id);
  const dependsOn = change.dependsOn ?? now?.depends_on ?? [];
  return {
    id,
    title: change.title ?? now?.title ?? '',
    dependsOn,
    lags: change.lags ?? lagsAmong(now?.lags ?? [], dependsOn),
  };
}

export function checkMilestone(frame: PlanFrame, milestoneId: string | null | undefined): void {
  if (milestoneId && !frame.milestone_ids.includes(milestoneId))
    throw invalid('milestoneId', t`This milestone is not one of the project`);
}

/** Whether a subtask refers to others of its project, so that it can only be written while the plan is locked. */
export const standsInPlan = ({ dependsOn, lags, milestoneId }: z.output<typeof NewSubtask>): boolean =>
  dependsOn.length > 0 || lags.length > 0 || milestoneId !== null;
