import type { ManyChanges } from '@daymark/contract/many-subtasks';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { movedProject } from '../db/project-counters.ts';
import {
  type ChangedRow,
  type ChangedSubtasks,
  changedOf,
  changedRows,
  datedAt,
  type InProject,
} from './store.ts';

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
  const { rows } = await sql<ChangedRow>`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(changes.map(toWanted))})
        as w (id uuid, status text, priority text, due date, moves boolean)
    ),
    before as (
      select s.* from subtasks s
      where s.user_id = ${userId} and s.project_id = ${projectId} and s.deleted_at is null
        and s.id = any(${changes.map(({ id }) => id)}::uuid[])
        and (select p.deleted_at is null from projects p where p.user_id = ${userId} and p.id = s.project_id)
      order by s.id for no key update
    ),
    after as (
      update subtasks s set
        status = coalesce(w.status, b.status),
        priority = coalesce(w.priority, b.priority),
        due_date = case when w.moves then w.due else b.due_date end,
        completed_at = case when coalesce(w.status, b.status) <> 'Completed' then null else coalesce(b.completed_at, ${now}) end,
        edited_at = case when w.moves or w.priority is not null then ${now} else b.edited_at end,
        dated_at = case when w.moves then ${datedAt(sql`w.due`, sql`s.due_time`, now)} else b.dated_at end,
        version = b.version + 1,
        updated_at = ${now}
      from before b join wanted w on w.id = b.id
      where s.user_id = ${userId} and s.user_id = b.user_id and s.id = b.id
      returning s.*
    ),
    ${movedProject(userId, now)}
    ${changedRows(userId)}
  `.execute(db);
  return changedOf(rows);
}
