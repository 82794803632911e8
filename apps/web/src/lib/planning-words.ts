import { t } from '@daymark/words/t';
import type { PlanningProgress } from './use-planning.ts';

/** The progress of planning in words. */
export function soFarWords({ count, isStopping }: PlanningProgress): string {
  if (isStopping) return 'Stopping...';
  if (count === 0) return t`Waiting for the language model...`;
  return count === 1 ? t`1 task so far` : t`${count} tasks so far`;
}
