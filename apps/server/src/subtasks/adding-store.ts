import type { Source } from '@daymark/contract/source';
import type { Day } from '@daymark/domain/dates';
import type { Lag } from '@daymark/domain/dependencies';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import type { Proposed } from '@daymark/planner/plan';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inOneTrip } from '../db/one-trip.ts';
import { growProject, type StandingRow, whyNotGrown } from '../db/project-counters.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import { notFound } from '../http/errors.ts';
import type { ChangedSubtasks } from './changing-store.ts';
import { projectIsFull } from './room.ts';
import { insertionOfWords } from './searched-words-store.ts';
import type { InProject } from './store.ts';

export interface SubtaskToInsert {
  id: string;
  milestoneId: string | null;
  title: string;
  description: string;
  status: Status;
  /** When it was completed; the present time if it is not given. */
  completedAt?: string | null;
  priority: Priority;
  dueDate: Day | null;
  dueTime: string | null;
  estimatedHours: number | null;
  actualHours: number | null;
  tags: string[];
  aiGenerated: boolean;
  source: Source | null;
  playbook: string | null;
  /** The fields that a plan adds. */
  statement?: string | null;
  repeat?: boolean;
  guessed?: boolean;
  pinned: boolean;
  /** The earliest and the latest day that the brief states. */
  earliestOn?: Day | null;
  latestOn?: Day | null;
  /** The series of an occurrence, and its day by the rule. */
  seriesId?: string;
  occursOn?: Day;
  dependsOn: string[];
  lags: readonly Lag[];
  /** The proposed task; if the user changed it before accepting, it counts as edited. */
  proposed?: Proposed | null;
  isEdited?: boolean;
  isDated?: boolean;
}

const columnsOfInsert = sql`
  id uuid, "milestoneId" uuid, title text, description text, status text, priority text, "dueDate" date, "dueTime" text,
  "estimatedHours" numeric, "actualHours" numeric, tags text[], "aiGenerated" boolean, source jsonb, playbook text, pinned boolean,
  proposed jsonb, "isEdited" boolean, "isDated" boolean, "seriesId" uuid, "occursOn" date, "earliestOn" date, "latestOn" date,
  statement text, repeat boolean, guessed boolean, "completedAt" timestamptz`;

/** The values of a new subtask that are only known after the insert; hours are rounded by the column. */
interface Written {
  id: string;
  position: number;
  estimated_hours: number | null;
  actual_hours: number | null;
}

const isDatedByHand = ({ aiGenerated, isDated, dueDate }: SubtaskToInsert): boolean =>
  (isDated ?? !aiGenerated) && dueDate !== null;

const insertedRow = (
  subtask: SubtaskToInsert,
  { position, estimated_hours, actual_hours }: Written,
  project: StandingRow,
  now: Date,
): SubtaskRow => ({
  id: subtask.id,
  project_id: project.id,
  project_start: project.start_date,
  milestone_id: subtask.milestoneId,
  title: subtask.title,
  description: subtask.description,
  status: subtask.status,
  priority: subtask.priority,
  due_date: subtask.dueDate,
  due_time: subtask.dueTime,
  estimated_hours,
  actual_hours,
  tags: subtask.tags,
  ai_generated: subtask.aiGenerated,
  source: subtask.source,
  playbook: subtask.playbook,
  statement: subtask.statement ?? null,
  repeat: subtask.repeat ?? false,
  guessed: subtask.guessed ?? false,
  proposed: subtask.proposed ?? null,
  position,
  pinned: subtask.pinned,
  earliest_on: subtask.earliestOn ?? null,
  latest_on: subtask.latestOn ?? null,
  series_id: subtask.seriesId ?? null,
  occurs_on: subtask.occursOn ?? null,
  version: 1,
  edited_at: subtask.isEdited ? now.toISOString() : null,
  dated_at: isDatedByHand(subtask) ? now : null,
  completed_at: subtask.status === 'Completed' ? (subtask.completedAt ?? now) : null,
  created_at: now,
  updated_at: now,
  depends_on: subtask.dependsOn,
  lags: subtask.lags.filter(({ days }) => days > 0),
});

