import type { Source } from '@daymark/contract/source';
import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Proposed } from '@daymark/planner/plan';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { takenPositions } from '../db/project-counters.ts';
import { changing, datedAt } from './changing-store.ts';
import type { InProject } from './store.ts';

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

/** The columns that have the name of their value. */
const AS_PLANNED = [
  'title',
  'description',
  'priority',
  'tags',
  'source',
  'playbook',
  'statement',
  'repeat',
  'guessed',
  'proposed',
] as const;

/** Updates subtasks of a project with the columns of a plan, and the counters, in one statement. */
export async function updatePlannedSubtasks(
  db: Database,
  { userId, projectId }: InProject,
  subtasks: readonly PlannedColumns[],
  now: Date,
): Promise<void> {
  const wanted = sql`select * from json_to_recordset(${JSON.stringify(subtasks)}) as w (id uuid, title text, description text,
    priority text, "dueDate" date, "estimatedHours" numeric, tags text[], "milestoneId" uuid, source jsonb, playbook text,
    proposed jsonb, "isEdited" boolean, "isDated" boolean, "earliestOn" date, "latestOn" date,
    statement text, repeat boolean, guessed boolean)`;
  const among = sql`s.project_id = ${projectId} and s.deleted_at is null`;
  const set = [
    ...AS_PLANNED.map((name) => sql`${sql.ref(name)} = w.${sql.ref(name)}`),
    sql`due_date = w."dueDate"`,
    sql`earliest_on = w."earliestOn"`,
    sql`latest_on = w."latestOn"`,
    sql`estimated_hours = w."estimatedHours"`,
    sql`milestone_id = w."milestoneId"`,
    sql`dated_at = case when w."isDated" then ${datedAt(sql`w."dueDate"`, sql`s.due_time`, now)} else s.dated_at end`,
    sql`edited_at = case when w."isEdited" then ${now} else s.edited_at end`,
  ];
  await sql`${changing({ userId, wanted, among, set, changesWords: true }, now)} select 1 from project`.execute(
    db,
  );
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
