import type { ProjectListQuery } from '@daymark/contract/projects';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { ProjectRow } from '../db/project-counters.ts';
import { projectJson } from '../db/project-json.ts';
import {
  isKnownRow,
  type KnownRows,
  serverOfVersions,
  type VersionedRead,
  versionOfProjects,
  versionOfRow,
} from '../db/versioned-read.ts';
import type { MilestoneRow } from './shape.ts';
import { milestonesOf } from './store.ts';

/** How a list of projects `p` is sorted. */
export const SORT_COLUMNS = {
  createdAt: sql`p.created_at`,
  updatedAt: sql`p.updated_at`,
  dueDate: sql`p.due_date`,
  name: sql`p.name collate people`,
  priority: sql`array_position(array['Low', 'Medium', 'High'], p.priority)`,
  progress: sql`p.progress`,
} satisfies Record<string, RawBuilder<unknown>>;

/** A project of a page, or none if the page is empty; each row has the total. */
export interface PageRow<D> {
  total: number;
  project: ProjectRow | null;
  milestones: MilestoneRow[];
  days: D;
}

export interface ProjectPage<D> {
  total: number;
  projects: { project: ProjectRow; milestones: MilestoneRow[]; days: D }[];
}

export const pageOf = <D>(rows: readonly PageRow<D>[]): ProjectPage<D> => ({
  total: rows[0]?.total ?? 0,
  projects: rows.flatMap(({ project, milestones, days }) => (project ? [{ project, milestones, days }] : [])),
});

/** A project of a page with the version of its row. Without what it has to show if that is known; none if the page is empty. */
export interface ListRow<D> {
  total: number;
  server: string;
  version: string | null;
  row: { project: ProjectRow; milestones: MilestoneRow[]; days: D } | null;
}

interface Listed {
  userId: string;
  onlyProjects?: readonly string[] | undefined;
  /** The versions of rows that need not be sent. */
  known: KnownRows;
}

/**
 * One page of the user's projects, or of those with the given ids. The total of all is stored on the user's row. What a
 * list shows of a project changes with the version of its row, as with `versionOfProject`.
 */
export function listProjects<D>(
  { userId, onlyProjects, known }: Listed,
  query: z.output<typeof ProjectListQuery>,
  daysOf: RawBuilder<D>,
): VersionedRead<ListRow<D>> {
  const direction = sql.raw(query.sortOrder);
  const order = sql`${SORT_COLUMNS[query.sortBy]} ${direction}, p.id ${direction}`;
  const among = onlyProjects ? sql`and p.id = any(${[...onlyProjects]}::uuid[])` : sql``;
  const total = onlyProjects
    ? sql`(select count(*) from projects p where p.user_id = ${userId} and p.deleted_at is null ${among})`
    : sql`u.projects_total`;
  const rows = sql<ListRow<D>>`
    select ${total} as total, ${serverOfVersions} as server, p.row_version as version, to_json(shown) as row
    from users u
    left join lateral (
      select p.*, ${versionOfRow(sql`p`)} as row_version from projects p
      where p.user_id = ${userId} and p.deleted_at is null ${among}
      order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}
    ) p on true
    left join lateral (
      select ${projectJson('p')} as project, ${milestonesOf(userId, sql`p`)} as milestones, ${daysOf} as days
      where not ${isKnownRow(sql`p.row_version`, known)} offset 0
    ) shown on true
    where u.id = ${userId}
    order by ${order}`;
  return { version: versionOfProjects(userId), rows };
}
