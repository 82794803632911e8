import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded.ts';
import { findSystemBinaries } from './system-binaries.ts';
import { makeFolder } from './testing/start.ts';

/** Folders of programs that only say their version, as packages install several beside each other. */
function makePrograms(versions: readonly string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'daymark-programs-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return versions.map((version, at) => {
    const folder = join(root, String(at));
    mkdirSync(folder);
    for (const name of ['postgres', 'initdb'])
      writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n`, {
        mode: 0o755,
      });
    return folder;
  });
}

const DEBIAN = '(Debian 18.6-1.pgdg12+1)';

describe('the PostgreSQL of the machine', () => {
  const find = (made: string | undefined, versions: readonly string[]) =>
    findSystemBinaries(made, undefined, makePrograms(versions));

  test('is the newest for a new database, and the newest of its version for one that was made', () => {
    const versions = ['15.9', `18.6 ${DEBIAN}`, '15.20 (Ubuntu)', '9.6'].map((version) => `${version} `);
    expect(find(undefined, versions)).toMatchObject({ version: '18.6', major: '18' });
    expect(find('15', versions)).toMatchObject({ version: '15.20', major: '15' });
    expect(find('15', versions).initdb).toMatch(/\/2\/initdb$/);
  });

  test('is not one that is too old, a test version, or not complete', () => {
    const folders = makePrograms(['14.30 ', '19beta2 ', '18.6 ']);
    rmSync(join(folders[2] ?? '', 'initdb'));
    expect(() => findSystemBinaries(undefined, undefined, folders)).toThrow(
      'and no version from 15 on is found: install one',
    );
  });

  test('of another version than the database is named, with what leads on', () => {
    expect(() => find('18', ['15.20 '])).toThrow(
      'The database was made by PostgreSQL 18, and this machine has 15.20: install PostgreSQL 18 as well',
    );
    expect(() => find('18', [])).toThrow('and no 18 is found');
  });
});

test('a start that asks for the PostgreSQL of the machine does not fall back to the bundled one', async () => {
  const dataDir = makeFolder();
  const start = startEmbeddedDatabase({ dataDir, programs: 'system', folders: [], log: () => undefined });
  await expect(start).rejects.toThrow('EMBEDDED_POSTGRES=system asks for the PostgreSQL of this machine');
  expect(existsSync(join(dataDir, 'database/cluster'))).toBe(false);
});
