import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { OnDayOff } from '@daymark/domain/recurrence';
import { sql } from 'kysely';
import { type Database, firstOf, rowsOf } from '../db/database.ts';
import type { InProject } from './store.ts';

/** The fields that every occurrence of a series gets. */
export interface SeriesWords {
  title: string;
  description: string;
  priority: Priority;
  due_time: string | null;
  estimated_hours: number | null;
  tags: string[];
}

export interface SeriesRow extends SeriesWords {
  id: string;
  project_id: string;
  rule: string;
  starts_on: Day;
  on_day_off: OnDayOff;
  written_until: Day;
  ends_before: Day | null;
  version: number;
  created_at: Date | string;
  updated_at: Date | string;
}

/** The series of a project; undefined if there is no such project. */
export async function listSeries(
  db: Database,
  { userId, projectId }: InProject,
): Promise<SeriesRow[] | undefined> {
  const { rows } = await sql<{ series: SeriesRow[] }>`
    select (
      select coalesce(json_agg(r order by r.created_at, r.id), '[]') from series r
      where r.user_id = ${userId} and r.project_id = p.id
    ) as series
    from projects p where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null
  `.execute(db);
  return rows[0]?.series;
}

/** The project of an existing series. */
export async function findProjectOfSeries(
  db: Database,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ project_id: string }>`
    select r.project_id from series r
    join projects p on p.user_id = r.user_id and p.id = r.project_id and p.deleted_at is null
    where r.user_id = ${userId} and r.id = ${id}
  `.execute(db);
  return rows[0]?.project_id;
}

/** Locks a series until the end of the transaction. */
export const lockSeries = (db: Database, userId: string, id: string) => firstOf<SeriesRow>(db)`
    select * from series where user_id = ${userId} and id = ${id} for no key update
  `;

/** The dates of an existing project. */
export async function findProjectSpan(db: Database, { userId, projectId }: InProject) {
  return db
    .selectFrom('projects')
    .select(['start_date', 'due_date'])
    .where('user_id', '=', userId)
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface SeriesToInsert extends SeriesWords {
  id: string;
  rule: string;
  starts_on: Day;
  on_day_off: OnDayOff;
  written_until: Day;
  ends_before: Day | null;
}

export async function insertSeries(
  db: Database,
  { userId, projectId }: InProject,
  series: SeriesToInsert,
  now: Date,
): Promise<SeriesRow> {
  const row = { ...series, project_id: projectId, created_at: now, updated_at: now };
  await db
    .insertInto('series')
    .values({ ...row, user_id: userId })
    .execute();
  return { ...row, version: 1 };
}

type SeriesColumns = Partial<SeriesWords & Pick<SeriesRow, 'written_until' | 'ends_before'>>;

export async function updateSeries(
  db: Database,
  { userId, id }: { userId: string; id: string },
  columns: SeriesColumns,
  now: Date,
): Promise<void> {
  await db
    .updateTable('series')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: now }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export interface OccurrenceRow {
  id: string;
  occurs_on: Day;
  status: string;
  edited_at: string | null;
}

/** The existing occurrences of a series from a day on, the earliest first. */
export const listOccurrences = (
  db: Database,
  { userId, id, from }: { userId: string; id: string; from: Day },
): Promise<OccurrenceRow[]> =>
  sql<OccurrenceRow>`
    select id, occurs_on, status, edited_at from subtasks
    where user_id = ${userId} and series_id = ${id} and occurs_on >= ${from}::date and deleted_at is null
    order by occurs_on for no key update
  `
    .execute(db)
    .then(({ rows }) => rows);

/** Restores the columns of a series, if it still has the version after a change. */
export async function updateSeriesToFormer(
  db: Database,
  { userId, projectId }: InProject,
  former: { id: string; version: number; was: object },
  now: Date,
): Promise<void> {
  await sql`
    update series r set
      title = f.title, description = f.description, priority = f.priority, due_time = f.due_time,
      estimated_hours = f.estimated_hours, tags = f.tags, written_until = f.written_until, ends_before = f.ends_before,
      version = r.version + 1, updated_at = ${now}
    from series s cross join lateral json_populate_record(s, ${JSON.stringify(former.was)}::json) f
    where s.user_id = ${userId} and s.project_id = ${projectId} and s.id = ${former.id} and s.version = ${former.version}
      and r.user_id = ${userId} and r.id = s.id
  `.execute(db);
}

export interface SeriesToExtend {
  user_id: string;
  id: string;
  project_id: string;
}

/** A page of series of all users that can get further occurrences, after the last one seen. For the nightly job. */
export function listToExtend(
  db: Database,
  horizon: Day,
  after: SeriesToExtend | undefined,
  limit: number,
): Promise<SeriesToExtend[]> {
  const behind = after ? sql`and (r.user_id, r.id) > (${after.user_id}::uuid, ${after.id}::uuid)` : sql``;
  return rowsOf<SeriesToExtend>(db)`
    select r.user_id, r.id, r.project_id from series r
    join projects p on p.user_id = r.user_id and p.id = r.project_id and p.deleted_at is null and p.status <> 'Completed'
    where r.written_until < least(p.due_date, ${horizon}::date, coalesce(r.ends_before - 1, p.due_date)) ${behind}
    order by r.user_id, r.id limit ${limit}
  `;
}
