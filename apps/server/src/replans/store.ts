import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import { sql } from 'kysely';
import type { ProjectWeekRow } from '../calendars/store.ts';
import { type Database, rowsOf } from '../db/database.ts';

/** The most early answers that are looked at. */
const EARLY_ANSWERS_MAX_COUNT = 20;

export interface PlannedProjectRow extends ProjectWeekRow {
  id: string;
  name: string;
  start_date: Day;
  due_date: Day;
  version: number;
  milestones: { id: string; name: string; dueDate: Day; version: number }[];
}

export interface OpenSubtaskRow {
  id: string;
  project_id: string;
  title: string;
  version: number;
  due_date: Day | null;
  earliest_on: Day | null;
  latest_on: Day | null;
  estimated_hours: number | null;
  actual_hours: number | null;
  priority: Priority;
  milestone_id: string | null;
  pinned: boolean;
  ai_generated: boolean;
  is_dated_by_hand: boolean;
  is_edited: boolean;
  /** Whether it is one day of a habit. */
  repeat: boolean;
  /** Open dependencies. */
  waits_for: { id: string; lagDays: number }[];
  /** The wait before it that is late; null if none is. */
  late: { who: string; expectedOn: Day } | null;
  /** The last answer that it waited for: when it came, and its agreed day. Null if none has come. */
  answer: { on: Day; expectedOn: Day | null } | null;
  /** Completed dependencies: when they were completed, and their lags. */
  waited_for: { at: string; lagDays: number }[];
}

export interface OpenPlans {
  projects: PlannedProjectRow[];
  subtasks: OpenSubtaskRow[];
}

/** All open work of a user, with its dependencies and projects, in one round trip. */
export async function findOpenPlans(db: Database, userId: string, today: Day): Promise<OpenPlans> {
  const ofTask = sql`w.user_id = ${userId} and w.project_id = s.project_id and (w.subtask_id = s.id or s.statement = any(w.followers))`;
  const { rows } = await sql<OpenPlans>`
    select (
      select coalesce(json_agg(json_build_object(
        'id', p.id, 'name', p.name, 'start_date', p.start_date, 'due_date', p.due_date, 'version', p.version,
        'weekdays', p.weekdays, 'hours_per_day', p.hours_per_day,
        'working_time', p.plan -> 'workingTime', 'planned_week', p.plan -> 'week',
        'milestones', (
          select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name, 'dueDate', m.due_date,
            'version', m.version) order by m.due_date, m.id), '[]')
          from milestones m where m.user_id = ${userId} and m.project_id = p.id
        )) order by p.due_date, p.id), '[]')
      from projects p where p.user_id = ${userId} and p.deleted_at is null and p.status <> 'Completed'
    ) as projects, (
      select coalesce(json_agg(json_build_object(
        'id', s.id, 'project_id', s.project_id, 'title', s.title, 'version', s.version, 'due_date', s.due_date,
        'earliest_on', s.earliest_on, 'latest_on', s.latest_on, 'estimated_hours', s.estimated_hours, 'actual_hours', s.actual_hours, 'priority', s.priority,
        'milestone_id', s.milestone_id, 'pinned', s.pinned, 'ai_generated', s.ai_generated,
        'is_dated_by_hand', s.dated_at is not null, 'is_edited', s.edited_at is not null, 'repeat', s.repeat,
        'late', (
          select json_build_object('who', coalesce(c.name, w.who), 'expectedOn', w.expected_on)
          from waits w left join clients c on c.user_id = ${userId} and c.id = w.client_id
          where ${ofTask} and w.answered_on is null and w.expected_on < ${today}::date
            and coalesce(c.name, w.who) is not null
          order by w.expected_on, w.id limit 1
        ), 'answer', (
          select json_build_object('on', w.answered_on, 'expectedOn', w.expected_on) from waits w
          where ${ofTask} and w.ended = 'answered' order by w.answered_on desc, w.id limit 1
        ),
        'waits_for', waits.open, 'waited_for', waits.done) order by s.due_date nulls last, s.position, s.id), '[]')
      from subtasks s
      cross join lateral (
        select
          coalesce(json_agg(json_build_object('id', o.id, 'lagDays', d.lag_days) order by o.id)
            filter (where o.status <> 'Completed'), '[]') as open,
          coalesce(json_agg(json_build_object('at', o.completed_at, 'lagDays', d.lag_days) order by o.id)
            filter (where o.status = 'Completed' and d.lag_days > 0), '[]') as done
        from subtask_dependencies d
        join subtasks o on o.user_id = ${userId} and o.id = d.depends_on_id and o.deleted_at is null
        where d.user_id = ${userId} and d.subtask_id = s.id
      ) waits
      where s.user_id = ${userId} and s.deleted_at is null and s.status <> 'Completed'
        and (select p.deleted_at is null and p.status <> 'Completed' from projects p
          where p.user_id = ${userId} and p.id = s.project_id)
    ) as subtasks
  `.execute(db);
  return rows[0] ?? { projects: [], subtasks: [] };
}

/** An answer that came before its agreed day, which is still ahead. */
export interface EarlyAnswerRow {
  id: string;
  project_id: string;
  project_name: string;
  title: string;
  who: string;
  answered_on: Day;
  expected_on: Day;
  days: number;
  /** Whether work was brought forward for it, and that was not undone. */
  is_taken: boolean;
  /** The open subtasks that waited for it. */
  followers: string[];
}

/** The early answers of a user, or one of them, the first agreed day first. */
export const listEarlyAnswers = (
  db: Database,
  userId: string,
  today: Day,
  id: string | null,
) => rowsOf<EarlyAnswerRow>(db)`
    select w.id, w.project_id, p.name as project_name, w.title, coalesce(c.name, w.who) as who, w.answered_on, w.expected_on,
      w.expected_on - w.answered_on as days, exists (
        select 1 from plan_changes l
        where l.user_id = ${userId} and l.undone_at is null and l.before ->> 'answered' = w.id::text
      ) as is_taken, (
        select coalesce(array_agg(s.id), '{}') from subtasks s
        where s.user_id = ${userId} and s.project_id = w.project_id and s.deleted_at is null and s.status <> 'Completed'
          and (s.id = w.subtask_id or s.statement = any(w.followers))
      ) as followers
    from waits w
    join projects p on p.user_id = ${userId} and p.id = w.project_id and p.deleted_at is null and p.status <> 'Completed'
    left join clients c on c.user_id = ${userId} and c.id = w.client_id
    where w.user_id = ${userId} and w.ended = 'answered' and w.answered_on < w.expected_on and w.expected_on > ${today}::date
      and coalesce(c.name, w.who) is not null
      and (${id}::uuid is null or w.id = ${id}::uuid)
    order by w.expected_on, w.id limit ${EARLY_ANSWERS_MAX_COUNT}
  `;
