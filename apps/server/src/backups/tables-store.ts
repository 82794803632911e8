import { pipeline } from 'node:stream/promises';
import { t } from '@daymark/words/t';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from '../db/database.ts';
import type { DB } from '../db/tables.gen.ts';
import { BackupError } from './errors.ts';

/** One connection to a database, with its settings. */
export type Connection = Client;
export type Place = ClientConfig;

/** A table to copy. */
export interface Table {
  name: string;
  columns: string[];
}

/**
 * A separate connection: a backup is one snapshot, a restore one transaction, and both take longer than a pooler
 * allows.
 */
export async function connect(place: Place): Promise<Connection> {
  // The pool's connections send statements ahead (`pipeline`), among which pg refuses a COPY.
  const client = new Client({ application_name: 'daymark backup', ...place, pipeline: false });
  // Errors are reported by the query that they interrupt.
  client.on('error', () => {});
  await client.connect();
  return client;
}

// Settings for text that every PostgreSQL from 15 on parses to the same values.
const PLAIN_TEXT = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0
`;

/** Runs work in a read-only snapshot of the database. */
export async function inSnapshot<T>(client: Connection, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read, read only');
  try {
    await client.query(PLAIN_TEXT);
    return await work();
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

/** Runs work in one transaction. The given queries use the same connection. */
export async function inOneChange<T>(client: Connection, work: (trx: Database) => Promise<T>): Promise<T> {
  const lent: PostgresPoolClient = {
    query: (text: unknown, values?: readonly unknown[]) =>
      client.query(String(text), [...(values ?? [])]) as never,
    release: () => {},
  };
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => lent, end: async () => {} } }),
  });
  return db.transaction().execute(async (trx) => {
    await client.query(PLAIN_TEXT);
    return work(trx);
  });
}

const OF_EXTENSIONS = (catalog: string) =>
  `exists (select 1 from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;

/** Every table of the application, referenced tables first. */
export async function listTables(client: Connection): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(`
    select o.relname as name,
      (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
        where a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(array_agg(distinct t.relname::text), '{}') from pg_constraint c join pg_class t on t.oid = c.confrelid
        where c.conrelid = o.oid and c.contype = 'f' and t.oid <> o.oid) as needs
    from pg_class o
    where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and o.relname not like 'kysely\\_migration%'
      and not ${OF_EXTENSIONS('pg_class')}
    order by o.relname
  `);
  const ordered = new Map<string, Table>();
  while (ordered.size < rows.length) {
    const next = rows.filter(
      ({ name, needs }) => !ordered.has(name) && needs.every((need) => ordered.has(need)),
    );
    if (next.length === 0) throw new Error('Tables point at each other in a circle');
    for (const { name, columns } of next) ordered.set(name, { name, columns });
  }
  return [...ordered.values()];
}

/** The migrations that made the schema; undefined if there is none. */
export async function listMigrations(client: Connection): Promise<string[] | undefined> {
  const { rows } = await client.query(`select to_regclass('public.kysely_migration') as made`);
  if (!rows[0]?.made) return undefined;
  const migrations = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name',
  );
  return migrations.rows.map(({ name }) => name);
}

const named = ({ name, columns }: Table): string =>
  `public.${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;

/** Copies all rows of a table as text, and returns their number. */
export async function copyOut(
  client: Connection,
  table: Table,
  take: (rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<number> {
  const stream = client.query(copyTo(`copy ${named(table)} to stdout`));
  await take(stream);
  return stream.rowCount;
}

/** Writes rows from text into a table, and returns their number. */
export async function copyIn(client: Connection, table: Table, rows: AsyncIterable<Buffer>): Promise<number> {
  const stream = client.query(copyFrom(`copy ${named(table)} from stdin`));
  await pipeline(rows, stream);
  return stream.rowCount;
}

/** Whether any table of the application has a row. */
export async function hasRows(client: Connection): Promise<boolean> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select 1 from public.${escapeIdentifier(name)} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** How many connections of a running Daymark use this database. */
export async function countUsers(client: Connection): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'daymark%'
  `);
  return rows[0]?.count ?? 0;
}

/** Takes the migration lock, so that a starting Daymark waits until the change is finished. */
export async function holdMigrations(client: Connection): Promise<void> {
  await client.query('select pg_advisory_xact_lock(3853314791062309107)');
}

/**
 * Lets one backup or restore drill of a database run at a time, on all nodes, until the connection ends. Throws
 * `BackupError` if another one runs.
 */
export async function holdBackups(client: Connection): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock(3853314791062309108) as held',
  );
  if (!rows[0]?.held) throw new BackupError(t`Another backup or restore drill is under way.`);
}

export async function databaseSize(client: Connection): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(rows[0]?.bytes);
}

/** The name of a database that only a restore drill makes and drops; the same for each drill of one database. */
async function drillName(client: Connection): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select 'daymark_restore_drill_' || left(md5(current_database()), 12) as name`,
  );
  return rows[0]?.name ?? '';
}

/**
 * Runs work over a connection to an empty database beside the given one, which is dropped afterwards. One that a killed
 * node left is dropped first.
 */
export async function inEmptyDatabase<T>(
  client: Connection,
  place: Place,
  work: (trial: Connection) => Promise<T>,
): Promise<T> {
  const name = await drillName(client);
  const drop = () => client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
  await drop();
  await client.query(`create database ${escapeIdentifier(name)}`);
  try {
    const trial = await connect(placeOf(place, name));
    return await work(trial).finally(() => trial.end());
  } finally {
    await drop();
  }
}

/** The same server with another database. */
function placeOf(place: Place, database: string): Place {
  if (!place.connectionString) return { ...place, database };
  const address = new URL(place.connectionString);
  address.pathname = `/${database}`;
  return { ...place, connectionString: address.href };
}

/**
 * Removes everything that Daymark made: its tables, functions and collations, and the queue, which is created again at
 * the next start.
 */
export async function removeSchema(client: Connection): Promise<void> {
  await client.query(`
    do $$ declare made record; begin
      for made in select o.oid::regclass as name from pg_class o
        where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and not ${OF_EXTENSIONS('pg_class')}
      loop execute format('drop table if exists %s cascade', made.name); end loop;
      -- One routine may go with another that it calls, and then has no name any more: the names are taken before.
      for made in select unnest(array_agg(o.oid::regprocedure::text)) as name from pg_proc o
        where o.pronamespace = 'public'::regnamespace and not ${OF_EXTENSIONS('pg_proc')}
      loop execute format('drop routine if exists %s cascade', made.name); end loop;
      for made in select format('public.%I', o.collname) as name from pg_collation o
        where o.collnamespace = 'public'::regnamespace and not ${OF_EXTENSIONS('pg_collation')}
      loop execute format('drop collation if exists %s cascade', made.name); end loop;
      drop schema if exists pgboss cascade;
    end $$
  `);
}
