import type { Day } from '@daymark/domain/dates';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { changing } from './changing-store.ts';
import type { InProject } from './store.ts';

/** A subtask with the version that was seen, and its new day. */
export interface NewDay {
  id: string;
  version: number;
  dueDate: Day;
}

/** A subtask with the version that was seen, its first day, and its hours if it had no estimate. */
export interface FirstDay extends NewDay {
  guessedHours: number | null;
}

/** Gives open subtasks of one project that have the expected version other days and what else is set; returns their number. */
async function updateOpen(
  db: Database,
  { userId, projectId }: InProject,
  days: readonly NewDay[],
  more: readonly RawBuilder<unknown>[],
  now: Date,
): Promise<number> {
  const wanted = sql`select * from json_to_recordset(${JSON.stringify(days)})
    as w (id uuid, version integer, "dueDate" date, "guessedHours" numeric)`;
  const among = sql`s.project_id = ${projectId} and s.version = w.version
    and s.deleted_at is null and s.status <> 'Completed'`;
  const set = [sql`due_date = w."dueDate"`, ...more];
  const { rows } = await sql<{ changed: number }>`
    ${changing({ userId, wanted, among, set, changesWords: false }, now)}
    select (select count(*) from after)::int as changed from project
  `.execute(db);
  return rows[0]?.changed ?? 0;
}

/** Moves subtasks of one project to days that the planner chose, so they do not count as edited. */
export const updateDays = (db: Database, scope: InProject, days: readonly NewDay[], now: Date) =>
  updateOpen(db, scope, days, [], now);

/** Gives subtasks of one project that have no day a day of the planner, and an estimate to those without one. */
export const updateFirstDays = (db: Database, scope: InProject, days: readonly FirstDay[], now: Date) =>
  updateOpen(
    db,
    scope,
    days,
    [
      sql`estimated_hours = coalesce(s.estimated_hours, w."guessedHours")`,
      sql`guessed = s.guessed or (s.estimated_hours is null and w."guessedHours" is not null)`,
    ],
    now,
  );
