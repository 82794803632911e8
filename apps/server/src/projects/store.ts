import type { Day, Weekday } from '@daymark/domain/dates';
import { TIMELINE_MAX_DAYS } from '@daymark/domain/limits';
import { PROJECT_COLORS } from '@daymark/domain/project-colors';
import type { ProposedPlan } from '@daymark/planner/merge/memory';
import { type RawBuilder, sql } from 'kysely';
import { type Database, firstOf, hasRows } from '../db/database.ts';
import type { Corrections, KeptReading } from '../db/kept-reading.ts';
import { addToTotal, type ProjectRow, presentCounts, standingAssignments } from '../db/project-counters.ts';
import {
  type SubtaskRow,
  subtasksChangedSince,
  subtasksDeletedSince,
  subtasksOfProject,
} from '../db/subtask-json.ts';
import {
  basisOfProject,
  stateNamed,
  stateOfProject,
  type VersionedRead,
  versionOfProject,
} from '../db/versioned-read.ts';
import { searchedWordsOf } from './searched-words-store.ts';
import type { MilestoneRow } from './shape.ts';

export interface Owned {
  userId: string;
  id: string;
}

/** The milestones of a project of an outer query as one JSON list, the earliest first. */
export const milestonesOf = (userId: string, project: RawBuilder<unknown>) => sql<MilestoneRow[]>`(
  select coalesce(json_agg(listed), '[]') from (
    select m.id, m.name, m.due_date, m.version
    from milestones m where m.user_id = ${userId} and m.project_id = ${project}.id
    order by m.due_date, m.name, m.id
  ) listed
)`;

export interface FoundProject {
  project: ProjectRow;
  milestones: MilestoneRow[];
}

/** A state of a project that a client knows. */
export interface KnownState {
  basis: string;
  number: string;
}

/** A project with everything on its page, and what names this state of it. */
export interface FoundSince extends FoundProject {
  basis: string;
  number: string;
  /** All, or those that changed since the known state. */
  subtasks: SubtaskRow[];
  /** The deleted ones since the known state; null if `subtasks` are all. */
  removed: string[] | null;
}

/**
 * A project with everything on its page, of its subtasks only what changed since the known state if it has the same
 * basis. `given` is what its subtasks depend on beside the rows.
 */
export const readProjectSince = (
  { userId, id }: Owned,
  given: readonly string[],
  known: KnownState | undefined,
): VersionedRead<FoundSince> => {
  const state = stateNamed(known?.number ?? '0');
  const isKnown = sql`state.basis = ${known?.basis ?? null}::text`;
  return {
    version: versionOfProject(userId, id),
    rows: sql`
      select to_json(p.*) as project, ${milestonesOf(userId, sql`p`)} as milestones,
        state.basis, ${stateOfProject} as number,
        case when ${isKnown} then ${subtasksChangedSince(userId, state)} else ${subtasksOfProject(userId)} end as subtasks,
        case when ${isKnown} then ${subtasksDeletedSince(userId, state)} end as removed
      from projects p cross join lateral (select ${basisOfProject(...given)} as basis offset 0) state
      where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null`,
  };
};

/** A project with everything on its page; no row if there is none. */
export const readProject = <S>(
  { userId, id }: Owned,
  subtasksOf: RawBuilder<S>,
): VersionedRead<FoundProject & { subtasks: S }> => ({
  version: versionOfProject(userId, id),
  rows: sql`
    select to_json(p.*) as project, ${milestonesOf(userId, sql`p`)} as milestones, ${subtasksOf} as subtasks
    from projects p where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null`,
});

export interface ProjectToInsert {
  id: string;
  name: string;
  description: string;
  startDate: Day;
  dueDate: Day;
  dueTime: string;
  priority: string;
  category: string;
  tags: string[];
  weekdays: Weekday[] | null;
  hoursPerDay: number | null;
  clientId: string | null;
  milestones: { id: string; name: string; dueDate: Day }[];
  reading: KeptReading | null;
  corrections: Corrections;
  /** Of a copy: how it is to be broken down. */
  proposed?: ProposedPlan | null;
}

