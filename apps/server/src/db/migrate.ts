import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { commandsOf } from './commands.ts';
import type { Database } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/**
 * A cluster (Citus) takes one command at a time, and makes a function on its workers only while all that the transaction
 * does there goes over one connection to each. To a single PostgreSQL that setting is a name like any other.
 */
async function carryOut(db: Kysely<unknown>, commands: readonly string[]): Promise<void> {
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(db);
  for (const command of commands) await sql.raw(command).execute(db);
}

/** Reads `NNNN_name.sql` in order. There is no way down: a mistake is mended by the next file. */
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

/** Brings the schema to what it was after a migration, or to the newest; nodes that start together wait for each other. */
export async function migrateTo(db: Database, last: string | undefined): Promise<string[]> {
  const migrator = migratorOf(db);
  const { error, results } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Brings the schema to the newest version; nodes that start together wait for each other under a lock. */
export const migrate = (db: Database): Promise<string[]> => migrateTo(db, undefined);
