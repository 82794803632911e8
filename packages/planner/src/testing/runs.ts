import fc from 'fast-check';

/** The number of random cases per property: from the run's setting, times four because plans are cheap to try. */
export const RUNS = 4 * (fc.readConfigureGlobal().numRuns ?? 100);

const MOST_MS_A_RUN = 450;

/** A generous time limit: hundreds of plans take long if others use the same machine. */
export const PATIENCE = { timeout: RUNS * MOST_MS_A_RUN };
