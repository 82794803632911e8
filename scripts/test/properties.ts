import { configureGlobal } from 'fast-check';

const seed = Number(process.env.DAYMARK_TEST_SEED);
const RUNS = 100;
const LONG_RUNS = 5_000;

// A failure prints its seed and path; with `DAYMARK_TEST_SEED` set to it the same cases come again.
configureGlobal({
  ...(Number.isInteger(seed) ? { seed } : {}),
  numRuns: process.env.DAYMARK_TEST_LONG ? LONG_RUNS : RUNS,
});
