import type { ManyChanges } from '@daymark/contract/many-subtasks';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import {
  type ChangedRow,
  type ChangedSubtasks,
  changedOf,
  changedRows,
  changing,
  completedAt,
  datedAt,
} from './changing-store.ts';
import type { InProject } from './store.ts';

type Changes = z.output<typeof ManyChanges>['changes'];

/** Distinguishes a due date of null from an unchanged one. */
const toWanted = ({ dueDate, ...change }: Changes[number]) => ({
  ...change,
  due: dueDate ?? null,
  moves: dueDate !== undefined,
});

/**
 * Changes several subtasks of a project, each to its own values, and updates the counters, in one statement; undefined
 * if none of them exists. Subtasks with changed planned fields count as edited by the user.
 */
export async function updateManySubtasks(
  db: Database,
  { userId, projectId }: InProject,
  changes: Changes,
  now: Date,
): Promise<ChangedSubtasks | undefined> {
  const wanted = sql`select * from json_to_recordset(${JSON.stringify(changes.map(toWanted))})
    as w (id uuid, status text, priority text, due date, moves boolean)`;
  const among = sql`s.project_id = ${projectId} and s.deleted_at is null`;
  const status = sql`coalesce(w.status, s.status)`;
  const set = [
    sql`status = ${status}`,
    sql`priority = coalesce(w.priority, s.priority)`,
    sql`due_date = case when w.moves then w.due else s.due_date end`,
    sql`completed_at = ${completedAt(status, now)}`,
    sql`edited_at = case when w.moves or w.priority is not null then ${now} else s.edited_at end`,
    sql`dated_at = case when w.moves then ${datedAt(sql`w.due`, sql`s.due_time`, now)} else s.dated_at end`,
  ];
  const { rows } = await sql<ChangedRow>`
    ${changing({ userId, wanted, among, set, changesWords: false }, now)}
    ${changedRows(userId)}
  `.execute(db);
  return changedOf(rows);
}
