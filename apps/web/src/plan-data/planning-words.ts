import { plural, t } from '@daymark/words/t';
import type { PlanningProgress } from './use-planning.ts';

/** The progress of planning in words. */
export function soFarWords({ count, isStopping }: PlanningProgress): string {
  if (isStopping) return t`Stopping...`;
  if (count === 0) return t`Waiting for the language model...`;
  return t`${plural(count, '# task')} so far`;
}
