import { lstat, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@daymark/contract/server';
import type { SessionContext } from '../http/context.ts';
import { findDatabaseSize } from './storage-store.ts';

/** The room of a folder's files. What goes away meanwhile, or may not be read, counts nothing. */
async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += await folderBytes(path);
    else if (entry.isFile())
      bytes += await lstat(path).then(
        ({ size }) => size,
        () => 0,
      );
  }
  return bytes;
}

export async function readStorage({ db, config: { dataDir } }: SessionContext): Promise<Storage> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  return {
    databaseBytes: await findDatabaseSize(db),
    dataFolder: dataDir,
    dataFolderBytes: await folderBytes(dataDir),
    freeBytes: bavail * bsize,
    diskBytes: blocks * bsize,
  };
}
