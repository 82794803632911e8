import { defineConfig } from 'vitest/config';

// The web tests run in a browser and have their own: apps/web/vitest.config.ts.

/** Property tests of a run share one seed, which `npm test` prints; `--long` runs them in full. */
const setupFiles = ['./scripts/test/properties.ts'];

/** In full, a property takes minutes; a test that hangs is still ended. */
const longTimeout = process.env.DAYMARK_TEST_LONG ? { testTimeout: 1_200_000 } : {};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.mjs', 'e2e/**/*.test.ts'],
          setupFiles,
          testTimeout: 30_000,
          ...longTimeout,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['./apps/server/src/testing/global-setup.ts'],
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          ...longTimeout,
        },
      },
    ],
  },
});
