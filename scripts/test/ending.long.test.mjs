// Ctrl-C on `npm test`, or a signal to its first process, leaves nothing behind: no database, no browser, no folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endStartedBy, listProcesses, startedBy } from './processes.mjs';

const ROOT = join(import.meta.dirname, '../..');

const PATIENCE = { timeout: 120_000, interval: 100 };

/** A run of one suite, in a temporary folder of its own. */
function startRun(suite) {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-ending-'));
  // As root, the database runs under another account.
  chmodSync(folder, 0o711);
  onTestFinished(async () => {
    await endStartedBy(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  const reports = join(folder, 'reports');
  const child = spawn(process.execPath, ['scripts/daymark.mjs', 'test', suite], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder, DAYMARK_TEST_REPORTS: reports },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  return { child, folder, reports, output: () => output };
}

/** The processes of a run, once one of them is the program. */
const startedWith = (folder, program) =>
  vi.waitUntil(() => {
    const pids = new Set(startedBy(folder));
    const started = listProcesses().filter(({ pid }) => pids.has(pid));
    return started.some(({ said }) => said.includes(program)) && started;
  }, PATIENCE);

const ENDINGS = [
  ['server', 'SIGINT', 'bin/postgres', 130],
  ['web', 'SIGTERM', 'chrom', 143],
];

// A database is the harder to find: it has neither the group nor the environment of the run.
test.each(ENDINGS)('of %s ended by %s nothing is left', async (suite, signal, program, exitCode) => {
  const run = startRun(suite);
  const report = join(run.reports, `${suite}.jsonl`);
  const ended = once(run.child, 'exit');
  // Before, the suite does not know its own tests: the browser is asked for its version first.
  await vi.waitUntil(() => statSync(report, { throwIfNoEntry: false })?.size, PATIENCE);
  const started = await startedWith(run.folder, program);

  run.child.kill(signal);

  expect(await ended).toEqual([exitCode, null]);
  const left = new Set(listProcesses().map(({ pid }) => pid));
  expect(started.filter(({ pid }) => left.has(pid))).toEqual([]);
  expect(startedBy(run.folder)).toEqual([]);
  expect(readdirSync(run.folder)).toEqual(['reports']);
  expect(run.output()).toMatch(/Not run in \w+:\n {2}\S+\.test\.tsx?/);
  expect(run.output().trim()).toMatch(/\n\d+ passed, [1-9]\d* failed$/);
  expect(statSync(report).size).toBeGreaterThan(0);
});
