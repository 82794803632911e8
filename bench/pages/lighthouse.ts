// Lighthouse with its mobile throttling, in a browser where the person may be signed in already.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { wholeLaunchOptions } from '../../scripts/test/chromium.ts';
import { freePort, makeFolder } from '../stage.ts';
import type { Visitor } from './visit.ts';

const FOLDER = join(import.meta.dirname, 'lighthouse');
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 5;

export type Scores = Record<(typeof CATEGORIES)[number], number>;

/** The median of each category, and the performance of every run: a page is fast only if it is fast each time. */
export interface ScoresOfRuns extends Scores {
  performanceOfRuns: number[];
}

/** It is large and has a lock file of its own, so that only those who measure pages install it. */
export function provideLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  console.log('Installing Lighthouse (once).');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', FOLDER], { stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed: see what npm says above.');
}

async function runOnce(url: string, session: Visitor['session']): Promise<Scores> {
  const port = await freePort();
  const options = wholeLaunchOptions();
  const context = await chromium.launchPersistentContext(makeFolder(), {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    if (session) {
      const page = await context.newPage();
      // A plain file of the server's: the app itself must not have run before it is measured.
      await page.goto(new URL('/api/health', url).href);
      await page.evaluate(
        ([token, user]) => {
          localStorage.setItem('authToken', token);
          localStorage.setItem('auth-store', `{"state":{"user":${user},"isAuthenticated":true},"version":0}`);
        },
        [session.token, JSON.stringify(session.user)] as const,
      );
      await page.close();
    }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        PROGRAM,
        url,
        `--port=${port}`,
        '--output=json',
        '--quiet',
        '--disable-storage-reset',
        `--only-categories=${CATEGORIES.join(',')}`,
      ],
      { maxBuffer: 64 * 1024 * 1024, timeout: 90_000 },
    );
    const { categories } = JSON.parse(stdout);
    const scores = CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]);
    return Object.fromEntries(scores);
  } finally {
    await context.close();
  }
}

export async function lighthouse(url: string, session?: Visitor['session']): Promise<ScoresOfRuns> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await runOnce(url, session));
  const median = (name: keyof Scores) =>
    runs.map((scores) => scores[name]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    'best-practices': median('best-practices'),
    seo: median('seo'),
    performanceOfRuns: runs.map(({ performance }) => performance),
  };
}
