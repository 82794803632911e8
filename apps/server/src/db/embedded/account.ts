import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';

/** The unprivileged account under which PostgreSQL runs when Daymark runs as root, since it refuses root. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65534, gid: 65534 };

/**
 * Under whom PostgreSQL is to run, or undefined for "as we do". For root: the owner of the existing cluster, so that
 * a folder begun by an ordinary user goes on working; else the system's user `daymark`; else nobody.
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

/** Makes a folder of PostgreSQL's own: only its account enters. */
export function makePrivateFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true });
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/**
 * Makes a folder of Daymark's own in which PostgreSQL's folders stand. As root the other account must be able to
 * pass through it (mode 711: pass, not list); what is secret in there has mode 600 itself.
 */
export function makePassage(folder: string, account: Account | undefined): void {
  const made = mkdirSync(folder, { recursive: true, mode: account ? 0o755 : 0o700 });
  const { mode, uid } = statSync(folder);
  if (made) chmodSync(folder, account ? 0o711 : 0o700);
  else if (account && uid === 0) chmodSync(folder, mode | 0o011);
}

/** Says who cannot pass where, when an ancestor that is not ours to change shuts the account out. */
export function assertReachable(folder: string, account: Account | undefined): void {
  const shut = firstShut(folder, account);
  if (shut === undefined) return;
  throw new EmbeddedDatabaseError(
    `PostgreSQL refuses to run as root, and the account it runs under instead (uid ${account?.uid}) cannot enter ${shut}: set DATA_DIR to a folder that it can reach, such as /var/lib/daymark.`,
  );
}

/** Whether the account may pass through all folders down to the path and read what stands there. */
export function canReach(path: string, account: Account | undefined): boolean {
  if (firstShut(dirname(path), account) !== undefined) return false;
  return account === undefined || (modeFor(path, account) & 0o4) !== 0;
}

function firstShut(folder: string, account: Account | undefined): string | undefined {
  if (account === undefined) return undefined;
  const above = dirname(folder) === folder ? undefined : firstShut(dirname(folder), account);
  return above ?? ((modeFor(folder, account) & 0o1) === 0 ? folder : undefined);
}

/** The three permission bits that apply to the account. Access lists are not read: they only cost a copy too many. */
function modeFor(path: string, account: Account): number {
  const { mode, uid, gid } = statSync(path);
  return mode >> (uid === account.uid ? 6 : gid === account.gid ? 3 : 0);
}
