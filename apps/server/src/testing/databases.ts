import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { listTables } from '../backups/tables-store.ts';
import type { EmbeddedDatabase } from '../db/embedded/embedded.ts';

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

/** Databases of closed apps: to empty one takes a quarter of the processor time of a copy. */
const closed: ServerConnection[] = [];

/** The tables of a new copy, those before others that they are referenced by, and its schema; the same for all copies of a run. */
let newCopy: { tables: string[]; schema: string } | undefined;

/** A migrated database without rows, for one app. */
export async function lendDatabase(): Promise<ServerConnection> {
  const database = (await findClosed()) ?? (await copyDatabase());
  openApps++;
  if (inject('template') !== null) newCopy ??= await describeCopy(database);
  return database;
}

async function findClosed(): Promise<ServerConnection | undefined> {
  for (let next = closed.pop(); next; next = closed.pop()) {
    // A test may have removed tables of its database.
    if (await isAsNew(next).catch(() => false)) return next;
  }
  return undefined;
}

/** Takes the database of a closed app back, to lend it again. */
export function takeBack(database: ServerConnection): void {
  openApps--;
  if (inject('template') !== null) closed.push(database);
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

/** Deletes its rows. False if a new copy is needed: its schema was changed, a table is large, or something still uses it. */
const isAsNew = (database: ServerConnection): Promise<boolean> =>
  asking(direct(database), async (client) => {
    const { rows: written } = await client.query<{ name: string; bytes: number }>(WRITTEN, [newCopy?.tables]);
    const { rows } = await client.query<{ schema: string; users: string }>(
      `select concat_ws(' ', ${SCHEMA}) as schema, (select count(*) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as users`,
    );
    const isLarge = written.some(({ bytes }) => Number(bytes) > LARGE_BYTES);
    if (isLarge || rows[0]?.schema !== newCopy?.schema || rows[0]?.users !== '0') return false;
    await client.query(written.map(({ name }) => `delete from ${name};`).join(' '));
    return true;
  });
