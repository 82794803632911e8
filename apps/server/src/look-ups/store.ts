import { addDays, type Day } from '@daymark/domain/dates';
import { type RawBuilder, sql } from 'kysely';
import type { DoneFact, FactsOf, TaskFact } from '../ai/facts.ts';
import type { Database } from '../db/database.ts';
import { HOURS_LEFT, sumOfHours } from '../db/hours.ts';
import { isMissedOn, isOverdueOn } from '../db/overdue.ts';
import type { ProjectRow } from '../db/project-counters.ts';
import { projectJson } from '../db/project-json.ts';
import { taskJson } from './task-json-store.ts';

export interface UserDay {
  userId: string;
  today: Day;
}

/** Most tasks in a list; counts include all. */
const TASKS_LISTED = 25;
const PROJECTS_LISTED = 40;

const OPEN = sql`s.status <> 'Completed'`;

/** The user's present subtasks `s` with their projects `p`. */
const ownTasks = (userId: string) => sql`
  from subtasks s
  join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
  where s.user_id = ${userId} and s.deleted_at is null`;

const ESTIMATED = sql`s.estimated_hours`;

const PRIORITY = sql`array_position(array['High', 'Medium', 'Low'], s.priority)`;
/** The order of work: by day and time, then by priority. */
const IN_ORDER = sql`s.due_date nulls last, s.due_time nulls last, ${PRIORITY}, p.due_date, s.position, s.id`;

/** Tasks that match a condition: the first ones in an order, and the count and the hours left of all. */
const tasksWhere = (
  userId: string,
  where: RawBuilder<unknown>,
  {
    order = IN_ORDER,
    task = taskJson,
    limit = TASKS_LISTED,
    hours = HOURS_LEFT,
  }: {
    order?: RawBuilder<unknown>;
    task?: RawBuilder<unknown>;
    limit?: number;
    hours?: RawBuilder<unknown>;
  } = {},
) => sql`
  (select coalesce(json_agg(told.task), '[]') from (
    select ${task} as task ${ownTasks(userId)} and ${where} order by ${order} limit ${limit}
  ) told) as tasks,
  (select count(*) ${ownTasks(userId)} and ${where}) as count,
  (select coalesce(${sumOfHours(hours)}, 0) ${ownTasks(userId)} and ${where}) as hours`;

const countWhere = (userId: string, where: RawBuilder<unknown>) =>
  sql<number>`(select count(*) ${ownTasks(userId)} and ${where})`;

const projectsWhere = (userId: string, where: RawBuilder<unknown>, limit = PROJECTS_LISTED) => sql<
  ProjectRow[]
>`
  (select coalesce(json_agg(told.project), '[]') from (
    select ${projectJson('p')} as project from projects p
    where p.user_id = ${userId} and p.deleted_at is null and ${where}
    order by p.status = 'Completed', p.due_date, p.name, p.id limit ${limit}
  ) told)`;

async function oneRow<R>(db: Database, query: RawBuilder<R>): Promise<R> {
  const { rows } = await query.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate without a row');
  return row;
}

/** What is due on a day. */
export const findDay = (db: Database, { userId, today }: UserDay, day: Day) =>
  oneRow(
    db,
    sql<Omit<FactsOf['today'], 'load'>>`
      select ${tasksWhere(userId, sql`${OPEN} and s.due_date = ${day}::date`)},
        ${countWhere(userId, sql`${isOverdueOn(today)}`)} as "overdueCount",
        ${countWhere(userId, sql`s.status = 'Completed' and s.due_date = ${day}::date`)} as "doneToday"`,
  );

type WithRows<F extends { projects: unknown }> = Omit<F, 'projects'> & { projects: ProjectRow[] };

export const findOverdue = (db: Database, { userId, today }: UserDay) =>
  oneRow(
    db,
    sql<WithRows<FactsOf['overdue']>>`
      select ${tasksWhere(userId, sql`${isOverdueOn(today)}`)},
        ${projectsWhere(userId, sql`p.status <> 'Completed' and p.due_date < ${today}::date`)} as projects`,
  );

/** The number of open tasks of each day in a range that has any. */
export interface DayCounts {
  counts: { date: Day; tasks: number }[];
}

const dayCountsOf = ({ userId }: UserDay, from: Day, to: Day) => sql`
  (
    select coalesce(json_agg(day), '[]') from (
      select s.due_date as date, count(*) as tasks
      ${ownTasks(userId)} and ${OPEN} and s.due_date between ${from}::date and ${to}::date
      group by s.due_date
    ) day
  ) as counts`;

