import fc from 'fast-check';

/** How many random cases each property is tried on: the run says how many, and plans are cheap to try. */
export const RUNS = 4 * (fc.readConfigureGlobal().numRuns ?? 100);

const MOST_MS_A_RUN = 450;

/** Hundreds of plans take their time where others work on the same machine, and how long says nothing about them. */
export const PATIENCE = { timeout: RUNS * MOST_MS_A_RUN };
