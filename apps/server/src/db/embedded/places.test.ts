// Folders that PostgreSQL's account cannot enter, paths that are too long, full disks. Each works, or there is one
// sentence about what is wrong and what to do.
import { mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { longDescribe, longTest } from '../../testing/long-run.ts';
import { asRoot, canMount, install, makeDisk, mount } from './testing/places.ts';
import { ask, asServer, end, makeFolder, START, startRefused, startServing } from './testing/start.ts';

describe('the programs', () => {
  test('that were not installed are named', async () => {
    const { programs, command } = install();
    rmSync(programs, { recursive: true });

    expect(await startRefused(makeFolder(), command)).toContain(
      'set DATABASE_URL to a PostgreSQL 15 or later',
    );
  });
});

describe('the data folder', () => {
  longTest(
    'may have a path too long for a socket, which then stands in a short folder of its own',
    async () => {
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
    },
  );

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

longDescribe('a full disk', () => {
  test('at the first start leaves nothing half made', async () => {
    const { dataDir, command, free } = makeTinyDisk();

    expect(await startRefused(dataDir, command)).toMatch(
      /^The disk or quota under \S+ is full: free about 100 MB there, or set DATA_DIR to a folder on another disk, and start again\.$/,
    );

    free();
    const { connection } = await startServing(dataDir);
    expect(await ask(connection, 'select 1')).toEqual(['1']);
  });
});

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