export const findWeek = (db: Database, userDay: UserDay, from: Day) => {
  const to = addDays(from, 6);
  const within = sql`s.due_date between ${from}::date and ${to}::date`;
  return oneRow(
    db,
    sql<DayCounts & { tasks: TaskFact[]; count: number; hours: number; done: number }>`
      select ${tasksWhere(userDay.userId, sql`${OPEN} and ${within}`)}, ${dayCountsOf(userDay, from, to)},
        ${countWhere(userDay.userId, sql`s.status = 'Completed' and ${within}`)} as done`,
  );
};

/** Work completed between two instants (the second exclusive), latest first. */
export const findDone = (db: Database, userId: string, [since, until]: readonly [Date, Date]) => {
  const within = sql`s.status = 'Completed' and s.completed_at >= ${since} and s.completed_at < ${until}`;
  return oneRow(
    db,
    sql<{ tasks: (Omit<DoneFact, 'completedOn'> & { completedAt: string })[]; count: number; hours: number }>`
      select ${tasksWhere(userId, within, {
        order: sql`s.completed_at desc, s.id`,
        hours: ESTIMATED,
        task: sql`${taskJson}::jsonb || jsonb_build_object('completedAt', s.completed_at)`,
      })}`,
  );
};

export const findDayCounts = (db: Database, userDay: UserDay, from: Day, to: Day) =>
  oneRow(db, sql<DayCounts>`select ${dayCountsOf(userDay, from, to)}`);

export interface StandingRow {
  project: ProjectRow;
  slipped: number;
  late: number;
}

/** Every open project of the user that has begun, with the problems of its plan; the earliest due first. */
export const findStandings = (db: Database, { userId, today }: UserDay) =>
  oneRow(
    db,
    sql<{ standings: StandingRow[]; openProjects: number }>`
      select (select count(*) from projects where user_id = ${userId} and deleted_at is null and status <> 'Completed') as "openProjects",
        (select coalesce(json_agg(told), '[]') from (
          select ${projectJson('p')} as project,
            (select count(*) from subtasks s where s.user_id = ${userId} and s.project_id = p.id
              and s.deleted_at is null and ${isOverdueOn(today)}) as slipped,
            (select count(*) from subtasks s where s.user_id = ${userId} and s.project_id = p.id
              and s.deleted_at is null and ${OPEN} and s.due_date > p.due_date) as late
          from projects p
          where p.user_id = ${userId} and p.deleted_at is null and p.status <> 'Completed'
          order by p.due_date, p.name, p.id limit 200
        ) told) as standings`,
  );

/** The order of the next steps: overdue work, then today's, then later work, then work without a day. */
export const findNextStep = (db: Database, { userId, today }: UserDay) =>
  oneRow(
    db,
    sql<{ task: TaskFact | null; openTasks: number }>`
      select ${countWhere(userId, OPEN)} as "openTasks", (
        select ${taskJson} ${ownTasks(userId)} and ${OPEN} and p.status <> 'Completed' and not ${isMissedOn(today)}
          and not exists (
            select from subtask_dependencies d
            join subtasks before on before.user_id = d.user_id and before.id = d.depends_on_id
            where d.user_id = ${userId} and d.subtask_id = s.id and before.deleted_at is null
              and before.status <> 'Completed'
          )
        order by ${IN_ORDER} limit 1
      ) as task`,
  );

export interface WorkFilter {
  timezone: string;
  projectId?: string | undefined;
  from?: Day | undefined;
  to?: Day | undefined;
  status?: string | undefined;
  priority?: string | undefined;
  isUndated: boolean;
}

/** Most tasks in a list that is to be shown or moved as a whole. */
const WORK_LISTED = 60;

const STATUS_OF: Readonly<Record<string, RawBuilder<unknown>>> = {
  open: OPEN,
  done: sql`s.status = 'Completed'`,
  started: sql`s.status = 'In Progress'`,
};

