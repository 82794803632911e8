import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endStartedBy, startedBy } from './processes.mjs';

const STAYS = `console.log('there'); setInterval(() => {}, 1_000)`;

/** Starts another as a daemon is started, and ends: it has neither its parent nor its group any more. */
const STARTS = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(STAYS)}], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] }).unref()
`;

test('what a run started is found and ended, also what has left its group and lost its parent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-processes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, TMPDIR: folder };
  const starter = spawn(process.execPath, ['-e', STARTS], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(starter, 'exit');
  await once(starter.stdout, 'data');
  await ended;
  expect(startedBy(folder).length).toBeGreaterThan(0);
  await endStartedBy(folder);
  expect(startedBy(folder)).toEqual([]);
});
