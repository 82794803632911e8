import type { Plan } from '@daymark/contract/plans';
import type { Day, Weekday } from '@daymark/domain/dates';
import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import type { ProjectColor } from '@daymark/domain/project-colors';
import type { Status } from '@daymark/domain/statuses';
import type { ProposedPlan } from '@daymark/planner/merge/memory';
import { type RawBuilder, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from './database.ts';
import type { Corrections, KeptReading } from './kept-reading.ts';

const NOT_NULL_VIOLATION = '23502';

/** A project as its queries return it. Instants that come from PostgreSQL's JSON are text. */
export interface ProjectRow {
  id: string;
  name: string;
  description: string;
  start_date: Day;
  due_date: Day;
  due_time: string;
  priority: Priority;
  color: ProjectColor;
  category: string;
  tags: string[];
  status: Status;
  progress: number;
  manual_status: Status | null;
  manual_progress: number | null;
  subtasks_pending: number;
  subtasks_in_progress: number;
  subtasks_completed: number;
  estimated_hours: number;
  plan: Plan | null;
  /** The last plan's proposal; null before the first. */
  proposed: ProposedPlan | null;
  /** The last Reading; null before the first. */
  reading: KeptReading | null;
  /** The user's corrections of the Reading. */
  corrections: Corrections;
  weekdays: Weekday[] | null;
  hours_per_day: number | null;
  client_id: string | null;
  version: number;
  created_at: Date | string;
  updated_at: Date | string;
}

/** SQL for the numbers of a project's subtasks by status, after the statement. */
interface Counts {
  pending: RawBuilder<number>;
  inProgress: RawBuilder<number>;
  completed: RawBuilder<number>;
}

/**
 * Assignments of the project `p`'s status and progress: the values set by hand, or those computed from the subtasks. It
 * is the same rule as `progressFrom` and `statusFrom` of the domain, which a test checks.
 */
export function standingAssignments(
  { pending, inProgress, completed }: Counts,
  hand: { status?: RawBuilder<unknown>; progress?: RawBuilder<unknown> } = {},
) {
  const total = sql`(${pending} + ${inProgress} + ${completed})`;
  const mean = sql`round((${completed} * 100 + ${inProgress} * 50)::numeric / ${total})`;
  const followed = sql`case when ${inProgress} + ${completed} = 0 then 0 when ${completed} = ${total} then 100
    else least(99, greatest(1, ${mean})) end`;
  const progress = sql`coalesce(${hand.progress ?? sql`p.manual_progress`}, ${followed})`;
  const status = sql`case when ${progress} >= 100 then 'Completed' when ${progress} > 0 then 'In Progress' else 'Pending' end`;
  return sql`progress = ${progress}, status = coalesce(${hand.status ?? sql`p.manual_status`}, ${status})`;
}

/** The counts in the row `p`. */
export const presentCounts: Counts = {
  pending: sql`p.subtasks_pending`,
  inProgress: sql`p.subtasks_in_progress`,
  completed: sql`p.subtasks_completed`,
};

/** The columns that the project's state is computed from. */
export type StandingRow = Pick<
  ProjectRow,
  | 'id'
  | 'start_date'
  | 'due_date'
  | 'status'
  | 'progress'
  | 'manual_status'
  | 'manual_progress'
  | 'subtasks_pending'
  | 'subtasks_in_progress'
  | 'subtasks_completed'
  | 'estimated_hours'
  | 'updated_at'
>;

// Listed, because every column of a row that passes through a statement costs time.
const STANDING = sql.raw(
  `p.id, p.start_date, p.due_date, p.status, p.progress, p.manual_status, p.manual_progress,
    p.subtasks_pending, p.subtasks_in_progress, p.subtasks_completed, p.estimated_hours, p.updated_at`,
);

/**
 * Assignments that add the difference `d` to the counters of the project `p`, and update what is computed from them.
 */
function movedBy(now: Date) {
  const counts: Counts = {
    pending: sql`(p.subtasks_pending + d.pending)`,
    inProgress: sql`(p.subtasks_in_progress + d.in_progress)`,
    completed: sql`(p.subtasks_completed + d.completed)`,
  };
  return sql`
    subtasks_pending = ${counts.pending},
    subtasks_in_progress = ${counts.inProgress},
    subtasks_completed = ${counts.completed},
    estimated_hours = p.estimated_hours + d.hours_pending + d.hours_in_progress + d.hours_completed,
    hours_pending = p.hours_pending + d.hours_pending,
    hours_in_progress = p.hours_in_progress + d.hours_in_progress,
    hours_completed = p.hours_completed + d.hours_completed,
    estimated_pending = p.estimated_pending + d.estimated_pending,
    estimated_in_progress = p.estimated_in_progress + d.estimated_in_progress,
    estimated_completed = p.estimated_completed + d.estimated_completed,
    ${standingAssignments(counts)},
    settled = false,
    updated_at = ${now}`;
}

/**
 * For a `with` that changes subtasks of one project: `before` has the old rows (locked), `after` the new ones. Adds the
 * difference to the project's counters and returns its row as `project`.
 *
 * It adds a difference instead of counting again: of two concurrent changes, each waits for the project's row and adds
 * to its new value, but a count would use a snapshot that is older than the row.
 */
export const movedProject = (userId: string, now: Date) => sql`
    difference as (
      select
        coalesce(sum(n) filter (where status = 'Pending'), 0)::int as pending,
        coalesce(sum(n) filter (where status = 'In Progress'), 0)::int as in_progress,
        coalesce(sum(n) filter (where status = 'Completed'), 0)::int as completed,
        coalesce(sum(n * estimated_hours) filter (where status = 'Pending'), 0) as hours_pending,
        coalesce(sum(n * estimated_hours) filter (where status = 'In Progress'), 0) as hours_in_progress,
        coalesce(sum(n * estimated_hours) filter (where status = 'Completed'), 0) as hours_completed,
        coalesce(sum(n) filter (where status = 'Pending' and estimated_hours is not null), 0)::int as estimated_pending,
        coalesce(sum(n) filter (where status = 'In Progress' and estimated_hours is not null), 0)::int as estimated_in_progress,
        coalesce(sum(n) filter (where status = 'Completed' and estimated_hours is not null), 0)::int as estimated_completed
      from (
        select 1 as n, status, estimated_hours from after where deleted_at is null
        union all
        select -1, status, estimated_hours from before where deleted_at is null
      ) moved
    ),
    project as (
      update projects p set ${movedBy(now)}
      from difference d
      where p.user_id = ${userId} and p.id = (select project_id from after limit 1)
      returning ${STANDING}
    )`;

/** Notes that something of a project was changed that has rows of its own. */
export async function touchProject(
  db: Database,
  { userId, projectId }: { userId: string; projectId: string },
  now: Date,
): Promise<void> {
  await sql`
    update projects set updated_at = ${now}, settled = false where user_id = ${userId} and id = ${projectId}
  `.execute(db);
}

/** Notes that a client was changed, whose name stands with what is waited for. */
export async function touchProjectsWaitingFor(
  db: Database,
  { userId, clientId }: { userId: string; clientId: string },
  now: Date,
): Promise<void> {
  await sql`
    update projects p set updated_at = ${now}, settled = false
    where p.user_id = ${userId}
      and p.id in (select w.project_id from waits w where w.user_id = ${userId} and w.client_id = ${clientId})
  `.execute(db);
}

/** For a `with`: takes the next positions of a project's subtasks, and returns the last of them as `taken`. */
export const takenPositions = (
  { userId, projectId }: { userId: string; projectId: string },
  count: number,
) => sql`taken as (
      update projects p set last_position = p.last_position + ${count}::int, settled = false
      where p.user_id = ${userId} and p.id = ${projectId} returning p.last_position
    )`;

/** Adds to the number of a user's projects that are not in the trash; a condition may follow. */
export const addToTotal = (userId: string, projects: 1 | -1) =>
  sql`update users set projects_total = projects_total + ${projects}::int where id = ${userId}`;

/**
 * Adds subtasks to the counters of a project before they are inserted, and returns its row; none if there is no such
 * project. Fails on the locked row if the project is in the trash or would have too many (`whyNotGrown`): the insert is
 * sent along with this statement, and must not happen either.
 */
export function growProject(
  { userId, projectId }: { userId: string; projectId: string },
  subtasks: readonly { status: Status; estimatedHours: number | null }[],
  now: Date,
) {
  const count = (status: Status) => sql`${subtasks.filter((one) => one.status === status).length}::int`;
  const hoursOf = (status: Status) =>
    subtasks.flatMap((one) =>
      one.status === status && one.estimatedHours !== null ? [one.estimatedHours] : [],
    );
  const estimates = (status: Status) => sql`${hoursOf(status).length}::int`;
  // Each is rounded as in its own row. A sum is a plan of its own, and most often one subtask is added.
  const hours = (status: Status) => {
    const [first = 0, ...others] = hoursOf(status);
    if (others.length === 0) return sql`${first}::numeric(7, 2)`;
    return sql`(select sum(h::numeric(7, 2)) from unnest(${[first, ...others]}::numeric[]) h)`;
  };
  const room = SUBTASKS_MAX_COUNT - subtasks.length;
  return sql<StandingRow>`
    update projects p set ${movedBy(now)},
      version = case when p.deleted_at is null then p.version end,
      last_position = case when p.deleted_at is not null
        or p.subtasks_pending + p.subtasks_in_progress + p.subtasks_completed <= ${room}::int
        then p.last_position + ${subtasks.length}::int end
    from (
      select ${count('Pending')} as pending, ${count('In Progress')} as in_progress, ${count('Completed')} as completed,
        ${hours('Pending')} as hours_pending, ${hours('In Progress')} as hours_in_progress, ${hours('Completed')} as hours_completed,
        ${estimates('Pending')} as estimated_pending, ${estimates('In Progress')} as estimated_in_progress,
        ${estimates('Completed')} as estimated_completed
    ) d
    where p.user_id = ${userId} and p.id = ${projectId}
    returning ${STANDING}`;
}

/** Why `growProject` failed; undefined for any other error. A cluster leaves only the message to tell by. */
export function whyNotGrown(error: unknown): 'deleted' | 'full' | undefined {
  if (!(error instanceof DatabaseError) || error.code !== NOT_NULL_VIOLATION) return undefined;
  if (error.message.includes('last_position')) return 'full';
  return error.message.includes('version') ? 'deleted' : undefined;
}
