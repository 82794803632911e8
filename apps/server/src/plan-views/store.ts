import type { Day } from '@daymark/domain/dates';
import { PLAN_ITEMS_MAX_COUNT, PLAN_SPANS_MAX_COUNT } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import type { ProjectColor } from '@daymark/domain/project-colors';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { ownProject } from '../db/own-project.ts';
import { dependenciesOf, lagsOf, type SubtaskRow } from '../db/subtask-json.ts';

export interface PlanSpan {
  userId: string;
  from: Day;
  to: Day;
  page: number;
  limit: number;
}

export type PlanItemRow = Pick<
  SubtaskRow,
  | 'id'
  | 'project_id'
  | 'title'
  | 'status'
  | 'priority'
  | 'due_date'
  | 'due_time'
  | 'estimated_hours'
  | 'actual_hours'
  | 'milestone_id'
  | 'depends_on'
  | 'lags'
  | 'position'
  | 'statement'
  | 'repeat'
  | 'pinned'
  | 'tags'
  | 'version'
>;

interface PlanMilestoneRow {
  id: string;
  name: string;
  due_date: Day;
  version: number;
  project_id: string;
  project_name: string;
  project_color: ProjectColor;
}

interface PlanSpanRow {
  id: string;
  name: string;
  color: ProjectColor;
  priority: Priority;
  status: SubtaskRow['status'];
  start_date: Day;
  due_date: Day;
  category: string;
  tags: string[];
}

interface PlanRows {
  total: number;
  milestones_total: number;
  projects_total: number;
  items: PlanItemRow[];
  milestones: PlanMilestoneRow[];
  projects: PlanSpanRow[];
}

const listOf = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(one), '[]') from (${rows}) one)`;

/** How many milestones and projects a page has beside so many subtasks. */
export const spansOf = (limit: number): number => Math.ceil(limit / 2);

/** A page of at most so many rows, of a list that ends after `most`. */
function pageOf(page: number, limit: number, most: number) {
  const before = (page - 1) * limit;
  return sql`limit ${Math.max(0, Math.min(limit, most - before))} offset ${before}`;
}

/**
 * A page of the items of all projects of a user in a range of days, and of the open subtasks without a day, with the
 * milestones of these days, and the projects of both and those whose time overlaps the range.
 */
export async function findPlan(db: Database, { userId, from, to, page, limit }: PlanSpan): Promise<PlanRows> {
  const inSpan = sql`between ${from}::date and ${to}::date`;
  const found = sql`from subtasks s
    where s.user_id = ${userId} and s.deleted_at is null
      and (s.due_date ${inSpan} or (s.due_date is null and s.status <> 'Completed'))
      and s.project_id not in (select id from projects where user_id = ${userId} and deleted_at is not null)`;
  const milestones = sql`from milestones m ${ownProject(userId, sql`m.project_id`)}
    where m.user_id = ${userId} and m.due_date ${inSpan}`;
  const overlapping = sql`from projects p
    where p.user_id = ${userId} and p.deleted_at is null and p.start_date <= ${to}::date and p.due_date >= ${from}::date`;
  const spans = spansOf(limit);
  const { rows } = await sql<PlanRows>`
    with item as materialized (
      select s.* ${found} order by s.due_date nulls last, s.position, s.id ${pageOf(page, limit, PLAN_ITEMS_MAX_COUNT)}
    ),
    span as materialized (
      select p.id ${overlapping} order by p.due_date, p.id ${pageOf(page, spans, PLAN_SPANS_MAX_COUNT)}
    ),
    shown as materialized (select project_id as id from item union select id from span)
    select (select count(*) ${found}) as total, (select count(*) ${milestones}) as milestones_total,
      (select count(*) ${overlapping}) as projects_total,
      ${listOf(sql`
        select s.id, s.project_id, s.title, s.status, s.priority, s.due_date, s.due_time, s.estimated_hours, s.actual_hours, s.milestone_id,
          ${dependenciesOf(userId, sql`s`)} as depends_on, ${lagsOf(userId, sql`s`)} as lags, s.position, s.statement, s.repeat,
          s.pinned, s.tags, s.version
        from item s order by s.due_date nulls last, s.position, s.id`)} as items,
      ${listOf(sql`
        select m.id, m.name, m.due_date, m.version, p.id as project_id, p.name as project_name, p.color as project_color
        ${milestones} order by m.due_date, m.id ${pageOf(page, spans, PLAN_SPANS_MAX_COUNT)}`)} as milestones,
      ${listOf(sql`
        select p.id, p.name, p.color, p.priority, p.status, p.start_date, p.due_date, p.category, p.tags
        from shown ${ownProject(userId, sql`shown.id`)} order by p.due_date, p.id`)} as projects
  `.execute(db);
  const [plan] = rows;
  if (!plan) throw new Error('An aggregate without a row');
  return plan;
}

/** Whether a project exists. */
export async function isProject(db: Database, userId: string, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
