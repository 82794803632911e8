import { sql } from 'kysely';
import type { TestNode } from './harness.ts';

interface Column {
  table: string;
  column: string;
  type: string;
  owner: string;
}

/**
 * Values by which the server works, in columns without a list of what they may be. Everything else that a person owns is
 * tainted, new columns too.
 */
const VALUES = new Set([
  ...['users.timezone', 'users.locale', 'users.works_from', 'users.works_until'],
  ...['holiday_settings.country', 'holiday_settings.region', 'projects.due_time', 'subtasks.due_time'],
  ...['series.rule', 'series.due_time', 'daily_mails.at', 'reminder_settings.days_at'],
  ...['webhooks.sealed_secret', 'webhooks.sending_claim', 'two_step.sealed_secret'],
  ...['push_devices.p256dh', 'push_devices.auth', 'project_figures.category'],
]);

const markOf = ({ table, column }: Pick<Column, 'table' | 'column'>): string =>
  `taint${`${table}${column}`.replace(/[^a-z]/g, '')}`;

/** The marks of tainted fields in a text, however it was written. */
export const taintsIn = (text: string): string[] => [...new Set(text.toLowerCase().match(/taint[a-z]+/g))];

async function columnsOf({ db }: Pick<TestNode, 'db'>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column", c.udt_name as type, o.column_name as owner
    from information_schema.columns c
    join information_schema.columns o on o.table_schema = 'public' and o.table_name = c.table_name
      and (o.column_name = 'user_id' or (o.table_name, o.column_name) = ('users', 'id'))
    where c.table_schema = 'public' and c.udt_name in ('text', '_text', 'jsonb') and c.is_generated = 'NEVER'
    order by 1, 2
  `.execute(db);
  return rows.filter(({ table, column }) => !VALUES.has(`${table}.${column}`));
}

/** Words have a space; what has none is an id, a day or a value of a list. */
const taintedJson = (value: unknown, mark: string): unknown => {
  if (typeof value === 'string') return value.includes(' ') ? `${mark} ${value}` : value;
  if (Array.isArray(value)) return value.map((one) => taintedJson(one, mark));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, taintedJson(one, mark)]));
};

interface Chosen {
  userId: string;
  projectId: string;
}

/** SQL: whether a row of a table is not in the chosen project. */
function isOutside(table: string, names: ReadonlySet<string>, { userId, projectId }: Chosen) {
  const inside = [
    ...(table === 'projects' ? [sql`t.id = ${projectId}`] : []),
    ...(names.has('project_id') ? [sql`t.project_id = ${projectId}`] : []),
    ...(names.has('subtask_id')
      ? [
          sql`t.subtask_id in (select id from subtasks where user_id = ${userId} and project_id = ${projectId})`,
        ]
      : []),
  ];
  return inside.length === 0 ? sql`true` : sql`(${sql.join(inside, sql` or `)}) is not true`;
}

async function taintColumn(
  { db }: Pick<TestNode, 'db'>,
  { table, column, type, owner }: Column,
  outside: ReturnType<typeof isOutside>,
  userId: string,
): Promise<boolean> {
  const mark = markOf({ table, column });
  const [own, field] = [sql`t.${sql.ref(owner)} = ${userId}`, sql.ref(column)];
  if (type !== 'jsonb') {
    const tainted =
      type === 'text'
        ? sql`${`${mark} `} || t.${field}`
        : sql`array(select ${`${mark} `} || one from unnest(t.${field}) one)`;
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} t set ${field} = ${tainted} where ${own} and ${outside} and t.${field} is not null
    `.execute(db);
    return numAffectedRows > 0n;
  }
  const { rows } = await sql<{ at: string; value: unknown }>`
    select t.ctid::text as at, t.${field} as value from ${sql.table(table)} t
    where ${own} and ${outside} and t.${field} is not null
  `.execute(db);
  for (const { at, value } of rows)
    await sql`
      update ${sql.table(table)} t set ${field} = ${JSON.stringify(taintedJson(value, mark))}::jsonb
      where ${own} and t.ctid = ${at}::tid
    `.execute(db);
  return rows.length > 0;
}

/** A field whose values are a list in the database takes no taint. */
const isOfList = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(23514|22\w{3})$/.test(String(error.code));

/**
 * Taints every word of everything that a person has outside of a project, and returns the marks of the fields. A client
 * is named in the projects that are for them or wait for them.
 */
export async function taintOutside(node: Pick<TestNode, 'db'>, chosen: Chosen): Promise<string[]> {
  const { db } = node;
  const { userId, projectId } = chosen;
  const columns = await columnsOf(node);
  const { rows: all } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'
  `.execute(db);
  const names = Map.groupBy(all, ({ table }) => table);
  const { rows: clients } = await sql<{ id: string; name: string }>`
    select id, name from clients where user_id = ${userId} and id in (
      select client_id from projects where user_id = ${userId} and id = ${projectId}
      union select client_id from waits where user_id = ${userId} and project_id = ${projectId})
  `.execute(db);
  const marks: string[] = [];
  for (const column of columns) {
    const ofTable = new Set((names.get(column.table) ?? []).map((one) => one.column));
    const outside = isOutside(column.table, ofTable, chosen);
    const isTainted = await taintColumn(node, column, outside, userId).catch((error: unknown) => {
      if (!isOfList(error)) throw error;
      return false;
    });
    if (isTainted) marks.push(markOf(column));
  }
  for (const { id, name } of clients)
    await sql`update clients set name = ${name} where user_id = ${userId} and id = ${id}`.execute(db);
  return marks;
}