/** The color that the fewest open projects of the user have; of several, the first in the list. */
const leastUsedColor = (userId: string) => sql`(
  select one.color
  from unnest(${[...PROJECT_COLORS]}::text[]) with ordinality as one (color, place)
  left join (
    select p.color, count(*) as projects from projects p
    where p.user_id = ${userId} and p.deleted_at is null and p.status <> 'Completed' group by p.color
  ) used on used.color = one.color
  order by coalesce(used.projects, 0), one.place limit 1
)`;

/**
 * Inserts a project with its milestones and updates the count on the user's row. Use a transaction. Returns the row; the
 * milestones are in the order in which they were given.
 */
export async function insertProject(
  trx: Database,
  userId: string,
  project: ProjectToInsert,
  now: Date,
): Promise<FoundProject> {
  await addToTotal(userId, 1).execute(trx);
  const { rows } = await sql<ProjectRow>`
    insert into projects (user_id, id, name, description, start_date, due_date, due_time, priority, color, category, tags, weekdays, hours_per_day, client_id,
      reading, corrections, proposed, created_at, updated_at)
    select ${userId}, ${project.id}, ${project.name}, ${project.description}, ${project.startDate}, ${project.dueDate},
      ${project.dueTime}, ${project.priority}, ${leastUsedColor(userId)}, ${project.category}, ${project.tags}::text[],
      ${project.weekdays}, ${project.hoursPerDay}, ${project.clientId}::uuid, ${project.reading && JSON.stringify(project.reading)}::jsonb,
      ${JSON.stringify(project.corrections)}::jsonb, ${project.proposed ? JSON.stringify(project.proposed) : null}::jsonb, ${now}, ${now}
    returning *
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('An insert without a row');
  await sql`
    insert into project_search (user_id, project_id, name, labels, description)
    select p.user_id, p.id, ${searchedWordsOf(sql`p`)} from projects p where p.user_id = ${userId} and p.id = ${project.id}
  `.execute(trx);
  if (project.milestones.length > 0)
    await sql`
      insert into milestones (user_id, project_id, id, name, due_date, updated_at)
      select ${userId}, ${project.id}, id, name, "dueDate", ${now}
      from json_to_recordset(${JSON.stringify(project.milestones)}) as m (id uuid, name text, "dueDate" date)
    `.execute(trx);
  const milestones = project.milestones.map(({ id, name, dueDate }) => ({
    id,
    name,
    version: 1,
    due_date: dueDate,
  }));
  return { project: row, milestones };
}

/** The columns of a project that a user may change. Undefined leaves a column unchanged. */
export interface ProjectColumns {
  name?: string | undefined;
  description?: string | undefined;
  due_time?: string | undefined;
  priority?: string | undefined;
  color?: string | undefined;
  category?: string | undefined;
  tags?: string[] | undefined;
  weekdays?: Weekday[] | null | undefined;
  hours_per_day?: number | null | undefined;
  client_id?: string | null | undefined;
  /** Null means computed from the subtasks. */
  manual_status?: string | null | undefined;
  manual_progress?: number | null | undefined;
}

/**
 * New dates. With a timeline and no due date, the due date is so many days after the start. Undefined leaves a date
 * unchanged. If start and end are both given they are in order.
 */
export interface ProjectDates {
  startDate: Day | undefined;
  dueDate: Day | undefined;
  timeline: number | undefined;
}

function datesOf({ startDate, dueDate, timeline }: ProjectDates) {
  const start = startDate === undefined ? sql`p.start_date` : sql`${startDate}::date`;
  if (dueDate !== undefined) return { start, due: sql`${dueDate}::date` };
  return { start, due: timeline === undefined ? sql`p.due_date` : sql`(${start} + ${timeline}::int)` };
}

const assignments = (columns: object) =>
  Object.entries(columns)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => sql`${sql.ref(name)} = ${value}`);

const changesWords = ({ name, description, category, tags }: ProjectColumns): boolean =>
  [name, description, category, tags].some((words) => words !== undefined);

/** Updates the searched text of the project in `changed`, in the same statement. */
const updateSearchedWords = (userId: string) => sql`,
    words (project_id, name, labels, description) as (select c.id, ${searchedWordsOf(sql`c`)} from changed c),
    searched as (
      update project_search s set name = w.name, labels = w.labels, description = w.description
      from words w where s.user_id = ${userId} and s.project_id = w.project_id
    )`;

interface ProjectUpdate {
  columns: ProjectColumns;
  dates: ProjectDates;
  /** The project is only changed if it has this version; undefined allows any. */
  ifVersion: number | undefined;
}

/**
 * Changes a project. Values set by hand decide its status and progress in the same statement. Undefined if there is no
 * such project, none of that version, or if its timeline would be invalid: all checked on the locked row. With a locked
 * plan, it also refuses dates that exclude a milestone.
 */
export function updateProject(
  db: Database,
  { userId, id }: Owned,
  { columns, dates, ifVersion }: ProjectUpdate,
  now: Date,
): Promise<FoundProject | undefined> {
  const { manual_status: status, manual_progress: progress } = columns;
  const hand = {
    ...(status === undefined ? {} : { status: sql`${status}::text` }),
    ...(progress === undefined ? {} : { progress: sql`${progress}::smallint` }),
  };
  const { start, due } = datesOf(dates);
  // Dates that do not depend on the row are checked before: a cluster refuses a condition without a column.
  const asksRow =
    dates.startDate === undefined || (dates.dueDate === undefined && dates.timeline === undefined);
  const holdsTimeline = asksRow ? sql`${due} - ${start} between 1 and ${TIMELINE_MAX_DAYS}::int` : sql`true`;
  const moves = Object.values(dates).some((date) => date !== undefined);
  const holdsMilestones = moves
    ? sql`((p.start_date, p.due_date) = (${start}, ${due}) or not exists (
        select 1 from milestones m
        where m.user_id = ${userId} and m.project_id = p.id and m.due_date not between ${start} and ${due}
      ))`
    : sql`true`;
  return firstOf<FoundProject>(db)`
    with changed as (
      update projects p set ${sql.join([
        ...assignments(columns),
        sql`start_date = ${start}`,
        sql`due_date = ${due}`,
        standingAssignments(presentCounts, hand),
        sql`settled = false`,
        sql`version = version + 1`,
        sql`edited_at = ${now}`,
        sql`updated_at = ${now}`,
      ])}
      where p.user_id = ${userId} and p.id = ${id} and p.deleted_at is null
        and ${holdsTimeline}
        and ${holdsMilestones}
        and p.version = coalesce(${ifVersion ?? null}::int, p.version)
      returning p.*
    )${changesWords(columns) ? updateSearchedWords(userId) : sql``}
    select to_json(c.*) as project, ${milestonesOf(userId, sql`c`)} as milestones from changed c
  `;
}

/** Takes a client off all their projects, those in the trash too. */
export async function clearClient(db: Database, userId: string, clientId: string, now: Date): Promise<void> {
  await sql`
    update projects set client_id = null, settled = false, version = version + 1, updated_at = ${now}
    where user_id = ${userId} and client_id = ${clientId}
  `.execute(db);
}

/** Moves a project to the trash. */
export const deleteProject = (db: Database, { userId, id }: Owned, now: Date) => hasRows(db)`
    with trashed as (
      update projects set deleted_at = ${now}, settled = false where user_id = ${userId} and id = ${id} and deleted_at is null returning id
    )
    ${addToTotal(userId, -1)} and exists (select 1 from trashed) returning id
  `;
