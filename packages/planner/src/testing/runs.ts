import fc from 'fast-check';

const USUAL_RUNS = fc.readConfigureGlobal().numRuns ?? 100;

/** The number of random cases per property: from the run's setting, times four because plans are cheap to try. */
export const RUNS = 4 * USUAL_RUNS;

/** For a property that so many cases are enough for, even in the long run. */
export const atMost = (count: number): number => Math.min(count, USUAL_RUNS);

const MOST_MS_A_RUN = 450;

/** A generous time limit: hundreds of plans take long if others use the same machine. */
export const PATIENCE = { timeout: RUNS * MOST_MS_A_RUN };
