import { sql } from 'kysely';
import { type Database, rowsOf } from './database.ts';
import { isSpread, nodeGroupOf, ownerKeyOf } from './shard-keys.ts';

interface Catalog {
  /** Sorted so that referenced tables come first. */
  tables: { name: string; columns: string[]; dependsOn: string[] }[];
  /** Primary keys, unique constraints and unique indexes, by their columns. */
  keys: { table: string; name: string; columns: string[] }[];
  foreignKeys: { table: string; name: string; columns: string[]; target: string; targetColumns: string[] }[];
  /** Features that Citus does not support on a distributed table. */
  obstacles: { table: string; name: string; kind: string }[];
}

/** The tables of Daymark; those of the queue and of the migrations stay on the coordinator. */
async function readCatalog(db: Database): Promise<Catalog> {
  const { rows } = await sql<{ catalog: Catalog }>`
    with ours as (
      select oid, relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'
    ),
    columns as (select attrelid, attnum, attname from pg_attribute where attnum > 0 and not attisdropped),
    named as (
      select c.oid, array_agg(a.attname order by k.at) as columns
      from pg_constraint c cross join lateral unnest(c.conkey) with ordinality k (attnum, at)
      join columns a on a.attrelid = c.conrelid and a.attnum = k.attnum group by c.oid
    ),
    targeted as (
      select c.oid, array_agg(a.attname order by k.at) as columns
      from pg_constraint c cross join lateral unnest(c.confkey) with ordinality k (attnum, at)
      join columns a on a.attrelid = c.confrelid and a.attnum = k.attnum group by c.oid
    )
    select json_build_object(
      'tables', (select coalesce(json_agg(json_build_object(
        'name', name,
        'columns', (select array_agg(attname) from columns where attrelid = ours.oid),
        'dependsOn', array(select distinct t.relname from pg_constraint c join pg_class t on t.oid = c.confrelid
          where c.conrelid = ours.oid and c.contype = 'f')
      ) order by name), '[]') from ours),
      'keys', (select coalesce(json_agg(json_build_object('table', ours.name, 'name', i.relname, 'columns', array(
          select a.attname from unnest(x.indkey[:x.indnkeyatts - 1]) k (attnum) join columns a on a.attrelid = ours.oid and a.attnum = k.attnum
        )) order by i.relname), '[]') from pg_index x join ours on ours.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
        where x.indisunique or x.indisexclusion),
      'foreignKeys', (select coalesce(json_agg(json_build_object('table', ours.name, 'name', c.conname, 'columns', named.columns,
          'target', t.relname, 'targetColumns', targeted.columns) order by c.conname), '[]')
        from pg_constraint c join ours on ours.oid = c.conrelid join pg_class t on t.oid = c.confrelid
        join named on named.oid = c.oid join targeted on targeted.oid = c.oid where c.contype = 'f'),
      'obstacles', (select coalesce(json_agg(o), '[]') from (
        select ours.name as table, tgname as name, 'trigger' as kind from pg_trigger join ours on ours.oid = tgrelid where not tgisinternal
        union all select ours.name, rulename, 'rule' from pg_rewrite join ours on ours.oid = ev_class
        union all select ours.name, p.relname, 'parent table' from pg_inherits join ours on ours.oid = inhrelid join pg_class p on p.oid = inhparent
        union all select ours.name, polname, 'row security policy' from pg_policy join ours on ours.oid = polrelid
      ) o)
    ) as catalog
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The catalog gave no answer');
  return row.catalog;
}

const pairs = (columns: string[], targets: string[]) => columns.map((column, at) => [column, targets[at]]);

/**
 * What prevents the tables of the schema from being distributed by user: sentences with table and reason, empty if
 * there is nothing. See docs/scaling.md.
 */
export async function shardingFaults(db: Database): Promise<string[]> {
  const { tables, keys, foreignKeys, obstacles } = await readCatalog(db);
  return [
    ...tables
      .filter(({ name, columns }) => !columns.includes(ownerKeyOf(name)))
      .map(({ name }) => `${name} has no column ${ownerKeyOf(name)} to be spread by`),
    ...tables
      .filter(({ name }) => !keys.some(({ table }) => table === name))
      .map(({ name }) => `${name} has no key`),
    ...keys
      .filter(({ table, columns }) => !columns.includes(ownerKeyOf(table)))
      .map(({ table, name }) => `${table}: ${name} is to be unique without ${ownerKeyOf(table)}`),
    ...foreignKeys
      .filter(
        ({ table, target, columns, targetColumns }) =>
          nodeGroupOf(table) !== nodeGroupOf(target) ||
          !pairs(columns, targetColumns).some(
            ([column, targetColumn]) => column === ownerKeyOf(table) && targetColumn === ownerKeyOf(target),
          ),
      )
      .map(({ table, name, target }) => `${table}: ${name} points at rows of ${target} on other nodes`),
    ...obstacles.map(({ table, name, kind }) => `${table} has a ${kind}, ${name}`),
  ];
}

interface Distribution {
  table: string;
  command: string;
}

/** The Citus commands that distribute the tables of users, referenced tables first. */
export async function distributionCommands(db: Database): Promise<Distribution[]> {
  const { tables } = await readCatalog(db);
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ name, dependsOn }) =>
      dependsOn.every((target) => target === name || !waiting.has(target)),
    );
    if (ready.length === 0)
      throw new Error(`These tables point at each other: ${[...waiting.keys()].join(', ')}`);
    for (const { name } of ready) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered.filter(isSpread).map((table) => {
    const colocation = table === 'users' ? 'none' : nodeGroupOf(table);
    const command = `select create_distributed_table('${table}', '${ownerKeyOf(table)}', colocate_with => '${colocation}');`;
    return { table, command };
  });
}

interface SpreadTable {
  name: string;
  key: string;
  colocation: number;
}

/** The tables that are distributed over a cluster; empty on a single PostgreSQL. */
export async function listSpread(db: Database): Promise<SpreadTable[]> {
  const { rows: views } = await sql`select 1 where to_regclass('citus_tables') is not null`.execute(db);
  if (views.length === 0) return [];
  return rowsOf<SpreadTable>(db)`
    select table_name::text as name, distribution_column as key, colocation_id as colocation
    from citus_tables where citus_table_type = 'distributed'
  `;
}

/** What is wrong with the distribution of a cluster's tables; empty if the database is not distributed. */
export async function spreadFaults(db: Database): Promise<string[]> {
  const rows = await listSpread(db);
  const spread = new Map(rows.map((row) => [row.name, row]));
  if (spread.size === 0) return [];
  const astray = rows.filter(({ name }) => !isSpread(name));
  const faults = (await distributionCommands(db)).flatMap(({ table, command }) => {
    const found = spread.get(table);
    if (!found) return [`${table} stands on one node alone: ${command}`];
    if (found.key !== ownerKeyOf(table))
      return [`${table} is spread by ${found.key}, not ${ownerKeyOf(table)}`];
    const isBeside = found.colocation === spread.get(nodeGroupOf(table))?.colocation;
    return isBeside ? [] : [`${table} does not stand beside ${nodeGroupOf(table)}`];
  });
  return [
    ...astray.map(
      ({ name }) => `${name} is spread, where all nodes ask for it: select undistribute_table('${name}');`,
    ),
    ...faults,
  ];
}
