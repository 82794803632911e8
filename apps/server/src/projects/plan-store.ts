import type { Day } from '@daymark/domain/dates';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Owned } from './store.ts';

/** What a change of plans may change of a project. */
export interface PlanColumns {
  plan: unknown;
  /** What was proposed last, which the next proposal is held against. */
  proposed: unknown;
  due_date: Day;
  hours_per_day: number | null;
  /** The days of its milestones by their ids. */
  milestones: Record<string, Day>;
}

const json = (value: unknown) => JSON.stringify(value ?? null);

/**
 * Gives a project and its milestones back what they had before a change of plans, each as far as it is still as the change
 * left it, and as far as the milestones then lie within the dates. Where the plan is locked.
 */
export async function updateToFormerPlan(
  db: Database,
  { userId, id }: Owned,
  { was, left }: { was: PlanColumns; left: PlanColumns },
  now: Date,
): Promise<void> {
  const milestones = Object.entries(was.milestones)
    .filter(
      ([milestone, day]) => left.milestones[milestone] !== undefined && left.milestones[milestone] !== day,
    )
    .map(([milestone, day]) => ({ id: milestone, day, left: left.milestones[milestone] }));
  await sql`
    update milestones m set due_date = w.day, version = m.version + 1
    from json_to_recordset(${JSON.stringify(milestones)}) as w (id uuid, day date, "left" date)
    where m.user_id = ${userId} and m.project_id = ${id} and m.id = w.id and m.due_date = w."left"
  `.execute(db);
  await sql`
    update projects p set
      plan = case when coalesce(p.plan, 'null') = ${json(left.plan)}::jsonb then ${json(was.plan)}::jsonb else p.plan end,
      proposed = case when coalesce(p.proposed, 'null') = ${json(left.proposed)}::jsonb
        then nullif(${json(was.proposed)}::jsonb, 'null') else p.proposed end,
      hours_per_day = case when p.hours_per_day is not distinct from ${left.hours_per_day}::numeric
        then ${was.hours_per_day}::numeric else p.hours_per_day end,
      due_date = case when p.due_date = ${left.due_date}::date and p.start_date < ${was.due_date}::date and not exists (
          select 1 from milestones m
          where m.user_id = ${userId} and m.project_id = p.id and m.due_date > ${was.due_date}::date
        ) then ${was.due_date}::date else p.due_date end,
      settled = false, version = p.version + 1, updated_at = ${now}
    where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null
  `.execute(db);
}

/** Says no longer of plans that they cannot fit. */
export async function updateFeasible(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update projects set plan = plan || '{"feasible": true, "certificate": null, "why": null, "remedies": []}', settled = false
    where user_id = ${userId} and id = any(${ids}::uuid[]) and deleted_at is null and plan ->> 'feasible' = 'false'
  `.execute(db);
}
