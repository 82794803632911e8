import type { ProposedPlan } from '@daymark/planner/merge/memory';
import { sql } from 'kysely';
import { type Database, firstOf } from '../db/database.ts';
import type { ProjectColumns } from '../plan-changes/kept.ts';
import { type FoundProject, milestonesOf, type Owned } from './store.ts';

/** Locks a project until the end of the transaction, and its milestones if the plan is locked. */
export const lockProject = (db: Database, { userId, id }: Owned) => firstOf<FoundProject>(db)`
    select to_json(p.*) as project, ${milestonesOf(userId, sql`p`)} as milestones
    from projects p where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null for no key update
  `;

/**
 * Stores the messages about the plan and the data for the next one. It is no edit by the user, so the version stays.
 */
export async function updatePlan(
  db: Database,
  { userId, id }: Owned,
  { plan, proposed }: { plan: object; proposed: ProposedPlan },
  now: Date,
): Promise<void> {
  await db
    .updateTable('projects')
    .set(({ eb }) => ({
      plan: JSON.stringify(plan),
      proposed: JSON.stringify(proposed),
      planned_at: now,
      plan_version: eb('plan_version', '+', 1),
      settled: false,
    }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

const json = (value: unknown) => JSON.stringify(value ?? null);

/**
 * Restores a project and its milestones to the state before a plan change: each value if it is still as the change left
 * it, and if the milestones are within the dates. The plan must be locked.
 */
export async function updateToFormerPlan(
  db: Database,
  { userId, id }: Owned,
  { was, left }: { was: ProjectColumns; left: ProjectColumns },
  now: Date,
): Promise<void> {
  const milestones = Object.entries(was.milestones)
    .filter(
      ([milestone, day]) => left.milestones[milestone] !== undefined && left.milestones[milestone] !== day,
    )
    .map(([milestone, day]) => ({ id: milestone, day, left: left.milestones[milestone] }));
  await sql`
    update milestones m set due_date = w.day, version = m.version + 1, updated_at = ${now}
    from json_to_recordset(${JSON.stringify(milestones)}) as w (id uuid, day date, "left" date)
    where m.user_id = ${userId} and m.project_id = ${id} and m.id = w.id and m.due_date = w."left"
  `.execute(db);
  await sql`
    update projects p set
      plan = case when coalesce(p.plan, 'null') = ${json(left.plan)}::jsonb then ${json(was.plan)}::jsonb else p.plan end,
      proposed = case when coalesce(p.proposed, 'null') = ${json(left.proposed)}::jsonb
        then nullif(${json(was.proposed)}::jsonb, 'null') else p.proposed end,
      weekdays = case when ${left.weekdays !== undefined} and p.weekdays is not distinct from ${left.weekdays ?? null}::smallint[]
        then ${was.weekdays ?? null}::smallint[] else p.weekdays end,
      hours_per_day = case when p.hours_per_day is not distinct from ${left.hours_per_day}::numeric
        then ${was.hours_per_day}::numeric else p.hours_per_day end,
      due_date = case when p.due_date = ${left.due_date}::date and p.start_date < ${was.due_date}::date and not exists (
          select 1 from milestones m
          where m.user_id = ${userId} and m.project_id = p.id and m.due_date > ${was.due_date}::date
        ) then ${was.due_date}::date else p.due_date end,
      settled = false, version = p.version + 1, plan_version = p.plan_version + 1, edited_at = ${now}, planned_at = ${now},
      updated_at = ${now}
    where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null
  `.execute(db);
}

/** Removes the message that a plan cannot fit. */
export async function updateFeasible(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update projects set plan = plan || '{"feasible": true, "certificate": null, "why": null, "remedies": []}', settled = false
    where user_id = ${userId} and id = any(${ids}::uuid[]) and deleted_at is null and plan ->> 'feasible' = 'false'
  `.execute(db);
}
