import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type DatabaseConnection, openDatabase, type PoolMode } from '../db/database.ts';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { startQueue } from '../jobs/queue.ts';
import { startPooler } from './pooler.ts';

type Server = Awaited<ReturnType<typeof startEmbeddedDatabase>>['connection'];

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of this run. */
    server: Server;
    /** How the tested nodes connect to it: through the pooler in the run that has one. */
    entrance: Server;
    poolMode: PoolMode;
    /** A migrated database that every test copies; null in a run over one given database. */
    template: string | null;
  }
}

/** The run whose nodes are behind PgBouncer. */
const POOLED = 'pooled';

/** The queue creates its tables on the first start, so that the copies have them. */
export async function prepareQueue(pool: DatabaseConnection['pool']): Promise<void> {
  const jobs = await startQueue({
    pool,
    log: () => {},
    workers: {
      mail: async () => {},
      calendar: async () => {},
      push: async () => {},
      webhook: async () => {},
    },
    recurring: {},
  });
  await jobs.stop();
}

/** One real PostgreSQL for the whole run, with a migrated database to copy from. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-test-'));
  const embedded = await startEmbeddedDatabase({
    dataDir,
    log: () => {},
    // Durability is tested on separate servers: here every write would only wait for the disk.
    settings: { max_connections: '200', fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  });
  const { db, pool } = openDatabase(embedded.connection, () => {});
  await migrate(db);
  await prepareQueue(pool);
  await db.destroy();
  project.provide('server', embedded.connection);
  const pooler = project.name === POOLED ? await startPooler(embedded.connection) : undefined;
  project.provide('entrance', pooler?.connection ?? embedded.connection);
  project.provide('poolMode', pooler ? 'transaction' : 'session');
  project.provide('template', embedded.connection.database);
  return async () => {
    await pooler?.stop();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
