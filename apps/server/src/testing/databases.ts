import { randomUUID } from 'node:crypto';
import { Client, type ClientBase } from 'pg';
import { inject } from 'vitest';
import { listTables } from '../backups/tables-store.ts';
import { type DatabaseConnection, openDatabase } from '../db/database.ts';
import type { EmbeddedDatabase } from '../db/embedded/embedded.ts';
import { ownedStatements } from './owned-statements/owned-statements.ts';

export type ServerConnection = EmbeddedDatabase['connection'];

async function asking<T>(database: ServerConnection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(database);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The number of open apps in this process. With one given database, all of them share it. */
let openApps = 0;

/** A migrated database of a test's own. With one given database that one, emptied unless it is in use. */
export async function copyDatabase(): Promise<ServerConnection> {
  const template = inject('template');
  if (template === null) return openApps > 0 ? inject('entrance') : emptied(inject('entrance'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asking({ ...inject('server'), database: 'postgres' }, (admin) =>
    admin.query(`create database ${name} template ${template}`),
  );
  return { ...inject('entrance'), database: name };
}

const emptied = (database: ServerConnection): Promise<ServerConnection> =>
  asking(database, async (client) => {
    for (const { name } of (await listTables(client)).toReversed()) await client.query(`delete from ${name}`);
    await client.query('delete from pgboss.job');
    return database;
  });

/**
 * Other tests, and what else a machine does, may hold up the database and this process, in which both ends of each
 * connection are, for longer than people would wait. What never comes is ended with its test.
 */
export const PATIENCE_MILLISECONDS = 300_000;

/** The connections of a node. */
export const connectTo = (database: ServerConnection): DatabaseConnection =>
  openDatabase(
    {
      ...database,
      max: 8,
      connectionTimeoutMillis: PATIENCE_MILLISECONDS,
      query_timeout: PATIENCE_MILLISECONDS,
      silentAfterMilliseconds: PATIENCE_MILLISECONDS,
      compiler: ownedStatements,
    },
    () => {},
    inject('poolMode'),
  );

/** A database of a test, and its connections. */
export interface Lent extends DatabaseConnection {
  database: ServerConnection;
}

/**
 * Databases of closed apps, with the connections that these had. To empty one takes a quarter of the processor time of a
 * copy, and each new connection would learn the tables and plan the statements anew.
 */
const closed: Lent[] = [];

/** The tables of a new copy, those before others that they are referenced by, and its schema; the same for all copies of a run. */
let newCopy: { tables: string[]; schema: string } | undefined;

/** A migrated database without rows, for one app. */
export async function lendDatabase(): Promise<Lent> {
  const lent = (await findClosed()) ?? (await lendCopy());
  openApps++;
  return lent;
}

async function lendCopy(): Promise<Lent> {
  const database = await copyDatabase();
  if (inject('template') !== null) newCopy ??= await describeCopy(database);
  return { database, ...connectTo(database) };
}

async function findClosed(): Promise<Lent | undefined> {
  for (let next = closed.pop(); next; next = closed.pop()) {
    // A test may have removed tables of its database.
    if (await isAsNew(next).catch(() => false)) return next;
    // Not awaited: it ends with the last query of whoever goes on.
    void next.db.destroy();
  }
  return undefined;
}

/** Takes the database of a closed app back, to lend it again. */
export async function takeBack(lent: Lent): Promise<void> {
  openApps--;
  // What a session left behind is with a connection of the pooler, out of reach.
  if (inject('template') === null || inject('poolMode') === 'transaction') await lent.db.destroy();
  else closed.push(lent);
}

/** Changes with every command that changes a table, a constraint, a trigger or a function, or a setting of the database. */
const SCHEMA = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_index', 'pg_trigger', 'pg_proc']
  .map((catalog) => `(select count(*) || '/' || max(xmin::text::bigint) from ${catalog})`)
  .concat(
    `(select count(*)::text from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = current_database())`,
  )
  .join(', ');

const direct = ({ database }: ServerConnection): ServerConnection => ({ ...inject('server'), database });

const describeCopy = (database: ServerConnection) =>
  asking(direct(database), async (client) => {
    const { rows } = await client.query<{ schema: string }>(`select concat_ws(' ', ${SCHEMA}) as schema`);
    const tables = (await listTables(client)).map(({ name }) => name);
    return { schema: rows[0]?.schema ?? '', tables: ['pgboss.schedule', 'pgboss.job_common', ...tables] };
  });

/** A table with more than this was filled on purpose: what it leaves behind would slow down other tests. */
const LARGE_BYTES = 262_144;

const WRITTEN = `select name, pg_relation_size(name::regclass) as bytes
  from unnest($1::text[]) with ordinality given (name, place) where pg_relation_size(name::regclass) > 0 order by place desc`;

const RESET = 'reset all; unlisten *; select pg_advisory_unlock_all(), pg_backend_pid() as pid';

/** Its connections as they were when they were new, except for what they know of the tables. Their process numbers. */
async function reset(clients: readonly ClientBase[]): Promise<number[]> {
  const answers = await Promise.all(clients.map((client) => client.query(RESET)));
  // Of several statements there are several results.
  return answers.flat().flatMap(({ rows }) => rows.map(({ pid }: { pid: number }) => pid));
}

/** Makes it as new. False if that takes a new copy: its schema was changed, a table is large, or something still uses it. */
async function isAsNew({ pool }: Lent): Promise<boolean> {
  if (pool.idleCount < pool.totalCount) return false;
  const client = await pool.connect();
  const others = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  const all = [client, ...others];
  try {
    if (all.some((each) => each.getTransactionStatus() !== 'I')) return false;
    return await empty(client, await reset(all));
  } finally {
    for (const each of all) each.release();
  }
}

/** Deletes its rows, if it is otherwise like a new copy that only these connections use. */
async function empty(client: ClientBase, own: readonly number[]): Promise<boolean> {
  const { rows: written } = await client.query<{ name: string; bytes: number }>(WRITTEN, [newCopy?.tables]);
  const { rows } = await client.query<{ schema: string; users: number }>(
    `select concat_ws(' ', ${SCHEMA}) as schema, (select count(*) from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> all ($1)) as users`,
    [own],
  );
  const isLarge = written.some(({ bytes }) => bytes > LARGE_BYTES);
  if (isLarge || rows[0]?.schema !== newCopy?.schema || rows[0]?.users !== 0) return false;
  await client.query(written.map(({ name }) => `delete from ${name};`).join(' '));
  return true;
}
