import type { PlanWait } from '@daymark/contract/plans';
import type { Day } from '@daymark/domain/dates';
import { PUBLISHED_CALENDAR_ENTRIES_MAX_COUNT } from '@daymark/domain/limits';
import { type RawBuilder, sql } from 'kysely';
import { ownProject } from '../db/own-project.ts';
import { type StartedWait, startedWaits } from '../db/started-waits.ts';
import { type VersionedRead, versionOfProject, versionOfProjects } from '../db/versioned-read.ts';

/** The project of an entry, and how often and when its words were changed. Instants come from PostgreSQL's JSON. */
interface OfProject {
  project_id: string;
  project_name: string;
  project_version: number;
  project_edited_at: string | null;
}

export interface TaskRow extends OfProject {
  id: string;
  title: string;
  due_date: Day;
  due_time: string | null;
  estimated_hours: number | null;
  is_done: boolean;
  version: number;
  updated_at: string;
}

export interface MilestoneRow extends OfProject {
  id: string;
  name: string;
  due_date: Day;
  version: number;
  updated_at: string;
}

/** The waits of a project's plan. */
export interface WaitsRow extends OfProject {
  waits: PlanWait[] | null;
  started: readonly StartedWait[];
  plan_version: number;
  planned_at: string;
}

export interface CalendarRows {
  name: string | null;
  tasks: TaskRow[];
  milestones: MilestoneRow[];
  plans: WaitsRow[];
}

/** A row as it is read: its project is listed once, beside all rows. */
type Read<Row extends OfProject> = Omit<Row, keyof OfProject> & Pick<OfProject, 'project_id'>;

export interface ReadRows {
  name: string | null;
  projects: OfProject[];
  tasks: Read<TaskRow>[];
  milestones: Read<MilestoneRow>[];
  plans: Read<WaitsRow>[];
}

/** The rows with their projects. */
export function withProjects({ name, projects, tasks, milestones, plans }: ReadRows): CalendarRows {
  const byId = new Map(projects.map((project) => [project.project_id, project]));
  const joined = <Row extends { project_id: string }>(rows: readonly Row[]) =>
    rows.flatMap((row) => {
      const project = byId.get(row.project_id);
      return project ? [{ ...row, ...project }] : [];
    });
  return { name, tasks: joined(tasks), milestones: joined(milestones), plans: joined(plans) };
}

export interface Published {
  userId: string;
  /** Null for all projects. */
  projectId: string | null;
  /** The first day. */
  from: Day;
  withTasks: boolean;
  withCompleted: boolean;
  withWaits: boolean;
  withMilestones: boolean;
}

const listIf = (isWanted: boolean, rows: RawBuilder<unknown>) =>
  isWanted ? sql`(select coalesce(json_agg(one), '[]') from (${rows}) one)` : sql`'[]'::json`;

const MOST = PUBLISHED_CALENDAR_ENTRIES_MAX_COUNT;

/** The dated rows of a calendar, the earliest first; no row of a project in the trash. */
export function readCalendar(published: Published): VersionedRead<ReadRows> {
  const { userId, projectId, from } = published;
  const among = (column: RawBuilder<unknown>) =>
    projectId === null ? sql`true` : sql`${column} = ${projectId}::uuid`;
  const open = published.withCompleted ? sql`true` : sql`s.status <> 'Completed'`;
  const tasks = sql`
    select s.id, s.title, s.due_date, s.due_time, s.estimated_hours, s.status = 'Completed' as is_done, s.version, s.updated_at,
      s.project_id
    from subtasks s
    where s.user_id = ${userId} and s.deleted_at is null and s.due_date >= ${from}::date and ${among(sql`s.project_id`)} and ${open}
      and s.project_id not in (select id from projects where user_id = ${userId} and deleted_at is not null)
    order by s.due_date, s.position, s.id limit ${MOST}`;
  const milestones = sql`
    select m.id, m.name, m.due_date, m.version, m.updated_at, m.project_id
    from milestones m ${ownProject(userId, sql`m.project_id`)}
    where m.user_id = ${userId} and m.due_date >= ${from}::date and ${among(sql`m.project_id`)}
    order by m.due_date, m.id limit ${MOST}`;
  const plans = sql`
    select p.plan -> 'waits' as waits, ${startedWaits(userId)} as started, p.plan_version, coalesce(p.planned_at, p.created_at) as planned_at, p.id as project_id
    from projects p
    where p.user_id = ${userId} and p.deleted_at is null and ${among(sql`p.id`)}
      and (p.plan -> 'waits' <> '[]' or exists (select 1 from waits w where w.user_id = ${userId} and w.project_id = p.id))
    order by p.id limit ${MOST}`;
  const projects = sql`
    select p.id as project_id, p.name as project_name, p.version as project_version, p.edited_at as project_edited_at
    from projects p where p.user_id = ${userId} and p.deleted_at is null and ${among(sql`p.id`)}`;
  return {
    version: projectId === null ? versionOfProjects(userId) : versionOfProject(userId, projectId),
    rows: sql`
      select (select p.name from projects p where p.user_id = ${userId} and p.id = ${projectId}) as name,
        ${listIf(true, projects)} as projects,
        ${listIf(published.withTasks, tasks)} as tasks,
        ${listIf(published.withMilestones, milestones)} as milestones,
        ${listIf(published.withWaits, plans)} as plans`,
  };
}
