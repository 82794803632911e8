import { configureGlobal } from 'fast-check';

const seed = Number(process.env.DAYMARK_TEST_SEED);
const RUNS = 40;
const LONG_RUNS = 1_000;

// A failure prints its seed and path; setting `DAYMARK_TEST_SEED` to that seed repeats the same cases.
configureGlobal({
  ...(Number.isInteger(seed) ? { seed } : {}),
  numRuns: process.env.DAYMARK_TEST_LONG ? LONG_RUNS : RUNS,
});
