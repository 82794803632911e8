import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';

/** The unprivileged account for PostgreSQL, which refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65534, gid: 65534 };

/**
 * The account for PostgreSQL, or undefined for the current one. For root: the owner of the existing cluster, so that a
 * folder of an ordinary user keeps working; else the system's user `daymark`; else nobody.
 */
export function chooseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return namedAccount('daymark') ?? NOBODY;
}

function namedAccount(name: string): Account | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':').map(Number) ?? [];
    return uid && gid ? { uid, gid } : undefined;
  } catch {
    return undefined;
  }
}

/** Creates a folder that only PostgreSQL's account can access. */
export function makePrivateFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/**
 * Creates a folder of Daymark that contains PostgreSQL's folders. As root, the other account must be able to pass
 * through it (mode 711: pass, not list). Secret files in it have mode 600.
 */
export function makePassage(folder: string, account: Account | undefined): void {
  const made = mkdirSync(folder, { recursive: true, mode: account ? 0o755 : 0o700 });
  const { mode, uid } = statSync(folder);
  if (made) chmodSync(folder, account ? 0o711 : 0o700);
  else if (account && uid === 0) chmodSync(folder, mode | 0o011);
}

/** Throws a sentence about the folder that PostgreSQL's account cannot pass through. */
export function assertReachable(folder: string, account: Account | undefined): void {
  const shut = firstShut(folder, account);
  if (shut === undefined) return;
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, and the account it runs under instead (uid ${account?.uid}) cannot enter ${shut}: set DATA_DIR to a folder that it can reach, such as /var/lib/daymark.`,
  );
}

/** Whether the account may pass through all parent folders of the path and read it. */
export function canReach(path: string, account: Account | undefined): boolean {
  if (firstShut(dirname(path), account) !== undefined) return false;
  return account === undefined || (modeFor(path, account) & 0o4) !== 0;
}

function firstShut(folder: string, account: Account | undefined): string | undefined {
  if (account === undefined) return undefined;
  const above = dirname(folder) === folder ? undefined : firstShut(dirname(folder), account);
  return above ?? ((modeFor(folder, account) & 0o1) === 0 ? folder : undefined);
}

/** The three permission bits that apply to the account. ACLs are ignored: at worst they cause an unnecessary copy. */
function modeFor(path: string, account: Account): number {
  const { mode, uid, gid } = statSync(path);
  return mode >> (uid === account.uid ? 6 : gid === account.gid ? 3 : 0);
}
