import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { distributionCommands, listSpread, shardingFaults, spreadFaults } from '../db/sharding.ts';
import { prepareQueue } from './global-setup.ts';

/**
 * The database of `npm run test:cluster -- DATABASE_URL` for the whole run: migrated, and distributed if it is not yet.
 * Every test begins by deleting all rows.
 */
export async function setup(project: TestProject) {
  const { databaseUrl: url } = readConfig();
  if (!url) throw new Error('Say over which database: npm run test:cluster -- postgres://…/daymark_test');
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  if (!database?.includes('test'))
    throw new Error(`All that is in ${database} would be deleted: give a database with "test" in its name.`);
  const connection = {
    host,
    port,
    user: user ?? '',
    password: password ?? '',
    database,
    ssl: false as const,
  };
  const { patientDb: db, pool } = openDatabase(connection, () => {});
  await migrate(db);
  await prepareQueue(pool);
  if ((await listSpread(db)).length === 0)
    for (const { command } of await distributionCommands(db)) await sql.raw(command).execute(db);
  const faults = [...(await shardingFaults(db)), ...(await spreadFaults(db))];
  await db.destroy();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  project.provide('server', connection);
  project.provide('entrance', connection);
  project.provide('poolMode', 'session');
  project.provide('template', null);
}
