import fc from 'fast-check';
import { describe, test } from 'vitest';

/** A property has fewer cases in `npm test`, and thousands in the long run (`scripts/test/properties.ts`). */
const MOST_CASES_OF_NPM_TEST = 100;

/** Whether this is the long run, which tries all that `npm test` samples. */
export const isLong: boolean = (fc.readConfigureGlobal().numRuns ?? 0) > MOST_CASES_OF_NPM_TEST;

/** So many of the cases, by the seed of the run and in their order; all of them in the long run. */
export function sampled<T>(all: readonly T[], count: number): T[] {
  if (isLong || count >= all.length) return [...all];
  const [some] = fc.sample(fc.subarray([...all], { minLength: count, maxLength: count }), 1);
  return some ?? [];
}

const nothing = Object.assign(() => undefined, { each: () => () => undefined });

/** A test of the long run alone that shares what it needs with others: it takes long, or repeats what they hold. */
export const longTest = isLong ? test : (nothing as unknown as typeof test);

/** Tests that all are of the long run alone. */
export const longDescribe = isLong ? describe : (nothing as unknown as typeof describe);
