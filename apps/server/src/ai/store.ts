import type { Day, Weekday } from '@daymark/domain/dates';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface PlanningFacts {
  weekdays: Weekday[];
  hours_per_day: number;
  locale: string;
  /** Hours of open work of the user's other projects, by day. */
  busy_hours: Record<Day, number>;
}

export interface PlanningSpan {
  userId: string;
  /** The project that is planned; its own work is not busy time. Null for one that is not written yet. */
  projectId: string | null;
  from: Day;
  to: Day;
}

/** When the user works and what is already on the days of a span. */
export async function findPlanningFacts(
  db: Database,
  { userId, projectId, from, to }: PlanningSpan,
): Promise<PlanningFacts> {
  const { rows } = await sql<PlanningFacts>`
    select u.weekdays, u.hours_per_day, u.locale, (
      select coalesce(json_object_agg(due_date, hours), '{}') from (
        select s.due_date, sum(s.estimated_hours) as hours
        from subtasks s
        join projects p on p.user_id = s.user_id and p.id = s.project_id and p.deleted_at is null
        where s.user_id = ${userId} and s.deleted_at is null and s.status <> 'Completed' and s.estimated_hours is not null
          and s.due_date between ${from}::date and ${to}::date and s.project_id is distinct from ${projectId}::uuid
        group by s.due_date
      ) busy
    ) as busy_hours
    from users u where u.id = ${userId}
  `.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('The user of a session is missing');
  return facts;
}
