import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded.ts';
import { isAlive } from './processes.ts';
import { ask, asServer, end, makeFolder, startProcess, startRefused, startServing } from './testing/start.ts';

const clusterOf = (dataDir: string) => join(dataDir, 'database', 'cluster');

/** A data folder after its first start, which the tests copy to save time. */
const template = mkdtempSync(join(tmpdir(), 'daymark-db-'));

beforeAll(async () => {
  const database = await startEmbeddedDatabase({ dataDir: template, log: () => undefined });
  await database.stop();
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

function makeDataDir(): string {
  const folder = makeFolder();
  spawnSync('cp', ['-a', join(template, 'database'), folder]);
  return folder;
}

describe('a start', () => {
  test('makes a database that keeps what it acknowledges and that only Daymark reaches', async () => {
    const { connection } = await startServing(makeFolder());

    const settings = ['fsync', 'full_page_writes', 'server_encoding', 'TimeZone', 'listen_addresses'];
    const values = await ask(
      connection,
      `select setting from pg_settings where name in ('${settings.join("','")}') order by lower(name) collate "C"`,
    );
    expect(values).toEqual(['on', 'on', '', 'UTF8', 'UTC']);
    expect(await ask(connection, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      'false',
    ]);
    await expect(ask({ ...connection, password: 'another' }, 'select 1')).rejects.toThrow('password');
    await expect(ask({ ...connection, user: 'postgres' }, 'select 1')).rejects.toThrow(
      'no pg_hba.conf entry',
    );
  });

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

  test('keeps its password to itself', async () => {
    const dataDir = makeDataDir();
    await startServing(dataDir);

    expect(statSync(join(dataDir, 'database', 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'database', 'socket')).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(dataDir, 'database', 'postgresql.log'), 'utf8')).not.toContain('password');
  });

  test('keeps what people write out of its log, also where it fails', async () => {
    const dataDir = makeDataDir();
    const { connection } = await startServing(dataDir);
    await ask(connection, 'create table notes (text text check (length(text) < 9), key int unique)');
    const words = 'ana@example.com';
    const failing = [
      [`insert into notes values ('${words}')`, []],
      ['insert into notes values ($1)', [words]],
      [`insert into notes values ('one', 1), ('two', 1) returning '${words}'`, []],
      ['select $1::text, 1 / (length($1) - $2::int)', [words, words.length]],
    ] as const;
    for (const [statement, values] of failing)
      await expect(ask(connection, statement, values)).rejects.toThrow(/violates|division/);

    const log = readFileSync(join(dataDir, 'database', 'postgresql.log'), 'utf8');
    expect(log.match(/ERROR: .*/g)).toEqual([
      expect.stringContaining('violates check constraint'),
      expect.stringContaining('violates check constraint'),
      expect.stringContaining('violates unique constraint'),
      expect.stringContaining('division by zero'),
    ]);
    expect(log).not.toContain(words);
    expect(log).not.toMatch(/DETAIL|STATEMENT|insert into/);
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

describe('several processes on one data folder', () => {
  test('use one server, which the last of them stops', async () => {
    const dataDir = makeDataDir();
    const first = await startServing(dataDir);
    const second = await startServing(dataDir);
    expect([first.owned, second.owned, second.pid]).toEqual([true, false, first.pid]);

    await end(first.child, 'SIGTERM');
    expect(await ask(second.connection, 'select 1')).toEqual(['1']);

    await end(second.child, 'SIGTERM');
    await expect.poll(() => isAlive(first.pid)).toBe(false);
  });

  test('may all come first', async () => {
    const dataDir = makeFolder();

    const both = await Promise.all([startServing(dataDir), startServing(dataDir)]);

    expect(new Set(both.map(({ pid }) => pid)).size).toBe(1);
    expect(both.filter(({ owned }) => owned)).toHaveLength(1);
  });
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

  test('of both leaves nothing that the next start cannot pick up', async () => {
    const dataDir = makeDataDir();
    const crashed = await startServing(dataDir);
    await ask(crashed.connection, 'create table notes as select $$kept$$ as text');
    await end(crashed.child, 'SIGKILL');
    process.kill(crashed.pid, 'SIGKILL');
    expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(true);

    const next = await startServing(dataDir);

    expect(await ask(next.connection, 'select text from notes')).toEqual(['kept']);
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

describe('a data folder that cannot be used', () => {
  test('of another version is left alone', async () => {
    const dataDir = makeDataDir();
    const { child } = await startServing(dataDir);
    await end(child, 'SIGTERM');
    writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '17\n');

    expect(await startRefused(dataDir)).toBe(
      `${clusterOf(dataDir)} was made by PostgreSQL 17, and this Daymark brings 18: start it with the Daymark that made it, set EMBEDDED_POSTGRES=system where PostgreSQL 17 is installed, or set DATA_DIR to a new folder.`,
    );
  });

  test('without its password says what to put back', async () => {
    const dataDir = makeDataDir();
    const { child } = await startServing(dataDir);
    await end(child, 'SIGTERM');
    const password = join(dataDir, 'database', 'password');
    writeFileSync(password, 'another\n');
    expect(await startRefused(dataDir)).toContain('refuses its own password');

    rmSync(password);
    expect(await startRefused(dataDir)).toContain('is missing: put it back from a backup');
  });
});
