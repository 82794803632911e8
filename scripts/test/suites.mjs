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

/** The check is not a test: it has no report, and is counted only when it fails. */
export const suites = [
  { name: 'check', budgetSeconds: 30, command: ['scripts/check.mjs'], isCheck: true },
  { name: 'pure', budgetSeconds: 60, command: vitest('--project=pure') },
  { name: 'server', budgetSeconds: 300, command: vitest('--project=server*') },
  { name: 'web', budgetSeconds: 75, command: vitest(), cwd: 'apps/web', provide: provideChromium },
  {
    name: 'journeys',
    budgetSeconds: 240,
    command: ['node_modules/@playwright/test/cli.js', 'test', `--reporter=dot,${reporter('playwright')}`],
    provide: provideChromium,
  },
  {
    name: 'pooled',
    budgetSeconds: 300,
    command: vitest('--project=pooled'),
    provide: providePgBouncer,
    longOnly: true,
  },
];
