import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { commandsOf } from './commands.ts';
import type { Database } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/**
 * A cluster (Citus) takes one command at a time, and creates a function on its workers only if the transaction uses one
 * connection to each of them. A single PostgreSQL ignores this setting.
 */
async function carryOut(db: Kysely<unknown>, commands: readonly string[]): Promise<void> {
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(db);
  for (const command of commands) await sql.raw(command).execute(db);
}

/** Reads `NNNN_name.sql` in order. There are no down migrations: the next file corrects a mistake. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      const commands = commandsOf(await readFile(join(MIGRATIONS, name), 'utf8'));
      return [name.replace(/\.sql$/, ''), { up: (db) => carryOut(db, commands) }];
    });
    return Object.fromEntries(await Promise.all(entries));
  },
};

const migratorOf = (db: Database) => new Migrator({ db, provider: sqlFiles });

/** The names of all migrations of this version, in order. */
export const knownMigrations = async (): Promise<string[]> =>
  Object.keys(await sqlFiles.getMigrations()).sort();

/** Migrates the schema to a given migration, or to the newest. Concurrent nodes wait for each other. */
export async function migrateTo(db: Database, last: string | undefined): Promise<string[]> {
  const migrator = migratorOf(db);
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Migrates the schema to the newest version. Concurrent nodes wait for each other under a lock. */
export const migrate = (db: Database): Promise<string[]> => migrateTo(db, undefined);
