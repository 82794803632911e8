import type { Day } from '@daymark/domain/dates';
import { OVERDUE_ROWS, RECENT_ACTIVITY_ROWS } from '@daymark/domain/limits';
import { PRIORITIES, type Priority } from '@daymark/domain/priorities';
import { type RawBuilder, sql } from 'kysely';
import type { ProjectRow } from '../db/project-counters.ts';
import { projectJson } from '../db/project-json.ts';
import { type VersionedRead, versionOfProjects } from '../db/versioned-read.ts';
import type { MilestoneRow } from './shape.ts';
import { milestonesOf } from './store.ts';

const OPEN = sql`status <> 'Completed'`;
const NEWEST = sql`created_at desc, id desc`;
const overdueOn = (today: Day) => sql`${OPEN} and due_date < ${today}::date`;

/** The first of a user's projects in the order of an index. */
const first = (userId: string, count: number, where: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`(select id from projects where user_id = ${userId} and deleted_at is null and ${where} order by ${order} limit ${count}::int)`;

/**
 * The winners of the domain's rules for the current project (`current-project.ts`; a test compares both), the longest
 * overdue, and the newest: the smallest part of all projects in which each rule finds the same project as in all. A
 * rule that ignores the priority is queried once per priority, because the indexes begin with it. A project that was
 * begun is in progress, unless a user has set it by hand.
 */
function chosenOn(today: Day, userId: string) {
  const chosen = (where: RawBuilder<unknown>, order: RawBuilder<unknown>, count = 1) =>
    first(userId, count, where, order);
  const begun = sql`progress between 1 and 99`;
  const ofPriority = (priority: Priority) => {
    const underWay = sql`status = 'In Progress' and priority = ${priority}`;
    return [
      chosen(underWay, NEWEST),
      chosen(sql`${underWay} and ${begun}`, NEWEST),
      chosen(sql`${OPEN} and priority = ${priority}`, sql`due_date, progress, ${NEWEST}`),
    ];
  };
  return sql.join(
    [
      ...PRIORITIES.flatMap(ofPriority),
      chosen(sql`manual_status is not null and ${begun}`, NEWEST),
      chosen(sql`status = 'Pending' and priority = 'High'`, NEWEST),
      chosen(OPEN, sql`due_date, created_at desc, start_date desc, id desc`),
      chosen(overdueOn(today), sql`due_date, ${NEWEST}`, OVERDUE_ROWS),
      chosen(sql`true`, NEWEST, RECENT_ACTIVITY_ROWS),
    ],
    sql` union `,
  );
}

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

/** The dashboard's data about all of a user's projects. */
export const readOverview = <D>(
  { userId, today }: { userId: string; today: Day },
  daysOf: RawBuilder<D>,
): VersionedRead<Overview<D>> => ({
  version: versionOfProjects(userId),
  rows: sql`
    with chosen as materialized (${chosenOn(today, userId)})
    select (select projects_total from users where id = ${userId}) as total,
      (select count(*) from projects
        where user_id = ${userId} and deleted_at is null and ${overdueOn(today)} and id not in (select id from chosen)
      ) as more_overdue,
      (select coalesce(json_agg(listed), '[]') from (
        select ${projectJson('p')} as project, ${milestonesOf(userId, sql`p`)} as milestones, ${daysOf} as days
        from projects p where p.user_id = ${userId} and p.id = any(array(select id from chosen))
        order by p.created_at desc, p.id desc
      ) listed) as projects`,
});
