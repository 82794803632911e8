import type { ImportTool } from '@daymark/domain/imports';
import { IMPORTS_SHOWN } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { type Database, firstOf, rowsOf } from '../db/database.ts';

interface Owned {
  userId: string;
  id: string;
}

export interface ImportRow {
  id: string;
  tool: ImportTool;
  name: string;
  projects: number;
  tasks: number;
  made_at: Date;
  undone_at: Date | null;
}

const COLUMNS = ['id', 'tool', 'name', 'projects', 'tasks', 'made_at', 'undone_at'] as const;

/** Lets a user's imports and their undoing take turns, until the end of the transaction. */
export async function lockImports(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} imports`}, 0))`.execute(db);
}

export async function insertImport(
  db: Database,
  userId: string,
  made: Omit<ImportRow, 'made_at' | 'undone_at'>,
  now: Date,
): Promise<ImportRow> {
  await db
    .insertInto('imports')
    .values({ ...made, user_id: userId, made_at: now })
    .execute();
  return { ...made, made_at: now, undone_at: null };
}

export interface ListedRow extends ImportRow {
  /** Projects in which open subtasks of it have no day, and how many. */
  undated_in: { projectId: string; tasks: number }[];
}

/** The newest imports; without a limit all. */
export const listImports = (
  db: Database,
  userId: string,
  limit: number | null = IMPORTS_SHOWN,
) => rowsOf<ListedRow>(db)`
    select ${sql.raw(COLUMNS.join(', '))}, (
      select coalesce(json_agg(undated order by "projectId"), '[]') from (
      select s.project_id as "projectId", count(*)::int as tasks from imported_items i
      join subtasks s on s.user_id = ${userId} and s.id = i.subtask_id
        and s.deleted_at is null and s.status <> 'Completed' and s.due_date is null
      join projects p on p.user_id = ${userId} and p.id = s.project_id
        and p.deleted_at is null and p.status <> 'Completed'
      where i.user_id = ${userId} and i.import_id = imports.id
      group by s.project_id
      ) undated
    ) as undated_in
    from imports where user_id = ${userId} order by made_at desc, id desc limit ${limit}
  `;

export const findImport = (db: Database, { userId, id }: Owned) => firstOf<ImportRow>(db)`
    select ${sql.raw(COLUMNS.join(', '))} from imports where user_id = ${userId} and id = ${id}
  `;

export async function updateUndone(db: Database, { userId, id }: Owned, now: Date): Promise<void> {
  await db
    .updateTable('imports')
    .set({ undone_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Something that an import brought: a project if it is neither a subtask nor a series. */
export interface ItemRow {
  key: string;
  project_id: string;
  subtask_id: string | null;
  series_id: string | null;
}

/** What earlier imports brought of some keys, and is in a project that is not in the trash. */
export const listKnown = (
  db: Database,
  { userId, tool }: { userId: string; tool: ImportTool },
  keys: readonly string[],
) => rowsOf<ItemRow>(db)`
    select i.key, i.project_id, i.subtask_id, i.series_id from imported_items i
    join projects p on p.user_id = ${userId} and p.id = i.project_id and p.deleted_at is null
    where i.user_id = ${userId} and i.tool = ${tool} and i.key = any(${[...keys]}::text[])
  `;

export const listItems = (db: Database, { userId, id }: Owned) => rowsOf<ItemRow>(db)`
    select key, project_id, subtask_id, series_id from imported_items where user_id = ${userId} and import_id = ${id}
  `;

/** Stores what an import brought, in place of what an earlier one did and is in the trash. */
export async function saveItems(
  db: Database,
  { userId, id, tool }: Owned & { tool: ImportTool },
  items: readonly ItemRow[],
): Promise<void> {
  await sql`
    insert into imported_items (user_id, tool, key, import_id, project_id, subtask_id, series_id)
    select ${userId}::uuid, ${tool}, i.key, ${id}::uuid, i.project_id, i.subtask_id, i.series_id
    from json_to_recordset(${JSON.stringify(items)}) as i (key text, project_id uuid, subtask_id uuid, series_id uuid)
    on conflict (user_id, tool, key) do update set
      import_id = excluded.import_id, project_id = excluded.project_id, subtask_id = excluded.subtask_id,
      series_id = excluded.series_id
  `.execute(db);
}

export async function deleteItems(db: Database, { userId, id }: Owned): Promise<void> {
  await db.deleteFrom('imported_items').where('user_id', '=', userId).where('import_id', '=', id).execute();
}