/** The insert reads the project's row as `growProject` leaves it, and so inserts nothing if there is no project. */
const insertion = ({ userId, projectId }: InProject, subtasks: readonly SubtaskToInsert[], now: Date) =>
  sql<Written>`
    insert into subtasks as s (user_id, project_id, id, milestone_id, title, description, status, priority, due_date, due_time,
      estimated_hours, actual_hours, tags, ai_generated, source, playbook, pinned, proposed, series_id, occurs_on, earliest_on, latest_on,
      statement, repeat, guessed, edited_at, position, dated_at, completed_at, created_at, updated_at)
    select p.user_id, p.id, r.id, r."milestoneId", r.title, r.description, r.status, r.priority, r."dueDate", r."dueTime",
      r."estimatedHours", r."actualHours", r.tags, r."aiGenerated", r.source, r.playbook, r.pinned, r.proposed,
      r."seriesId", r."occursOn", r."earliestOn", r."latestOn",
      r.statement, coalesce(r.repeat, false), coalesce(r.guessed, false), case when r."isEdited" then ${now}::timestamptz end,
      p.last_position - ${subtasks.length}::int + r.n,
      case when r."dueDate" is not null and coalesce(r."isDated", not r."aiGenerated") then ${now}::timestamptz end,
      case when r.status = 'Completed' then coalesce(r."completedAt", ${now}::timestamptz) end, ${now}, ${now}
    from projects p, rows from (json_to_recordset(${JSON.stringify(subtasks)}) as (${columnsOfInsert})) with ordinality as r (
      id, "milestoneId", title, description, status, priority, "dueDate", "dueTime", "estimatedHours", "actualHours",
      tags, "aiGenerated", source, playbook, pinned, proposed, "isEdited", "isDated", "seriesId", "occursOn",
      "earliestOn", "latestOn", statement, repeat, guessed, "completedAt", n)
    where p.user_id = ${userId} and p.id = ${projectId}
    returning s.id, s.position, s.estimated_hours, s.actual_hours`;

/**
 * Inserts subtasks after the existing ones, with their dependencies; undefined if there is no such project. Throws
 * `conflict` if it has no room. The project's row is locked first. These are three statements, because a cluster refuses
 * an insert in a `with`. Use a transaction if there are dependencies; without one, the statements make their own.
 */
export async function insertSubtasks(
  db: Database,
  scope: InProject,
  subtasks: readonly SubtaskToInsert[],
  now: Date,
): Promise<ChangedSubtasks | undefined> {
  const [[project], written] = await inOneTrip(
    db,
    growProject(scope, subtasks, now),
    insertion(scope, subtasks, now),
    insertionOfWords(
      scope.userId,
      subtasks.map(({ id }) => id),
    ),
  ).catch((error: unknown) => {
    const why = whyNotGrown(error);
    if (why === 'full') throw projectIsFull();
    if (why === 'deleted') throw notFound('Project');
    throw error;
  });
  if (!project) return undefined;
  await insertDependencies(db, scope.userId, subtasks);
  const byId = new Map(subtasks.map((subtask) => [subtask.id, subtask]));
  const toRow = (one: Written) => {
    const subtask = byId.get(one.id);
    return subtask ? [insertedRow(subtask, one, project, now)] : [];
  };
  return { project, subtasks: written.flatMap(toRow), isTimed: false };
}

interface Waiting {
  id: string;
  dependsOn: readonly string[];
  lags: readonly Lag[];
}

async function insertDependencies(db: Database, userId: string, subtasks: readonly Waiting[]): Promise<void> {
  const rows = subtasks.flatMap(({ id, dependsOn, lags }) => {
    const daysAfter = new Map(lags.map((lag) => [lag.id, lag.days]));
    return dependsOn.map((other) => ({
      user_id: userId,
      subtask_id: id,
      depends_on_id: other,
      lag_days: daysAfter.get(other) ?? 0,
    }));
  });
  if (rows.length === 0) return;
  await db.insertInto('subtask_dependencies').values(rows).execute();
}

/** Replaces the dependencies of a subtask and their lags. */
export async function replaceDependencies(db: Database, userId: string, subtask: Waiting): Promise<void> {
  await db
    .deleteFrom('subtask_dependencies')
    .where('user_id', '=', userId)
    .where('subtask_id', '=', subtask.id)
    .execute();
  await insertDependencies(db, userId, [subtask]);
}
