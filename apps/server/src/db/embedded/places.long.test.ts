import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { asRoot, canMount, install, makeDisk } from './testing/places.ts';
import { ask, end, makeFolder, startRefused, startServing } from './testing/start.ts';

describe('the programs', () => {
  test('run although the installation left their library links out', async () => {
    const { programs, command } = install();
    expect(existsSync(join(programs, 'native/lib/libpq.so.5'))).toBe(false);

    const { connection } = await startServing(makeFolder(), command);

    expect(await ask(connection, 'select 1')).toEqual(['1']);
    expect(existsSync(join(programs, 'native/lib/libpq.so.5'))).toBe(true);
  });

  test('run from a copy where they cannot be completed or reached', async () => {
    const { folder, programs, command } = install();
    // For root: a folder that PostgreSQL's account cannot enter. For others: an installation that they cannot write.
    if (asRoot) chmodSync(folder, 0o700);
    else chmodSync(join(programs, 'native/lib'), 0o555);
    onTestFinished(() => chmodSync(join(programs, 'native/lib'), 0o755));
    const dataDir = makeFolder();

    const { connection } = await startServing(dataDir, command);

    expect(await ask(connection, 'select 1')).toEqual(['1']);
    expect(existsSync(join(dataDir, 'database/programs'))).toBe(true);
  });
});

test('the data folder is made with all that leads to it', async () => {
  const dataDir = join(makeFolder(), 'not', 'there');

  const { connection } = await startServing(dataDir);

  expect(await ask(connection, 'select 1')).toEqual(['1']);
});

if (canMount)
  test('a full disk at a later start is told, and over once there is room', async () => {
    const dataDir = makeDisk('150m');
    const first = await startServing(dataDir);
    await ask(first.connection, 'create table notes as select $$kept$$ as text');
    await end(first.child, 'SIGTERM');
    const filler = join(dataDir, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']);
    expect(await startRefused(dataDir)).toContain('is full: free about 100 MB there');

    rmSync(filler);
    const { connection } = await startServing(dataDir);
    expect(await ask(connection, 'select text from notes')).toEqual(['kept']);
  });
