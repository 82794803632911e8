import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, canReach } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './errors.ts';

/** Where packages put PostgreSQL's programs: Debian and Ubuntu, Red Hat, Alpine, Homebrew; others in `bin`. */
const USUAL_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/libexec/postgresql*',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

const OLDEST_MAJOR = 15;

/** A PostgreSQL of the machine. */
export interface Installed extends Binaries {
  /** Such as 18.6. */
  version: string;
}

/** The folders in which a package may have put them. */
export const usualFolders = (): string[] => [...globSync(USUAL_FOLDERS), '/usr/local/bin', '/usr/bin'];

/** Every PostgreSQL in these folders that Daymark works with and the account can run, the newest first. */
function findInstalled(folders: readonly string[], account: Account | undefined): Installed[] {
  return folders
    .map((folder) => ({ postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb') }))
    .filter(({ postgres, initdb }) =>
      [postgres, initdb].every((program) => existsSync(program) && canReach(program, account)),
    )
    .flatMap(({ postgres, initdb }) => {
      const version = versionOf(postgres);
      const major = version?.split('.')[0];
      return version && major && Number(major) >= OLDEST_MAJOR ? [{ postgres, initdb, version, major }] : [];
    })
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
}

/** Undefined if it does not run, or is no release. */
function versionOf(postgres: string): string | undefined {
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8', env: { LC_ALL: 'C' } });
  return /^postgres \(PostgreSQL\) (\d+\.\d+)(?=\s)/.exec(stdout ?? '')?.[1];
}

/**
 * The PostgreSQL of this machine for the cluster: the newest of the version that made it, or the newest for a new one. Throws
 * EmbeddedDatabaseError if there is none.
 */
export function findSystemBinaries(
  made: string | undefined,
  account: Account | undefined,
  folders: readonly string[],
): Installed {
  const installed = findInstalled(folders, account);
  const [newest] = installed;
  if (!newest)
    throw new EmbeddedDatabaseError(
      `EMBEDDED_POSTGRES=system asks for the PostgreSQL of this machine, and no ${made ?? `version from ${OLDEST_MAJOR} on`} is found: install one (on Debian and Ubuntu the package postgresql), or leave EMBEDDED_POSTGRES out.`,
    );
  const fitting = made === undefined ? newest : installed.find(({ major }) => major === made);
  if (fitting) return fitting;
  throw new EmbeddedDatabaseError(
    `The database was made by PostgreSQL ${made}, and this machine has ${newest.version}: install PostgreSQL ${made} as well, or leave EMBEDDED_POSTGRES out. To change, make a backup before and restore it into a new data folder.`,
  );
}
