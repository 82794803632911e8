import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { longDescribe } from '../../testing/long-run.ts';
import { isAlive } from './processes.ts';
import { clusterOf, madeFolders } from './testing/made-folders.ts';
import { ask, end, startRefused, startServing } from './testing/start.ts';

// embedded.long.test.ts has the rarer beginnings and ends.
const makeDataDir = madeFolders();

describe('a start', () => {
  test('makes a database that keeps what it acknowledges and that only Daymark reaches', async () => {
    const dataDir = makeDataDir();
    const { connection } = await startServing(dataDir);
    expect(statSync(join(dataDir, 'database', 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'database', 'socket')).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(dataDir, 'database', 'postgresql.log'), 'utf8')).not.toContain('password');

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
});

longDescribe('a crash', () => {
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
});

longDescribe('a data folder that cannot be used', () => {
  test('of another version is left alone', async () => {
    const dataDir = makeDataDir();
    writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '17\n');

    expect(await startRefused(dataDir)).toBe(
      `${clusterOf(dataDir)} was made by PostgreSQL 17, and this Daymark brings 18: start it with the Daymark that made it, set EMBEDDED_POSTGRES=system where PostgreSQL 17 is installed, or set DATA_DIR to a new folder.`,
    );
  });

  test('without its password says what to put back', async () => {
    const dataDir = makeDataDir();
    const password = join(dataDir, 'database', 'password');
    writeFileSync(password, 'another\n');
    expect(await startRefused(dataDir)).toContain('refuses its own password');

    rmSync(password);
    expect(await startRefused(dataDir)).toContain('is missing: put it back from a backup');
  });
});
