import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Reads `NNNN_name.sql` in order. There is no way down: a mistake is mended by the next file. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      const statements = await readFile(join(MIGRATIONS, name), 'utf8');
      return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(statements).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(entries));
  },
};

const migratorOf = (db: Database) => new Migrator({ db, provider: sqlFiles });

/** The names of all migrations of this version, in order. */
export const knownMigrations = async (): Promise<string[]> =>
  Object.keys(await sqlFiles.getMigrations()).sort();

/** Brings the schema to what it was after a migration, or to the newest; nodes that start together wait for each other. */
export async function migrateTo(db: Database, last: string | undefined): Promise<string[]> {
  const migrator = migratorOf(db);
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Brings the schema to the newest version; nodes that start together wait for each other under a lock. */
export const migrate = (db: Database): Promise<string[]> => migrateTo(db, undefined);
