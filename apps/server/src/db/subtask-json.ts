import type { Source } from '@daymark/contract/source';
import type { Day } from '@daymark/domain/dates';
import type { DayLoad } from '@daymark/domain/day-loads';
import type { Lag } from '@daymark/domain/dependencies';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import type { Proposed } from '@daymark/planner/plan';
import { type RawBuilder, sql } from 'kysely';
import {
  isKnownRow,
  isWrittenSince,
  type KnownRows,
  type ListedRow,
  versionOfRow,
} from './versioned-read.ts';

/** A subtask as its queries return it. Instants that come from PostgreSQL's JSON are text. */
export interface SubtaskRow {
  id: string;
  project_id: string;
  project_start: Day;
  milestone_id: string | null;
  title: string;
  description: string;
  status: Status;
  priority: Priority;
  due_date: Day | null;
  due_time: string | null;
  estimated_hours: number | null;
  actual_hours: number | null;
  tags: string[];
  ai_generated: boolean;
  source: Source | null;
  /** What the plan proposed for it; null if the user added it. */
  proposed: Proposed | null;
  playbook: string | null;
  /** The statement of the brief's Reading that it carries out. */
  statement: string | null;
  /** Whether it is one day of a habit. */
  repeat: boolean;
  /** Whether its hours are an estimate of the engine. */
  guessed: boolean;
  position: number;
  pinned: boolean;
  /** The earliest and the latest day that the brief states. */
  earliest_on: Day | null;
  latest_on: Day | null;
  series_id: string | null;
  occurs_on: Day | null;
  version: number;
  edited_at: string | null;
  /** When the user last set its day by hand; null if the planner set it. */
  dated_at: Date | string | null;
  completed_at: Date | string | null;
  created_at: Date | string;
  updated_at: Date | string;
  depends_on: string[];
  /** Includes deleted dependencies; null if there are none. */
  lags: Lag[] | null;
}

/**
 * The ids of a subtask's dependencies. Deleted ones do not block. Each is looked up: for a join the query planner may
 * read all of the user's subtasks instead.
 */
export const dependenciesOf = (userId: string, subtask: RawBuilder<unknown>) => sql<string[]>`array(
  select d.depends_on_id from subtask_dependencies d
  where d.user_id = ${userId} and d.subtask_id = ${subtask}.id
    and (select other.deleted_at is null from subtasks other where other.user_id = ${userId} and other.id = d.depends_on_id)
  order by d.depends_on_id
)`;

/** The lags of a subtask, if there are any. */
export const lagsOf = (userId: string, subtask: RawBuilder<unknown>) => sql<Lag[] | null>`(
  select json_agg(json_build_object('id', d.depends_on_id, 'days', d.lag_days) order by d.depends_on_id)
  from subtask_dependencies d
  where d.user_id = ${userId} and d.subtask_id = ${subtask}.id and d.lag_days > 0
)`;

const PROJECT_START = sql`p.start_date as project_start`;

/**
 * The row of a subtask `s` as JSON, with its dependencies and the start of its project `p`. As json, because jsonb costs the
 * database several times as much.
 */
export const subtaskJson = (
  userId: string,
  dependsOn = dependenciesOf(userId, sql`s`),
  ofProject = PROJECT_START,
) =>
  sql<SubtaskRow>`(select to_json(whole) from (
    select s.*, ${ofProject}, ${dependsOn} as depends_on, ${lagsOf(userId, sql`s`)} as lags
  ) whole)`;

/** The subtasks of `from`, each without its row if that is known. */
interface SubtaskList {
  /** Subtasks `s`; their project is `p`. */
  from: RawBuilder<unknown>;
  where?: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  known: KnownRows;
  /** Names the state of a row, where they do not come from the table itself. */
  rowVersion?: RawBuilder<unknown>;
  /** What is shown of the project beside its start, by name. */
  ofProject?: Record<string, RawBuilder<unknown>>;
}

/**
 * A list of subtasks as JSON. The version of a row changes with all that is shown of it: the row itself, which is written
 * with its lags, what it waits for without the deleted, and its project.
 */
export const subtaskList = <Row>(
  userId: string,
  { from, where = sql`true`, order, known, rowVersion = versionOfRow(sql`s`), ofProject = {} }: SubtaskList,
) => {
  const shown = { project_start: sql`p.start_date`, ...ofProject };
  const columns = Object.entries(shown).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const row = subtaskJson(userId, sql`d.depends_on`, sql.join(columns));
  return sql<ListedRow<Row>[]>`(
    select coalesce(json_agg(
      json_build_object('version', v.version, 'row', case when not ${isKnownRow(sql`v.version`, known)} then ${row} end)
      order by ${order}), '[]')
    from ${from}
    cross join lateral (select ${dependenciesOf(userId, sql`s`)} as depends_on offset 0) d
    cross join lateral (
      select concat_ws(' ', ${rowVersion}, d.depends_on,
        hashtextextended(concat_ws(chr(31), ${sql.join(Object.values(shown))}), 0)) as version offset 0
    ) v
    where ${where}
  )`;
};

/** The order of a plan. */
export const PLAN_ORDER = sql`s.due_date nulls last, s.position, s.id`;

const subtasksWhere = (userId: string, chosen: RawBuilder<boolean>) => sql<SubtaskRow[]>`(
  select coalesce(json_agg(${subtaskJson(userId)} order by ${PLAN_ORDER}), '[]')
  from subtasks s where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null and ${chosen}
)`;

/** The subtasks of a user's project `p` of an outer query as one JSON list in the order of the plan. */
export const subtasksOfProject = (userId: string) => subtasksWhere(userId, sql`true`);

/** Of the same those that may have changed since a state, and those that wait for them: what they wait for is without the deleted. */
export const subtasksChangedSince = (userId: string, state: RawBuilder<unknown>) =>
  subtasksWhere(
    userId,
    sql`s.id = any(array(
      select unnest(o.id || array(
        select d.subtask_id from subtask_dependencies d where d.user_id = ${userId} and d.depends_on_id = o.id
      ))
      from subtasks o where o.user_id = ${userId} and o.project_id = p.id and ${isWrittenSince(sql`o`, state)}
    ))`,
  );

/** The ids of the subtasks of a user's project `p` that were deleted since a state, and are in the trash. */
export const subtasksDeletedSince = (userId: string, state: RawBuilder<unknown>) => sql<string[]>`array(
  select s.id from subtasks s
  where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is not null and ${isWrittenSince(sql`s`, state)}
)`;

/**
 * The days of the subtasks of a user's project `p` of an outer query as text, earliest first, each with the first
 * letter of the status: `2026-11-20C 2026-11-23P`. Grouping them and writing JSON in SQL costs several times as much.
 */
export const daysOfProject = (userId: string) => sql<string | null>`(
  select string_agg(s.due_date || left(s.status, 1), ' ' order by s.due_date)
  from subtasks s
  where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null and s.due_date is not null
)`;

/** Parses the text of `daysOfProject`: how many subtasks each day has, and how many of them are completed. */
export function readDays(text: string | null): DayLoad[] {
  const days: DayLoad[] = [];
  for (const entry of text ? text.split(' ') : []) {
    const date = entry.slice(0, -1);
    const last = days.at(-1);
    const day = last?.date === date ? last : { date, total: 0, done: 0 };
    if (day !== last) days.push(day);
    day.total += 1;
    if (entry.endsWith('C')) day.done += 1;
  }
  return days;
}
