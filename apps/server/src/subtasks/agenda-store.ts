import type { SubtaskGroup, SubtaskStats, SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import { STATUSES, type Status } from '@daymark/domain/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { figuresByCategory, unsettledOf } from '../db/project-figures.ts';
import { dependenciesOf, lagsOf } from '../db/subtask-json.ts';
import { type Calendar, daysAroundToday, figuresOf, groupsOf } from './agenda-groups.ts';
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

/** Which statuses count, in the words of the index of what is open. */
function withStatus(statuses: readonly Status[]): RawBuilder<unknown> {
  if (statuses.length === STATUSES.length) return sql`true`;
  const open = sql`s.status <> 'Completed'`;
  if (statuses.includes('Completed')) return sql`s.status = any(${statuses})`;
  return statuses.length === STATUSES.length - 1 ? open : sql`${open} and s.status = any(${statuses})`;
}

function filtersOf(query: Query): RawBuilder<unknown> {
  const filters: RawBuilder<unknown>[] = [withStatus(statusesOf(query))];
  if (query.dueDateFrom) filters.push(sql`s.due_date >= ${query.dueDateFrom}`);
  if (query.dueDateTo) filters.push(sql`s.due_date <= ${query.dueDateTo}`);
  if (query.projectId) filters.push(sql`s.project_id = ${query.projectId}`);
  return sql.join(filters, sql` and `);
}

const isByStatusAlone = ({ dueDateFrom, dueDateTo, projectId }: Query): boolean =>
  !dueDateFrom && !dueDateTo && !projectId;

export interface Agenda {
  items: AgendaRow[];
  stats: SubtaskStats;
  groups: SubtaskGroup[];
  days: SubtaskGroup[];
  /** How many projects were read for the figures of all. */
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

/** The figures over all subtasks of these statuses, from those of the projects: only what is overdue is counted. */
function figuresOfProjects(userId: string, statuses: readonly Status[], overdue: RawBuilder<unknown>) {
  const sum = (of: Summed, among: readonly Status[] = statuses) =>
    sql`coalesce(sum(${sql.join([sql`0`, ...among.map((status) => COUNTED[status][of])], sql` + `)}), 0)`;
  const counts = STATUSES.map(
    (status) => sql`${COUNTED[status].key}, ${sum('count', statuses.includes(status) ? [status] : [])}`,
  );
  return sql`(select json_build_object('total', ${sum('count')}, ${sql.join(counts)}, 'overdue', (${overdue}),
      'estimatedHours', ${sum('hours')},
      'averageEstimatedHours', coalesce(round(${sum('hours')} / nullif(${sum('estimated')}, 0), 1), 0)
    ) from (${figuresByCategory(userId)}) figures)`;
}

/** A page of the user's subtasks over all projects that match, and figures over all that match, also in groups. */
export async function findAgenda(
  db: Database,
  userId: string,
  query: Query,
  calendar: Calendar,
): Promise<Agenda> {
  const order = sql`${SORT_COLUMNS[query.sortBy]} ${sql.raw(query.sortOrder)} nulls last, s.due_date nulls last, s.position, s.id`;
  const from = sql`
    from subtasks s
    join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null`;
  const where = sql`s.user_id = ${userId} and s.deleted_at is null and ${filtersOf(query)}`;
  // Those of projects in the trash, which are few, are left out by a list: a join would read all projects.
  const present = sql`from subtasks s where ${where} and s.project_id not in (
    select id from projects where user_id = ${userId} and deleted_at is not null)`;
  const stats = isByStatusAlone(query)
    ? figuresOfProjects(
        userId,
        statusesOf(query),
        sql`select count(*) ${present} and s.status <> 'Completed' and s.due_date < ${calendar.today}::date`,
      )
    : sql`(select json_build_object(${figuresOf(calendar.today)},
        'averageEstimatedHours', coalesce(round(avg(s.estimated_hours), 1), 0)) ${present})`;
  const { rows } = await sql<Agenda>`
    select
      (select coalesce(json_agg(item), '[]') from (
         select s.*, ${dependenciesOf(userId, sql`s`)} as depends_on, ${lagsOf(userId, sql`s`)} as lags
         from (
           select s.*, p.name as project_name, p.category as project_category, p.start_date as project_start
           from (
             select s.* ${present} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}
           ) s
           join projects p on p.user_id = ${userId} and p.id = s.project_id
         ) s
         order by ${order}
       ) item) as items,
      ${stats} as stats,
      ${unsettledOf(userId)} as unsettled,
      ${groupsOf(query.groupBy, { from, where }, calendar)} as groups,
      ${query.groupBy === 'week' ? daysAroundToday({ from, where }, calendar) : sql`'[]'::json`} as days
  `.execute(db);
  const [agenda] = rows;
  if (!agenda) throw new Error('An aggregate without a row');
  return agenda;
}
