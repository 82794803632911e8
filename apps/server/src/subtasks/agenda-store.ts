import type { SubtaskGroup, SubtaskStats, SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import type { Day } from '@daymark/domain/dates';
import { STATUSES, type Status } from '@daymark/domain/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { isMissedOn, isOverdueOn } from '../db/overdue.ts';
import { ownProject } from '../db/own-project.ts';
import { figuresByCategory, unsettledOf } from '../db/project-figures.ts';
import { subtaskList } from '../db/subtask-json.ts';
import {
  type KnownRows,
  type ListedRow,
  serverOfVersions,
  type VersionedRead,
  versionOfProjects,
  versionOfRow,
} from '../db/versioned-read.ts';
import { type Calendar, daysAroundToday, figuresOf, groupsOf } from './agenda-groups-store.ts';
import type { AgendaRow } from './shape.ts';

type Query = z.output<typeof SubtaskStatsQuery>;

const SORT_COLUMNS = {
  dueDate: sql`s.due_date`,
  createdAt: sql`s.created_at`,
  updatedAt: sql`s.updated_at`,
  priority: sql`array_position(array['Low', 'Medium', 'High'], s.priority)`,
  title: sql`s.title collate people`,
} satisfies Record<string, RawBuilder<unknown>>;

const statusesOf = ({ status = [...STATUSES], includeCompleted = true }: Query): Status[] =>
  STATUSES.filter((one) => status.includes(one) && (includeCompleted || one !== 'Completed'));

/** The condition on the status, in the form of the index on open subtasks. */
function withStatus(statuses: readonly Status[]): RawBuilder<unknown> {
  if (statuses.length === STATUSES.length) return sql`true`;
  const open = sql`s.status <> 'Completed'`;
  if (statuses.includes('Completed')) return sql`s.status = any(${statuses})`;
  return statuses.length === STATUSES.length - 1 ? open : sql`${open} and s.status = any(${statuses})`;
}

function filtersOf(query: Query, today: Day): RawBuilder<unknown> {
  const filters: RawBuilder<unknown>[] = [withStatus(statusesOf(query))];
  if (query.dueDateFrom) filters.push(sql`s.due_date >= ${query.dueDateFrom}`);
  if (query.dueDateTo) filters.push(sql`s.due_date <= ${query.dueDateTo}`);
  if (query.includeMissed === false) filters.push(sql`not ${isMissedOn(today)}`);
  if (query.projectId) filters.push(sql`s.project_id = ${query.projectId}`);
  return sql.join(filters, sql` and `);
}

/** Excludes the few projects in the trash with a list, because a join would read all projects. */
const ofPresent = (userId: string) => sql`s.project_id not in (
  select id from projects where user_id = ${userId} and deleted_at is not null)`;

/** Whether the figures can be computed from those of the projects: for all days, or for open work from a day on. */
const isOfProjects = (query: Query): boolean =>
  !query.projectId &&
  !query.dueDateTo &&
  query.includeMissed !== false &&
  !(query.dueDateFrom && statusesOf(query).includes('Completed'));

const SHOWN_OF_PROJECT = {
  project_name: sql`p.name`,
  project_category: sql`p.category`,
  project_color: sql`p.color`,
  project_priority: sql`p.priority`,
};

export interface Agenda {
  server: string;
  items: ListedRow<AgendaRow>[];
  stats: SubtaskStats;
  groups: SubtaskGroup[];
  days: SubtaskGroup[];
  /** How many projects were read for the figures. */
  unsettled: number;
}

const COUNTED = {
  Pending: {
    key: sql`'pending'`,
    count: sql`subtasks_pending`,
    hours: sql`hours_pending`,
    estimated: sql`estimated_pending`,
  },
  'In Progress': {
    key: sql`'inProgress'`,
    count: sql`subtasks_in_progress`,
    hours: sql`hours_in_progress`,
    estimated: sql`estimated_in_progress`,
  },
  Completed: {
    key: sql`'completed'`,
    count: sql`subtasks_completed`,
    hours: sql`hours_completed`,
    estimated: sql`estimated_completed`,
  },
};

type Summed = 'count' | 'hours' | 'estimated';

const COLUMNS = sql`subtasks_pending, subtasks_in_progress, subtasks_completed,
  hours_pending, hours_in_progress, hours_completed, estimated_pending, estimated_in_progress, estimated_completed`;

/** Open subtasks of some days, to subtract. */
const withoutOpen = (userId: string, ofDays: RawBuilder<unknown>) => sql`
  union all
  select -count(*) filter (where s.status = 'Pending'), -count(*) filter (where s.status = 'In Progress'), 0,
    -sum(s.estimated_hours) filter (where s.status = 'Pending'), -sum(s.estimated_hours) filter (where s.status = 'In Progress'), 0,
    -count(s.estimated_hours) filter (where s.status = 'Pending'), -count(s.estimated_hours) filter (where s.status = 'In Progress'), 0
  from subtasks s
  where s.user_id = ${userId} and s.deleted_at is null and s.status <> 'Completed'
    and ${ofDays} and ${ofPresent(userId)}`;

/** Of open work, the part before today or without a day is smaller than the rest. */
const withoutThoseBefore = (userId: string, day: Day) =>
  sql`${withoutOpen(userId, sql`s.due_date < ${day}::date`)} ${withoutOpen(userId, sql`s.due_date is null`)}`;

/** The figures over all subtasks of these statuses, from those of the projects. Only the overdue ones are counted. */
function figuresOfProjects(userId: string, query: Query, overdue: RawBuilder<unknown>) {
  const statuses = statusesOf(query);
  const before = query.dueDateFrom ? withoutThoseBefore(userId, query.dueDateFrom) : sql``;
  const sum = (of: Summed, among: readonly Status[] = statuses) =>
    sql`coalesce(sum(${sql.join([sql`0`, ...among.map((status) => sql`coalesce(${COUNTED[status][of]}, 0)`)], sql` + `)}), 0)`;
  const counts = STATUSES.map(
    (status) => sql`${COUNTED[status].key}, ${sum('count', statuses.includes(status) ? [status] : [])}`,
  );
  return sql`(select json_build_object('total', ${sum('count')}, ${sql.join(counts)}, 'overdue', (${overdue}),
      'estimatedHours', ${sum('hours')},
      'averageEstimatedHours', coalesce(round(${sum('hours')} / nullif(${sum('estimated')}, 0), 1), 0)
    ) from (select ${COLUMNS} from (${figuresByCategory(userId)}) kept ${before}) figures)`;
}

/** A page of the user's matching subtasks over all projects, and figures over all matches, also in groups. */
export function readAgenda(
  { userId, known }: { userId: string; known: KnownRows },
  query: Query,
  calendar: Calendar,
): VersionedRead<Agenda> {
  const order = sql`${SORT_COLUMNS[query.sortBy]} ${sql.raw(query.sortOrder)} nulls last, s.due_date nulls last, s.position, s.id`;
  const from = sql`from subtasks s ${query.groupBy === 'project' ? ownProject(userId, sql`s.project_id`) : sql``}`;
  const where = sql`s.user_id = ${userId} and s.deleted_at is null and ${filtersOf(query, calendar.today)} and ${ofPresent(userId)}`;
  const present = sql`from subtasks s where ${where}`;
  const stats = isOfProjects(query)
    ? figuresOfProjects(userId, query, sql`select count(*) ${present} and ${isOverdueOn(calendar.today)}`)
    : sql`(select json_build_object(${figuresOf(calendar.today)},
        'averageEstimatedHours', coalesce(round(avg(s.estimated_hours), 1), 0)) ${present})`;
  const rows = sql<Agenda>`
    select
      ${serverOfVersions} as server,
      ${subtaskList<AgendaRow>(userId, {
        from: sql`(
          select s.*, ${versionOfRow(sql`s`)} as row_version ${present}
          order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}
        ) s ${ownProject(userId, sql`s.project_id`)}`,
        order,
        known,
        rowVersion: sql`s.row_version`,
        ofProject: SHOWN_OF_PROJECT,
      })} as items,
      ${stats} as stats,
      ${unsettledOf(userId)} as unsettled,
      ${groupsOf(query.groupBy, { from, where }, calendar)} as groups,
      ${query.groupBy === 'week' ? daysAroundToday({ from, where }, calendar) : sql`'[]'::json`} as days`;
  return { version: versionOfProjects(userId), rows };
}
