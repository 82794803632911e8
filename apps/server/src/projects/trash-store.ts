import { sql } from 'kysely';
import { type Database, firstOf, hasRows, rowsOf } from '../db/database.ts';
import { addToTotal, type ProjectRow } from '../db/project-counters.ts';
import { withoutGone } from '../db/project-figures.ts';
import { projectJson } from '../db/project-json.ts';
import type { MilestoneRow } from './shape.ts';
import { type FoundProject, milestonesOf, type Owned } from './store.ts';

interface TrashPage {
  total: number;
  projects: { project: ProjectRow; milestones: MilestoneRow[]; deleted_at: string }[];
}

/** A page of the user's projects in the trash, the last deleted first. */
export async function listTrash(
  db: Database,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<TrashPage> {
  const { rows } = await sql<TrashPage>`
    select
      (select count(*) from projects where user_id = ${userId} and deleted_at is not null) as total,
      (select coalesce(json_agg(json_build_object('project', ${projectJson('p')}, 'milestones', ${milestonesOf(userId, sql`p`)}, 'deleted_at', p.deleted_at)
         order by p.deleted_at desc, p.id), '[]')
       from (
         select * from projects where user_id = ${userId} and deleted_at is not null
         order by deleted_at desc, id limit ${limit} offset ${(page - 1) * limit}
       ) p) as projects
  `.execute(db);
  return rows[0] ?? { total: 0, projects: [] };
}

/** Restores a project from the trash and updates the counts; undefined if it is not in the trash. */
export const restoreProject = (db: Database, { userId, id }: Owned) => firstOf<FoundProject>(db)`
    with project as (
      update projects set deleted_at = null, settled = false where user_id = ${userId} and id = ${id} and deleted_at is not null returning *
    ), counted as (
      ${addToTotal(userId, 1)} and exists (select 1 from project)
    )
    select ${projectJson('project')} as project, ${milestonesOf(userId, sql`project`)} as milestones from project
  `;

/** The ids of the projects in the user's trash. */
export async function listTrashedIds(db: Database, userId: string): Promise<Owned[]> {
  const { rows } = await sql<{ id: string }>`
    select id from projects where user_id = ${userId} and deleted_at is not null order by deleted_at, id
  `.execute(db);
  return rows.map(({ id }) => ({ userId, id }));
}

const PURGED_AT_ONCE = 500;

/** Some of the projects that were moved to the trash before an instant. For the purge of all users. */
export const listExpired = (db: Database, before: Date) => rowsOf<Owned>(db)`
    select user_id as "userId", id from projects where deleted_at < ${before} limit ${PURGED_AT_ONCE}
  `;

/** Deletes a project in the trash for good; with `before`, only if it was moved there before that instant. */
export const deleteTrashed = (
  db: Database,
  { userId, id }: Owned,
  before: Date | undefined,
): Promise<boolean> => hasRows(db)`
    with gone as (
      delete from projects
      where user_id = ${userId} and id = ${id} and deleted_at < coalesce(${before ?? null}::timestamptz, 'infinity')
      returning id, counted_as, counted
    ),
    ${withoutGone(userId)}
    select id from gone
  `;
