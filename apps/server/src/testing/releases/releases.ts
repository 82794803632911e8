import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/** What runs now, by the version that the root's package.json gives it. */
export const currentVersion = (): string => JSON.parse(readFileSync('package.json', 'utf8')).version;

/** A backup with rows in every table that people fill, made by the release itself. */
export const backupOf = (version: string): string => join(import.meta.dirname, `${version}.tar.zst`);

/** What each migration of a release was, to the byte: a line for each. */
export const migrationsOf = (version: string): string => join(import.meta.dirname, `${version}.migrations`);

/** Every release that was kept, the oldest first. */
export const keptReleases = (): string[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.tar.zst'))
    .map((name) => name.replace('.tar.zst', ''))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The digest of each migration that stands in the folder, by its name. */
export const digestMigrations = (): string[] =>
  readdirSync(MIGRATIONS)
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(MIGRATIONS, name)))
          .digest('hex')}  ${name}`,
    );
