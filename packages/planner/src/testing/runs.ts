import fc from 'fast-check';

/** How many random cases each property is tried on: the run says how many, and plans are cheap to try. */
export const RUNS = 4 * (fc.readConfigureGlobal().numRuns ?? 100);
