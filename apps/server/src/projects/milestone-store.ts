import type { Day } from '@daymark/domain/dates';
import { type RawBuilder, sql } from 'kysely';
import { type Database, firstOf, hasRows } from '../db/database.ts';
import { type VersionedRead, versionOfProject } from '../db/versioned-read.ts';
import type { MilestoneRow, MilestoneStandingRow } from './shape.ts';
import type { Owned } from './store.ts';

interface InProject {
  userId: string;
  projectId: string;
}

/** Milestone rows with the counts of their subtasks. */
const standingOf = (userId: string, milestones: RawBuilder<unknown>) => sql`
  select m.id, m.project_id, m.name, m.due_date, m.version,
    count(s.id)::int as subtasks_total,
    count(*) filter (where s.status = 'Completed')::int as subtasks_completed,
    count(*) filter (where s.status <> 'Completed' and s.due_date > m.due_date)::int as subtasks_late
  from ${milestones} m
  left join subtasks s on s.user_id = ${userId} and s.milestone_id = m.id and s.deleted_at is null
  group by m.id, m.project_id, m.name, m.due_date, m.version
  order by m.due_date, m.name, m.id`;

/** The milestones of a project, the earliest first; no row if there is no such project. */
export function listMilestones({
  userId,
  projectId,
}: InProject): VersionedRead<{ milestones: MilestoneStandingRow[] }> {
  const own = sql`(select * from milestones where user_id = ${userId} and project_id = ${projectId})`;
  const rows = sql<{ milestones: MilestoneStandingRow[] }>`
    select (select coalesce(json_agg(to_json(r.*)), '[]') from (${standingOf(userId, own)}) r) as milestones
    from projects p where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null`;
  return { version: versionOfProject(userId, projectId), rows };
}

export interface Timeline {
  start_date: Day;
  due_date: Day;
  milestones_total: number;
}

/** The dates of a project and its number of milestones; undefined if there is no such project. */
export const findTimeline = (db: Database, { userId, projectId }: InProject) => firstOf<Timeline>(db)`
    select p.start_date, p.due_date,
      (select count(*) from milestones m where m.user_id = ${userId} and m.project_id = p.id) as milestones_total
    from projects p where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null
  `;

type MilestoneOfProject = MilestoneRow & { project_id: string };

/** A milestone in an existing project. */
export const findMilestone = (db: Database, { userId, id }: Owned) => firstOf<MilestoneOfProject>(db)`
    select m.* from milestones m
    join projects p on p.user_id = m.user_id and p.id = m.project_id and p.deleted_at is null
    where m.user_id = ${userId} and m.id = ${id}
  `;

/** A milestone with the counts of its subtasks. */
export async function findStanding(
  db: Database,
  { userId, id }: Owned,
): Promise<MilestoneStandingRow | undefined> {
  const own = sql`(select * from milestones where user_id = ${userId} and id = ${id})`;
  return (await sql<MilestoneStandingRow>`${standingOf(userId, own)}`.execute(db)).rows[0];
}

/** Marks the project of a milestone as changed; no row if it does not exist. */
const touchProject = ({ userId, projectId }: InProject, now: Date) => sql`
  update projects set updated_at = ${now}, settled = false where user_id = ${userId} and id = ${projectId} and deleted_at is null
  returning user_id, id`;

/** Inserts a milestone; undefined if its project does not exist. Use a transaction. */
export async function insertMilestone(
  trx: Database,
  { userId, projectId }: InProject,
  { id, name, dueDate }: { id: string; name: string; dueDate: Day },
  now: Date,
): Promise<MilestoneStandingRow | undefined> {
  const touched = await touchProject({ userId, projectId }, now).execute(trx);
  if (touched.rows.length === 0) return undefined;
  await trx
    .insertInto('milestones')
    .values({ user_id: userId, project_id: projectId, id, name, due_date: dueDate, updated_at: now })
    .execute();
  return findStanding(trx, { userId, id });
}

/** Changes the given columns; undefined if the milestone, or its project, does not exist. */
export const updateMilestone = (
  db: Database,
  { id, ...project }: InProject & { id: string },
  { name, dueDate }: { name: string | undefined; dueDate: Day | undefined },
  now: Date,
) => firstOf<MilestoneStandingRow>(db)`
    with touched as (${touchProject(project, now)}),
    changed as (
      update milestones m
      set name = coalesce(${name ?? null}, m.name), due_date = coalesce(${dueDate ?? null}::date, m.due_date), version = m.version + 1,
        updated_at = ${now}
      from touched t where m.user_id = ${project.userId} and m.user_id = t.user_id and m.project_id = t.id and m.id = ${id}
      returning m.*
    )
    ${standingOf(project.userId, sql`changed`)}
  `;

/** False if the milestone, or its project, does not exist. */
export const deleteMilestone = (
  db: Database,
  { id, ...project }: InProject & { id: string },
  now: Date,
): Promise<boolean> => hasRows(db)`
    with touched as (${touchProject(project, now)})
    delete from milestones m using touched t
    where m.user_id = ${project.userId} and m.user_id = t.user_id and m.project_id = t.id and m.id = ${id}
    returning m.id
  `;
