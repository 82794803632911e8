import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startEmbeddedDatabase } from '../embedded.ts';
import { makeFolder } from './start.ts';

export const clusterOf = (dataDir: string): string => join(dataDir, 'database', 'cluster');

/** Makes data folders after their first start, for the tests of a file: copies of one, to save time. */
export function madeFolders(): () => string {
  const template = mkdtempSync(join(tmpdir(), 'daymark-db-'));
  beforeAll(async () => {
    const database = await startEmbeddedDatabase({ dataDir: template, log: () => undefined });
    await database.stop();
  });
  afterAll(() => rmSync(template, { recursive: true, force: true }));
  return () => {
    const folder = makeFolder();
    spawnSync('cp', ['-a', join(template, 'database'), folder]);
    return folder;
  };
}
