import type { SubtaskGroup, SubtaskStats, SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
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

function filtersOf(query: Query): RawBuilder<unknown> {
  const filters: RawBuilder<unknown>[] = [sql`true`];
  if (query.status) filters.push(sql`s.status = any(${query.status})`);
  if (query.includeCompleted === false) filters.push(sql`s.status <> 'Completed'`);
  if (query.dueDateFrom) filters.push(sql`s.due_date >= ${query.dueDateFrom}`);
  if (query.dueDateTo) filters.push(sql`s.due_date <= ${query.dueDateTo}`);
  if (query.projectId) filters.push(sql`s.project_id = ${query.projectId}`);
  return sql.join(filters, sql` and `);
}

export interface Agenda {
  items: AgendaRow[];
  stats: SubtaskStats;
  groups: SubtaskGroup[];
  days: SubtaskGroup[];
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
  const { rows } = await sql<Agenda>`
    select
      (select coalesce(json_agg(item), '[]') from (
         select s.*, ${dependenciesOf(userId, sql`s`)} as depends_on, ${lagsOf(userId, sql`s`)} as lags
         from (
           select s.*, p.name as project_name, p.category as project_category, p.start_date as project_start
           ${from} where ${where} order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}
         ) s
         order by ${order}
       ) item) as items,
      (select json_build_object(${figuresOf(calendar.today)},
        'averageEstimatedHours', coalesce(round(avg(s.estimated_hours), 1), 0)
      ) ${from} where ${where}) as stats,
      ${groupsOf(query.groupBy, { from, where }, calendar)} as groups,
      ${query.groupBy === 'week' ? daysAroundToday({ from, where }, calendar) : sql`'[]'::json`} as days
  `.execute(db);
  const [agenda] = rows;
  if (!agenda) throw new Error('An aggregate without a row');
  return agenda;
}
