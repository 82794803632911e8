import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { provideChromium } from './chromium.ts';
import { providePgBouncer } from './pgbouncer.ts';

export const ROOT = join(import.meta.dirname, '../..');

const reporter = (runner) => join(import.meta.dirname, `${runner}-reporter.ts`);

const vitest = (...options) => [
  join(ROOT, 'node_modules/vitest/vitest.mjs'),
  'run',
  ...options,
  '--reporter=dot',
  `--reporter=${reporter('vitest')}`,
];

/** The pure tests wait for nothing: a worker for which there is no processor would only read the library once more. */
const PURE_WORKERS = Math.min(3, availableParallelism());

/**
 * Suites of one number run side by side: the check waits for single processors where the pure tests wait for nothing. The check is
 * not a test: it has no report, and is counted only when it fails.
 */
export const suites = [
  { name: 'check', step: 1, budgetSeconds: 30, command: ['scripts/check.mjs'], isCheck: true },
  {
    name: 'pure',
    step: 1,
    budgetSeconds: 45,
    command: vitest('--project=pure*', `--maxWorkers=${PURE_WORKERS}`),
  },
  { name: 'server', step: 2, budgetSeconds: 180, command: vitest('--project=server*') },
  { name: 'web', step: 3, budgetSeconds: 60, command: vitest(), cwd: 'apps/web', provide: provideChromium },
  {
    name: 'journeys',
    step: 4,
    budgetSeconds: 165,
    command: ['node_modules/@playwright/test/cli.js', 'test', `--reporter=dot,${reporter('playwright')}`],
    provide: provideChromium,
  },
  {
    name: 'pooled',
    step: 5,
    budgetSeconds: 300,
    command: vitest('--project=pooled'),
    provide: providePgBouncer,
    longOnly: true,
  },
];
