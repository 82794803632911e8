import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded.ts';
import { isAlive } from './processes.ts';
import { clusterOf, madeFolders } from './testing/made-folders.ts';
import { ask, asServer, end, makeFolder, startProcess, startServing } from './testing/start.ts';

const makeDataDir = madeFolders();

describe('a start', () => {
  test('later finds what an earlier one wrote', async () => {
    const dataDir = makeDataDir();
    const first = await startServing(dataDir);
    await ask(first.connection, 'create table notes as select $$kept$$ as text');
    await end(first.child, 'SIGTERM');
    // Its files are closed by now; the process itself ends a moment later.
    await expect.poll(() => isAlive(first.pid)).toBe(false);

    const second = await startServing(dataDir);

    expect(await ask(second.connection, 'select text from notes')).toEqual(['kept']);
  });

  test('picks up after a first start that was killed in the middle', async () => {
    const dataDir = makeFolder();
    const killed = startProcess(dataDir).catch((error: Error) => error);
    const drafts = () => readdirSync(join(dataDir, 'database')).filter((name) => name.includes('draft'));
    const draftOf = () => (existsSync(join(dataDir, 'database')) ? drafts() : [])[0];
    while (!draftOf()) await delay(2);
    process.kill(Number(draftOf()?.split('-').at(-1)), 'SIGKILL');
    await killed;

    const { connection } = await startServing(dataDir);

    expect(await ask(connection, 'select 1')).toEqual(['1']);
    expect(drafts()).toEqual([]);
  });
});

test('several processes may all come first', async () => {
  const dataDir = makeFolder();

  const both = await Promise.all([startServing(dataDir), startServing(dataDir)]);

  expect(new Set(both.map(({ pid }) => pid)).size).toBe(1);
  expect(both.filter(({ owned }) => owned)).toHaveLength(1);
});

describe('a crash', () => {
  test('of Daymark leaves a server that the next start joins and stops', async () => {
    const dataDir = makeDataDir();
    const crashed = await startServing(dataDir);
    await end(crashed.child, 'SIGKILL');
    expect(isAlive(crashed.pid)).toBe(true);

    const next = await startServing(dataDir);
    expect(next.pid).toBe(crashed.pid);

    await end(next.child, 'SIGTERM');
    await expect.poll(() => isAlive(crashed.pid)).toBe(false);
  });

  test('of the server is made good while Daymark runs, and loses nothing', async () => {
    const messages: string[] = [];
    const log = (message: string) => void messages.push(message);
    const database = await startEmbeddedDatabase({ dataDir: makeDataDir(), log });
    onTestFinished(database.stop);
    await ask(database.connection, 'create table notes as select $$kept$$ as text');
    const busy = ask(database.connection, 'do $$ begin loop end loop; end $$').catch(() => 'ended');
    // Not those of the database itself: an autovacuum may be at work.
    const others =
      "select count(*) from pg_stat_activity where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()";
    await expect.poll(() => ask(database.connection, others)).toEqual(['1']);
    const before = database.pid;
    process.kill(before, 'SIGKILL');

    await expect.poll(() => messages.at(-1)).toBe('The database is back.');

    expect(await busy).toBe('ended');
    expect(database.pid).not.toBe(before);
    expect(await ask(database.connection, 'select text from notes')).toEqual(['kept']);
  });

  test('is over even when the number of the old server went to another program', async () => {
    const dataDir = makeDataDir();
    const crashed = await startServing(dataDir);
    await end(crashed.child, 'SIGKILL');
    const lock = join(clusterOf(dataDir), 'postmaster.pid');
    const other = spawn('sleep', ['60'], { ...asServer, cwd: '/', stdio: 'ignore' });
    onTestFinished(() => end(other, 'SIGKILL'));
    const stale = readFileSync(lock, 'utf8').replace(/^\d+/, String(other.pid));
    process.kill(crashed.pid, 'SIGKILL');
    await expect.poll(() => isAlive(crashed.pid)).toBe(false);
    writeFileSync(lock, stale);

    const next = await startServing(dataDir);

    expect(await ask(next.connection, 'select 1')).toEqual(['1']);
  });
});
