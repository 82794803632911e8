import type { Lag } from '@daymark/domain/dependencies';
import { type RawBuilder, sql } from 'kysely';
import { movedProject, type StandingRow } from '../db/project-counters.ts';
import { dependenciesOf, lagsOf, type SubtaskRow } from '../db/subtask-json.ts';
import { updatedWords } from './searched-words-store.ts';

interface Changing {
  userId: string;
  /** A select of rows with an id each, which are joined to the subtasks as `w`. */
  wanted?: RawBuilder<unknown>;
  /** Which subtasks `s` of the user's project are changed. */
  among: RawBuilder<unknown>;
  /** What is assigned to `s`, from `w` or its own values; if nothing, the row keeps its version. */
  set: readonly RawBuilder<unknown>[];
  /** Whether it may change what is searched. */
  changesWords: boolean;
}

/**
 * The beginning of a statement that changes subtasks of one project, in or out of the trash, and updates its counters:
 * `before` has the old rows, which are locked, `after` the new ones, and `project` the project if there were any. The project
 * is looked up for each row: for a join, and also for `exists`, the query planner may read all projects of the user.
 */
export function changing({ userId, wanted, among, set, changesWords }: Changing, now: Date) {
  const joined = (id: RawBuilder<unknown>) => (wanted ? sql`join wanted w on w.id = ${id}` : sql``);
  // A row that is only read keeps its version, so that editors are not told of a change.
  const assignments =
    set.length > 0
      ? [...set, sql`version = s.version + 1`, sql`updated_at = ${now}`]
      : [sql`version = s.version`];
  return sql`
    with ${wanted ? sql`wanted as (${wanted}),` : sql``}
    before as (
      select s.id, s.user_id, s.status, s.estimated_hours, s.deleted_at from subtasks s ${joined(sql`s.id`)}
      where s.user_id = ${userId} and ${among}
        and (select p.deleted_at is null from projects p where p.user_id = ${userId} and p.id = s.project_id)
      order by s.id for no key update of s
    ),
    after as (
      update subtasks s set ${sql.join(assignments)}
      from before b ${joined(sql`b.id`)}
      where s.user_id = ${userId} and s.user_id = b.user_id and s.id = b.id
      returning s.*
    ),
    ${changesWords ? sql`${updatedWords(userId)},` : sql``}
    ${movedProject(userId, now)}`;
}

/**
 * When the subtask `s` was given its day by hand, after the user sets this one. Setting the same day again is no
 * change.
 */
export const datedAt = (day: RawBuilder<unknown>, time: RawBuilder<unknown>, now: Date) => sql`case
  when ${day} is null then null
  when (${day}, ${time}) is not distinct from (s.due_date, s.due_time) then s.dated_at
  else ${now}::timestamptz end`;

/** When the subtask `s` was completed, after it gets this status. */
export const completedAt = (status: RawBuilder<unknown>, now: Date) =>
  sql`case when ${status} <> 'Completed' then null else coalesce(s.completed_at, ${now}) end`;

export interface ChangedSubtasks {
  subtasks: SubtaskRow[];
  project: StandingRow;
  /** Whether a timer runs on any of them: exactly, if the timers are held. */
  isTimed: boolean;
}

/** A changed subtask with the present state of its project. */
export interface ChangedRow {
  subtask: SubtaskRow;
  depends_on: string[];
  lags: Lag[] | null;
  project: StandingRow;
  is_timed: boolean;
}

/** Whether a timer runs on the subtask `a`. */
const isTimed = (userId: string) => sql<boolean>`
  exists (select 1 from timers t where t.user_id = ${userId} and t.stopped_at is null and t.subtask_id = a.id)`;

/** The end of a statement that begins with `changing`: rows for `changedOf`. */
export const changedRows = (userId: string) => sql`
    select to_json(a) as subtask, ${dependenciesOf(userId, sql`a`)} as depends_on, ${lagsOf(userId, sql`a`)} as lags,
      to_json(project) as project, ${isTimed(userId)} as is_timed
    from project, after a order by a.due_date nulls last, a.position`;

/** Undefined if nothing was changed. */
export function changedOf(rows: readonly ChangedRow[]): ChangedSubtasks | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { project } = first;
  const subtasks = rows.map(({ subtask, depends_on, lags }) => ({
    ...subtask,
    depends_on,
    lags,
    project_start: project.start_date,
  }));
  return { subtasks, project, isTimed: rows.some(({ is_timed }) => is_timed) };
}
