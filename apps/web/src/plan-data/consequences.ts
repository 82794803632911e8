import { isOverdue } from '@daymark/domain/subtasks';
import { todayOfUser } from '../platform/today.ts';
import type { Change } from './outbox/entry.ts';
import type { SubtaskFields } from './plan-cache.ts';

/** The changed fields of a subtask, with those that follow from them. */
export function withConsequences(
  before: SubtaskFields,
  change: Change,
  today = todayOfUser(),
): Partial<SubtaskFields> {
  const after = { ...before, ...change };
  return {
    ...change,
    isOverdue: isOverdue(after, today),
    completedAt: after.status === 'Completed' ? (before.completedAt ?? new Date().toISOString()) : null,
  };
}
