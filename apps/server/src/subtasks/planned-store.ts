import type { Source } from '@daymark/contract/source';
import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Proposed } from '@daymark/planner/plan';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { movedProject, takenPositions } from '../db/project-counters.ts';
import { datedAt, type InProject } from './store.ts';

/** The columns that a plan writes. */
export interface PlannedColumns {
  id: string;
  title: string;
  description: string;
  priority: Priority;
  dueDate: Day | null;
  earliestOn: Day | null;
  latestOn: Day | null;
  estimatedHours: number | null;
  tags: string[];
  milestoneId: string | null;
  source: Source | null;
  playbook: string | null;
  statement: string | null;
  repeat: boolean;
  guessed: boolean;
  proposed: Proposed | null;
  /** The user edited it, or set this day, before it was written. */
  isEdited: boolean;
  isDated: boolean;
}

/** Updates subtasks of a project with the columns of a plan, and the counters, in one statement. */
export async function updatePlannedSubtasks(
  db: Database,
  { userId, projectId }: InProject,
  subtasks: readonly PlannedColumns[],
  now: Date,
): Promise<void> {
  await sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(subtasks)}) as w (id uuid, title text, description text, priority text,
        "dueDate" date, "estimatedHours" numeric, tags text[], "milestoneId" uuid, source jsonb, playbook text, proposed jsonb,
        "isEdited" boolean, "isDated" boolean, "earliestOn" date, "latestOn" date,
        statement text, repeat boolean, guessed boolean)
    ),
    before as (
      select * from subtasks s
      where s.user_id = ${userId} and s.project_id = ${projectId} and s.deleted_at is null
        and s.id = any(${subtasks.map(({ id }) => id)}::uuid[])
      order by s.id for no key update
    ),
    after as (
      update subtasks s set
        title = w.title,
        description = w.description,
        priority = w.priority,
        due_date = w."dueDate",
        earliest_on = w."earliestOn",
        latest_on = w."latestOn",
        dated_at = case when w."isDated" then ${datedAt(sql`w."dueDate"`, sql`s.due_time`, now)} else b.dated_at end,
        estimated_hours = w."estimatedHours",
        tags = w.tags,
        milestone_id = w."milestoneId",
        source = w.source,
        playbook = w.playbook,
        statement = w.statement,
        repeat = w.repeat,
        guessed = w.guessed,
        proposed = w.proposed,
        edited_at = case when w."isEdited" then ${now} else b.edited_at end,
        version = b.version + 1,
        updated_at = ${now}
      from before b join wanted w on w.id = b.id
      where s.user_id = ${userId} and s.user_id = b.user_id and s.id = b.id
      returning s.*
    ),
    ${movedProject(userId, now)}
    select 1 from project
  `.execute(db);
}

/** Puts subtasks of a project in this order, after the others of their days. */
export async function updatePositions(
  db: Database,
  { userId, projectId }: InProject,
  ids: readonly string[],
): Promise<void> {
  await sql`
    with ${takenPositions({ userId, projectId }, ids.length)}
    update subtasks s set position = t.last_position - ${ids.length}::int + o.n
    from taken t, unnest(${ids}::uuid[]) with ordinality o (id, n)
    where s.user_id = ${userId} and s.project_id = ${projectId} and s.id = o.id and s.deleted_at is null
  `.execute(db);
}
