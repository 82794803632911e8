import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');

/** The current version in the root's package.json. */
export const currentVersion = (): string => JSON.parse(readFileSync('package.json', 'utf8')).version;

/** A backup with rows in every table that users fill, made by the release itself. */
export const backupOf = (version: string): string => join(import.meta.dirname, `${version}.tar.zst`);

/** The digests of a release's migrations, one per line. */
export const migrationsOf = (version: string): string => join(import.meta.dirname, `${version}.migrations`);

/** Every stored release, the oldest first. */
export const keptReleases = (): string[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.tar.zst'))
    .map((name) => name.replace('.tar.zst', ''))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The digest of each present migration, by its name. */
export const digestMigrations = (): string[] =>
  readdirSync(MIGRATIONS)
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(MIGRATIONS, name)))
          .digest('hex')}  ${name}`,
    );
