import type { Day } from '@daymark/domain/dates';
import { OVERDUE_ROWS, RECENT_ACTIVITY_ROWS } from '@daymark/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ProjectRow } from '../db/project-counters.ts';
import { projectJson } from '../db/project-json.ts';
import type { MilestoneRow } from './shape.ts';
import { milestonesOf } from './store.ts';

const OPEN = sql`status <> 'Completed'`;
const NEWEST = sql`created_at desc, id desc`;
const overdueOn = (today: Day) => sql`${OPEN} and due_date < ${today}::date`;

/** Some of the projects `own`, in an order. */
const first = (count: number, where: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`(select id from own where ${where} order by ${order} limit ${count}::int)`;

/**
 * The winners of the domain's rules for the current project (`current-project.ts`; a test holds both together), the
 * longest overdue, and the newest: the smallest part of all projects from which the same is chosen as from all.
 */
const chosenOn = (today: Day) =>
  sql.join(
    [
      first(1, sql`status = 'In Progress'`, NEWEST),
      first(1, sql`progress between 1 and 99`, NEWEST),
      first(1, sql`status = 'Pending' and priority = 'High'`, NEWEST),
      first(1, OPEN, sql`due_date, created_at desc, start_date desc, id desc`),
      first(
        1,
        OPEN,
        sql`array_position(array['High', 'Medium', 'Low'], priority), due_date, progress, ${NEWEST}`,
      ),
      first(OVERDUE_ROWS, overdueOn(today), sql`due_date, ${NEWEST}`),
      first(RECENT_ACTIVITY_ROWS, sql`true`, NEWEST),
    ],
    sql` union `,
  );

interface Listed<D> {
  project: ProjectRow;
  milestones: MilestoneRow[];
  days: D;
}

export interface Overview<D> {
  total: number;
  more_overdue: number;
  projects: Listed<D>[];
}

/** What the dashboard shows of all of a user's projects. */
export async function findOverview<D>(
  db: Database,
  { userId, today }: { userId: string; today: Day },
  daysOf: RawBuilder<D>,
): Promise<Overview<D>> {
  const { rows } = await sql<Overview<D>>`
    with own as materialized (
      select id, status, priority, progress, start_date, due_date, created_at
      from projects where user_id = ${userId} and deleted_at is null
    ),
    chosen as materialized (${chosenOn(today)})
    select (select count(*) from own) as total,
      (select count(*) from own where ${overdueOn(today)} and id not in (select id from chosen)) as more_overdue,
      (select coalesce(json_agg(listed), '[]') from (
        select ${projectJson('p')} as project, ${milestonesOf(userId, sql`p`)} as milestones, ${daysOf} as days
        from chosen join projects p on p.user_id = ${userId} and p.id = chosen.id
        order by p.created_at desc, p.id desc
      ) listed) as projects
  `.execute(db);
  const [overview] = rows;
  if (!overview) throw new Error('An aggregate without a row');
  return overview;
}
