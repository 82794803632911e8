import { TIME_ENTRIES_MAX_COUNT } from '@daymark/domain/limits';
import type { ProjectColor } from '@daymark/domain/project-colors';
import { type RawBuilder, sql } from 'kysely';
import { type Database, firstOf, rowsOf } from '../db/database.ts';
import { entryNames } from './store.ts';

export interface EntryRow {
  id: string;
  subtask_id: string;
  /** Null in entries without a name whose task was removed. */
  title: string | null;
  project_id: string | null;
  project_name: string | null;
  /** `trashed` can be restored; `removed` is gone for good. */
  task: 'present' | 'trashed' | 'removed';
  started_at: Date;
  ended_at: Date;
  minutes: number;
  note: string;
}

/** Time entries with the present names of their tasks, or with those that they keep. */
const entriesWhere = (userId: string, which: RawBuilder<unknown>) => sql`
  select t.id, t.subtask_id, coalesce(s.title, t.task_title) as title, coalesce(p.id, t.project_id) as project_id,
    coalesce(p.name, t.project_name) as project_name,
    case when s.id is null then 'removed' when s.deleted_at is not null or p.deleted_at is not null then 'trashed'
      else 'present' end as task,
    t.started_at, t.stopped_at as ended_at, t.minutes, t.note
  from timers t
  left join lateral (select * from subtasks where user_id = ${userId} and id = t.subtask_id limit 1) s on true
  left join lateral (
    select * from projects where user_id = ${userId} and id = coalesce(s.project_id, t.project_id) limit 1
  ) p on true
  where t.user_id = ${userId} and ${which}`;

/** A span of instants; the end is not in it. */
export interface Span {
  from: Date;
  until: Date;
}

/** Of a timer that was stopped within half a minute nothing was counted. */
const beginsIn = ({ from, until }: Span) =>
  sql`t.minutes > 0 and t.started_at >= ${from} and t.started_at < ${until}`;

/** The entries that begin in a span, the latest first. */
export const listEntries = (db: Database, userId: string, span: Span) => rowsOf<EntryRow>(db)`
    ${entriesWhere(userId, beginsIn(span))}
    order by t.started_at desc, t.id desc limit ${TIME_ENTRIES_MAX_COUNT}
  `;

/** The end and the minutes of a running timer are null. */
export type EntryOrTimerRow =
  | EntryRow
  | (Omit<EntryRow, 'ended_at' | 'minutes'> & { ended_at: null; minutes: null });

/** The next entries after one of them, the earliest first: those of a span, or all with the running timer. */
export function listNextEntries<Row extends EntryOrTimerRow = EntryOrTimerRow>(
  db: Database,
  userId: string,
  span: Span | 'all',
  last: { started_at: Date; id: string } | undefined,
): Promise<Row[]> {
  const among = span === 'all' ? sql`true` : beginsIn(span);
  const later = last ? sql`(t.started_at, t.id) > (${last.started_at}, ${last.id}::uuid)` : sql`true`;
  return rowsOf<Row>(db)`
    ${entriesWhere(userId, sql`${among} and ${later}`)}
    order by t.started_at, t.id limit ${TIME_ENTRIES_MAX_COUNT}
  `;
}

export interface DayTimeRow {
  project_id: string | null;
  name: string | null;
  color: ProjectColor | null;
  /** Counted from 1. */
  day: number;
  entries: number;
  minutes: number;
}

/** The minutes of each project on each day. The days begin at these instants; the last instant is the end. */
export const sumByProject = (
  db: Database,
  userId: string,
  starts: readonly Date[],
  span: Span,
) => rowsOf<DayTimeRow>(db)`
    select e.project_id, max(e.project_name) as name,
      (select p.color from projects p where p.user_id = ${userId} and p.id = e.project_id) as color,
      width_bucket(e.started_at, ${starts}::timestamptz[]) as day, count(*)::int as entries,
      sum(e.minutes)::int as minutes
    from (${entriesWhere(userId, beginsIn(span))}) e
    group by e.project_id, day
  `;

export const findEntry = (db: Database, { userId, id }: { userId: string; id: string }) => firstOf<EntryRow>(
  db,
)`
    ${entriesWhere(userId, sql`t.id = ${id} and t.stopped_at is not null`)}
  `;

/** Locks an entry until the end of the transaction. */
export async function lockEntry(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<EntryRow | undefined> {
  await db
    .selectFrom('timers')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return findEntry(db, { userId, id });
}

export interface EntryTime {
  started_at: Date;
  stopped_at: Date;
  minutes: number;
}

/** Inserts an entry; nothing if the subtask does not exist. */
export async function insertEntry(
  db: Database,
  { userId, id, subtaskId }: { userId: string; id: string; subtaskId: string },
  { started_at, stopped_at, minutes, note }: EntryTime & { note: string },
): Promise<void> {
  await sql`
    insert into timers (user_id, id, subtask_id, began_work, started_at, stopped_at, minutes, note, ${entryNames})
    select ${userId}, ${id}, s.id, false, ${started_at}, ${stopped_at}, ${minutes}, ${note}, s.title, p.id, p.name
    from subtasks s join projects p on p.user_id = ${userId} and p.id = s.project_id
    where s.user_id = ${userId} and s.id = ${subtaskId}
  `.execute(db);
}

export async function updateEntry(
  db: Database,
  { userId, id }: { userId: string; id: string },
  columns: Partial<EntryTime> & { subtask_id?: string; note?: string | undefined },
): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return;
  await db.updateTable('timers').set(columns).where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Gives an entry the names of its present task. */
export async function updateEntryNames(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await sql`
    update timers t set task_title = s.title, project_id = p.id, project_name = p.name
    from subtasks s, projects p
    where t.user_id = ${userId} and t.id = ${id} and s.user_id = ${userId} and s.id = t.subtask_id
      and p.user_id = ${userId} and p.id = s.project_id
  `.execute(db);
}

/** The counted minutes of subtasks. */
export async function sumMinutes(
  db: Database,
  userId: string,
  subtaskIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; minutes: number }>`
    select t.subtask_id as id, sum(t.minutes)::int as minutes from timers t
    where t.user_id = ${userId} and t.subtask_id = any(${subtaskIds}::uuid[]) and t.stopped_at is not null
    group by t.subtask_id
  `.execute(db);
  return new Map(rows.map(({ id, minutes }) => [id, minutes]));
}
