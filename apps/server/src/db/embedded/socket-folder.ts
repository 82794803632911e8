import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, makePrivateFolder } from './account.ts';
import { EmbeddedDatabaseError } from './errors.ts';

/** Only part of the socket file's name; no TCP port is opened. */
export const PORT = 5432;

/** The limit of `sun_path` without its terminating zero; PostgreSQL refuses longer ones. */
const LONGEST_PATH = 107;

/**
 * The folder of the socket: `preferred`, or a short one in the temporary folder if the path would be too long. Whoever
 * can enter it can connect to the database (with the password), so only its account may.
 */
export function makeSocketFolder(preferred: string, account: Account | undefined): string {
  if (fits(preferred)) {
    makePrivateFolder(preferred, account);
    return preferred;
  }
  const name = `daymark-${createHash('sha256').update(preferred).digest('hex').slice(0, 16)}`;
  const short = [join(tmpdir(), name), join('/tmp', name)].find(fits);
  if (short === undefined)
    throw new EmbeddedDatabaseError(`${preferred} is too long for a socket: set DATA_DIR to a shorter path.`);
  assertOurs(short, account);
  makePrivateFolder(short, account);
  return short;
}

const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH;

/** In a shared temporary folder anyone can create the name first, as a link or a folder. */
function assertOurs(folder: string, account: Account | undefined): void {
  const there = lstatSync(folder, { throwIfNoEntry: false });
  if (!there) return;
  const uid = account?.uid ?? process.getuid?.() ?? there.uid;
  if (!there.isDirectory() || there.uid !== uid)
    throw new EmbeddedDatabaseError(
      `${folder}, where the database's socket belongs, was taken by another user: remove it, or set DATA_DIR to a shorter path.`,
    );
}