/** Tasks that match a filter. A completed one counts on the day of its completion, in the user's time zone. */
export const findWork = (db: Database, userId: string, filter: WorkFilter) => {
  const { timezone, projectId, from, to, status = '', priority, isUndated } = filter;
  const day = status === 'done' ? sql`(s.completed_at at time zone ${timezone})::date` : sql`s.due_date`;
  const where = sql.join(
    [
      STATUS_OF[status] ?? sql`true`,
      ...(projectId === undefined ? [] : [sql`p.id = ${projectId}`]),
      ...(from === undefined ? [] : [sql`${day} >= ${from}::date`]),
      ...(to === undefined ? [] : [sql`${day} <= ${to}::date`]),
      ...(priority === undefined ? [] : [sql`s.priority = ${priority}`]),
      ...(isUndated ? [sql`s.due_date is null`] : []),
    ],
    sql` and `,
  );
  const order = status === 'done' ? sql`s.completed_at desc, s.id` : IN_ORDER;
  const task = sql`${taskJson}::jsonb || jsonb_build_object('completedAt', s.completed_at)`;
  return oneRow(
    db,
    sql<{
      tasks: (TaskFact & { completedAt: string | null })[];
      count: number;
      hours: number;
      spentHours: number;
    }>`
      select ${tasksWhere(userId, where, { order, task, limit: WORK_LISTED, hours: status === 'open' ? HOURS_LEFT : ESTIMATED })},
        (select coalesce(${sumOfHours(sql`s.actual_hours`)}, 0) ${ownTasks(userId)} and ${where}) as "spentHours"`,
  );
};

/** Milestones of open projects, or of one project, the earliest first. */
export const findMilestones = async (db: Database, userId: string, projectId: string | null) => {
  const { rows } = await sql<FactsOf['milestones']['milestones'][number]>`
    select m.name, m.due_date as "dueDate", p.id as "projectId", p.name as project
    from milestones m
    join projects p on p.user_id = m.user_id and p.id = m.project_id and p.deleted_at is null
    where m.user_id = ${userId} and ${projectId === null ? sql`p.status <> 'Completed'` : sql`p.id = ${projectId}`}
    order by m.due_date, m.name, m.id limit ${PROJECTS_LISTED}`.execute(db);
  return rows;
};

export const findTotals = (db: Database, { userId, today }: UserDay) =>
  oneRow(
    db,
    sql<FactsOf['totals']>`
      select projects.*, tasks.* from (
        select count(*) as projects,
          count(*) filter (where status = 'Pending') as pending,
          count(*) filter (where status = 'In Progress') as "inProgress",
          count(*) filter (where status = 'Completed') as completed,
          count(*) filter (where status <> 'Completed' and due_date < ${today}::date) as "overdueProjects"
        from projects where user_id = ${userId} and deleted_at is null
      ) projects, (
        select count(*) as tasks, count(*) filter (where ${OPEN}) as "openTasks",
          count(*) filter (where s.status = 'Completed') as "completedTasks",
          count(*) filter (where ${isOverdueOn(today)}) as "overdueTasks",
          coalesce(${sumOfHours(HOURS_LEFT, OPEN)}, 0) as "openHours"
        ${ownTasks(userId)}
      ) tasks`,
  );

export const findProjects = (db: Database, { userId }: UserDay) =>
  oneRow(
    db,
    sql<{ projects: ProjectRow[]; total: number }>`
      select ${projectsWhere(userId, sql`true`)} as projects,
        (select count(*) from projects where user_id = ${userId} and deleted_at is null) as total`,
  );

export interface Occasions {
  projects: number;
  openTasks: number;
  todayTasks: number;
  overdueTasks: number;
  weekHours: number;
  /** The name of an open project without a subtask. */
  unplanned: string | null;
  standings: ProjectRow[];
}

/** The facts from which questions are suggested. */
export const findOccasions = (db: Database, { userId, today }: UserDay, from: Day) =>
  oneRow(
    db,
    sql<Occasions>`
      select tasks.*, (select count(*) from projects where user_id = ${userId} and deleted_at is null) as projects,
        (select name from projects where user_id = ${userId} and deleted_at is null and status <> 'Completed'
          and subtasks_pending + subtasks_in_progress + subtasks_completed = 0
          order by created_at desc, id desc limit 1) as unplanned,
        ${projectsWhere(userId, sql`p.status <> 'Completed'`)} as standings
      from (
        select count(*) filter (where ${OPEN}) as "openTasks",
          count(*) filter (where ${OPEN} and s.due_date = ${today}::date) as "todayTasks",
          count(*) filter (where ${isOverdueOn(today)}) as "overdueTasks",
          coalesce(${sumOfHours(
            HOURS_LEFT,
            sql`${OPEN} and s.due_date between ${from}::date and ${from}::date + 6`,
          )}, 0) as "weekHours"
        ${ownTasks(userId)}
      ) tasks`,
  );
