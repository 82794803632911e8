import { t } from '@daymark/words/t';
import type { Day } from './dates.ts';

export const PERCENT_REFUSAL = t`Progress must be a number from 0 to 100`;

/** What is wrong with the bounds of a progress filter, or null. */
export function progressSpanProblem(lowest = 0, highest = 100): string | null {
  if (![lowest, highest].every((bound) => bound >= 0 && bound <= 100)) return PERCENT_REFUSAL;
  return lowest <= highest ? null : t`The lowest progress must not be above the highest`;
}

/** What is wrong with the bounds of a due date filter, or null. */
export const daySpanProblem = (first: Day | undefined, last: Day | undefined): string | null =>
  first === undefined || last === undefined || first <= last
    ? null
    : t`The first due date must not be after the last`;
