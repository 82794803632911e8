import type { PlanWait } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import type { Status } from '@daymark/domain/statuses';
import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../db/database.ts';
import { type StartedWait, startedWaits } from '../db/started-waits.ts';

/** A task as it is compared: its version, its status, and its day and time. */
export type SeenTask = [version: number, status: Status | 'Deleted', due: string];

/** A measured stretch of time: its task, and its minutes, null while it runs. */
export type SeenTime = [taskId: string, minutes: number | null];

/** A wait as an event tells it, and where it stands on the day of the look. */
export interface SeenWait {
  title: string;
  who: string | null;
  from: Day;
  to: Day;
  stage: 'planned' | 'running' | 'over';
}

/** What a look at a project keeps, to compare the next one with. */
export interface Seen {
  version: string;
  status: Status | 'Deleted';
  planVersion: number;
  tasks: Record<string, SeenTask>;
  waits: Record<string, SeenWait>;
  times: Record<string, SeenTime>;
}

/** A project that may have changed since the last look, which is null before the first. */
export interface LookedAt {
  id: string;
  name: string;
  status: Status;
  progress: number;
  priority: string;
  start_date: Day;
  due_date: Day;
  version: number;
  plan_version: number;
  is_feasible: boolean | null;
  is_deleted: boolean;
  waits: PlanWait[] | null;
  started: StartedWait[];
  milestones: string;
  tasks: Record<string, SeenTask>;
  times: Record<string, SeenTime>;
  seen_version: string;
  seen: Seen | null;
}

/**
 * The projects of a user that were written since the last look at them, with all that is compared. Every write to a
 * project, its milestones and its subtasks updates the project's row (decision 0287); measured time has its own rows. On
 * another day the waits may stand elsewhere.
 */
export function listUnseen(db: Database, userId: string, today: Day): Promise<LookedAt[]> {
  const timed = sql`
    select s.project_id, string_agg(t.xmin::text || t.ctid::text, ' ' order by t.id) as version,
      json_object_agg(t.id, json_build_array(t.subtask_id, t.minutes)) as times
    from timers t join subtasks s on s.user_id = t.user_id and s.id = t.subtask_id
    where t.user_id = ${userId} and s.user_id = ${userId} group by s.project_id`;
  const version = sql<string>`concat_ws(' ', p.xmin, p.ctid, timed.version)`;
  return rowsOf<LookedAt>(db)`
    select p.id, p.name, p.status, p.progress, p.priority, p.start_date, p.due_date, p.version, p.plan_version,
      (p.plan ->> 'feasible')::boolean as is_feasible, p.deleted_at is not null as is_deleted, p.plan -> 'waits' as waits,
      ${startedWaits(userId)} as started,
      (select coalesce(string_agg(m.id::text || m.version, ' ' order by m.id), '') from milestones m
       where m.user_id = ${userId} and m.project_id = p.id) as milestones,
      (select coalesce(json_object_agg(s.id, json_build_array(s.version,
         case when s.deleted_at is null then s.status else 'Deleted' end, concat_ws(' ', s.due_date, s.due_time))), '{}')
       from subtasks s where s.user_id = ${userId} and s.project_id = p.id) as tasks,
      coalesce(timed.times, '{}') as times, ${version} as seen_version, v.seen
    from projects p
    left join webhook_views v on v.user_id = p.user_id and v.user_id = ${userId} and v.project_id = p.id
    left join (${timed}) timed on timed.project_id = p.id
    where p.user_id = ${userId} and (v.seen_version is distinct from ${version}
      or (v.seen_on <> ${today}::date and v.seen -> 'waits' <> '{}'))
    order by p.created_at, p.id
  `;
}

/** Keeps what was seen of projects. */
export async function saveViews(
  db: Database,
  userId: string,
  looks: readonly { projectId: string; version: string; seen: Seen }[],
  today: Day,
): Promise<void> {
  await sql`
    insert into webhook_views (user_id, project_id, seen_version, seen_on, seen)
    select ${userId}::uuid, n.project_id, n.version, ${today}::date, n.seen
    from unnest(${looks.map(({ projectId }) => projectId)}::uuid[], ${looks.map(({ version }) => version)}::text[],
      ${looks.map(({ seen }) => JSON.stringify(seen))}::jsonb[]) n (project_id, version, seen)
    on conflict (user_id, project_id) do update set
      seen_version = excluded.seen_version, seen_on = excluded.seen_on, seen = excluded.seen
  `.execute(db);
}

/** Forgets what was seen, when there is nobody to tell any more. */
export async function deleteViews(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('webhook_views').where('user_id', '=', userId).execute();
}

/** A subtask as an event tells it. */
export interface ToldTask {
  id: string;
  title: string;
  status: Status;
  priority: string;
  dueDate: Day | null;
  dueTime: string | null;
  estimatedHours: number | null;
  actualHours: number | null;
  completedAt: string | null;
  version: number;
}

const rowsByIds = async <Row extends { id: string }>(
  db: Database,
  ids: readonly string[],
  rows: RawBuilder<Row>,
): Promise<Map<string, Row>> =>
  new Map(ids.length === 0 ? [] : (await rows.execute(db)).rows.map((row) => [row.id, row]));

const instantIn = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Subtasks by their ids, deleted ones too. */
export const findToldTasks = (db: Database, userId: string, ids: readonly string[]) =>
  rowsByIds(
    db,
    ids,
    sql<ToldTask>`
      select id, title, status, priority, due_date as "dueDate", due_time as "dueTime",
        estimated_hours as "estimatedHours", actual_hours as "actualHours",
        ${instantIn('completed_at')} as "completedAt", version
      from subtasks where user_id = ${userId} and id = any(${[...ids]}::uuid[])`,
  );

/** A measured stretch of time as an event tells it. */
export interface ToldTime {
  id: string;
  startedAt: string;
  stoppedAt: string | null;
  minutes: number | null;
}

/** Measured time by its ids. */
export const findToldTimes = (db: Database, userId: string, ids: readonly string[]) =>
  rowsByIds(
    db,
    ids,
    sql<ToldTime>`
      select id, ${instantIn('started_at')} as "startedAt", ${instantIn('stopped_at')} as "stoppedAt", minutes
      from timers where user_id = ${userId} and id = any(${[...ids]}::uuid[])`,
  );
