import fc from 'fast-check';

/** A property has fewer cases in `npm test`, and thousands in the long run (`scripts/test/properties.ts`). */
const MOST_CASES_OF_NPM_TEST = 100;

const cases = fc.readConfigureGlobal().numRuns ?? 100;

/** Whether this is the long run, which tries all that `npm test` samples. */
export const isLong: boolean = cases > MOST_CASES_OF_NPM_TEST;

/** The number of random cases per property: from the run's setting, and more in the long run because plans are cheap to try. */
export const RUNS = (isLong ? 4 : 2) * cases;

const MOST_MS_A_RUN = 450;

/** A generous time limit: hundreds of plans take long if others use the same machine. */
export const PATIENCE = { timeout: RUNS * MOST_MS_A_RUN };
