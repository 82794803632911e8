import { sql } from 'kysely';
import { type Database, firstOf } from '../db/database.ts';

/** The names that an entry keeps of its task. */
export const entryNames = sql`task_title, project_id, project_name`;

export interface TimerRow {
  id: string;
  subtask_id: string;
  title: string;
  project_id: string;
  project_name: string;
  started_at: Date;
  began_work: boolean;
}

/** The running timer, if its subtask exists. */
export const findRunning = (db: Database, userId: string) => firstOf<TimerRow>(db)`
    select t.id, t.subtask_id, t.started_at, t.began_work, s.title, s.project_id, p.name as project_name
    from timers t
    join subtasks s on s.user_id = t.user_id and s.id = t.subtask_id and s.deleted_at is null
    join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
    where t.user_id = ${userId} and t.stopped_at is null
  `;

const timersOf = (userId: string) => sql`hashtextextended(${`timers ${userId}`}, 0)`;

/** Lets nobody else start, stop or discard the user's timer until the end of the transaction. */
export async function lockTimers(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${timersOf(userId)})`.execute(db);
}

/** The same, but beside others who hold them so: each stops the timer on a subtask that it has locked. */
export async function holdTimers(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${timersOf(userId)})`.execute(db);
}

/** Locks a timer of the user until the end of the transaction: the running one, or a stopped one by its id. */
export async function lockTimer(
  db: Database,
  { userId, stoppedId }: { userId: string; stoppedId?: string },
): Promise<{ id: string; subtask_id: string; minutes: number | null; began_work: boolean } | undefined> {
  const query = db
    .selectFrom('timers')
    .select(['id', 'subtask_id', 'minutes', 'began_work'])
    .where('user_id', '=', userId)
    .forUpdate();
  return stoppedId === undefined
    ? query.where('stopped_at', 'is', null).executeTakeFirst()
    : query.where('id', '=', stoppedId).where('stopped_at', 'is not', null).executeTakeFirst();
}

interface TimerToInsert {
  userId: string;
  id: string;
  subtaskId: string;
  beganWork: boolean;
}

export async function insertTimer(
  db: Database,
  { userId, id, subtaskId, beganWork }: TimerToInsert,
  now: Date,
): Promise<void> {
  await sql`
    insert into timers (user_id, id, subtask_id, began_work, started_at, ${entryNames})
    select ${userId}, ${id}, s.id, ${beganWork}, ${now}, s.title, p.id, p.name
    from subtasks s join projects p on p.user_id = ${userId} and p.id = s.project_id
    where s.user_id = ${userId} and s.id = ${subtaskId}
  `.execute(db);
}

export async function updateStopped(
  db: Database,
  { userId, id }: { userId: string; id: string },
  stopped: { endedAt: Date; minutes: number } | null,
): Promise<void> {
  await db
    .updateTable('timers')
    .set({ stopped_at: stopped?.endedAt ?? null, minutes: stopped?.minutes ?? null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function deleteTimer(
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db.deleteFrom('timers').where('user_id', '=', userId).where('id', '=', id).execute();
}
