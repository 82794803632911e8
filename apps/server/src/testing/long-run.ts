import fc from 'fast-check';

/** The cases of a property in `npm test`; the long run tries more (`scripts/test/properties.ts`). */
const USUAL_RUNS = 100;

/** Whether this is the long run, which tries all that `npm test` samples. */
export const isLong: boolean = (fc.readConfigureGlobal().numRuns ?? USUAL_RUNS) > USUAL_RUNS;

/** So many of the cases, by the seed of the run and in their order; all of them in the long run. */
export function sampled<T>(all: readonly T[], count: number): T[] {
  if (isLong || count >= all.length) return [...all];
  const [some] = fc.sample(fc.subarray([...all], { minLength: count, maxLength: count }), 1);
  return some ?? [];
}
