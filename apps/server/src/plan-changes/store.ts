import { sql } from 'kysely';
import { type Database, firstOf } from '../db/database.ts';
import type { PlanDifference, Plans } from './kept.ts';

interface OfPlans {
  userId: string;
  projectIds: readonly string[];
  /** Subtasks to include even if they are deleted. */
  alsoIds?: readonly string[];
}

/** The present plans of some projects, in one round trip. */
export async function findPlans(db: Database, { userId, projectIds, alsoIds = [] }: OfPlans): Promise<Plans> {
  const { rows } = await sql<Plans>`
    select (
      select coalesce(json_agg(json_build_object('row', to_json(s), 'waits_for', (
        select coalesce(json_agg(d order by d.depends_on_id), '[]') from subtask_dependencies d
        where d.user_id = ${userId} and d.subtask_id = s.id
      )) order by s.position, s.id), '[]')
      from subtasks s
      where s.user_id = ${userId} and s.project_id = any(${projectIds}::uuid[])
        and (s.deleted_at is null or s.id = any(${alsoIds}::uuid[]))
    ) as subtasks, (
      select coalesce(json_agg(r order by r.id), '[]') from series r
      where r.user_id = ${userId} and r.project_id = any(${projectIds}::uuid[])
    ) as series, (
      select coalesce(json_agg(json_build_object('id', p.id, 'columns', json_build_object(
        'plan', p.plan, 'proposed', p.proposed, 'due_date', p.due_date, 'weekdays', p.weekdays,
        'hours_per_day', p.hours_per_day,
        'milestones', (
          select coalesce(json_object_agg(m.id, m.due_date order by m.id), '{}') from milestones m
          where m.user_id = ${userId} and m.project_id = p.id
        ))) order by p.id), '[]')
      from projects p
      where p.user_id = ${userId} and p.id = any(${projectIds}::uuid[]) and p.deleted_at is null
    ) as projects
  `.execute(db);
  return rows[0] ?? { subtasks: [], series: [], projects: [] };
}

export interface PlanChangeToInsert {
  userId: string;
  id: string;
  kind: string;
  before: PlanDifference;
}

export async function insertPlanChange(
  db: Database,
  { userId, id, kind, before }: PlanChangeToInsert,
  now: Date,
): Promise<void> {
  await db
    .insertInto('plan_changes')
    .values({ user_id: userId, id, kind, before: JSON.stringify(before), made_at: now })
    .execute();
}

export interface PlanChangeRow {
  before: PlanDifference;
  /** The answer of its undo; null if it was not undone yet. */
  answer: object | null;
}

/** Locks a plan change until the end of the transaction. */
export const lockPlanChange = (
  db: Database,
  { userId, id }: { userId: string; id: string },
) => firstOf<PlanChangeRow>(db)`
    select before, answer from plan_changes where user_id = ${userId} and id = ${id} for update
  `;

export async function updateUndone(
  db: Database,
  { userId, id }: { userId: string; id: string },
  answer: object,
  now: Date,
): Promise<void> {
  await db
    .updateTable('plan_changes')
    .set({ undone_at: now, answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Deletes changes that are older than an instant. For the purge of all users. */
export async function purgeChanges(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('plan_changes').where('made_at', '<', before).execute();
}
