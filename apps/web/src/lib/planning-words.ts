import type { PlanningProgress } from './use-planning.ts';

/** The progress of planning in words. */
export function soFarWords({ count, isStopping }: PlanningProgress): string {
  if (isStopping) return 'Stopping...';
  if (count === 0) return 'Waiting for the language model...';
  return count === 1 ? '1 task so far' : `${count} tasks so far`;
}
