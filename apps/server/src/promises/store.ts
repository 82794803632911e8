import type { Day } from '@daymark/domain/dates';
import { PROMISES_MAX_COUNT } from '@daymark/domain/limits';
import type { ToldBy } from '@daymark/domain/promises';
import type { Language } from '@daymark/words/languages';
import { type RawBuilder, sql } from 'kysely';
import { type Database, hasRows, rowsOf } from '../db/database.ts';

export interface PromiseRow {
  id: string;
  project_id: string;
  project_name: string;
  day: Day;
  told_by: ToldBy;
  told_on: Day;
  plan_finish: Day | null;
  plan_due: Day;
  plan_hours: number;
  plan_version: number;
  withdrawn_on: Day | null;
  created_at: Date;
  /** The next promise for its project; null if there is none. */
  next: { day: Day; toldOn: Day; toldBy: ToldBy } | null;
  /** When the last task of the finished project was done; null if it is not finished. */
  finished_at: Date | null;
  /** The language of the client; null for that of the user. */
  language: Language | null;
  locale: string;
}

/** Promises of present projects, the newest first. */
const findPromises = (db: Database, userId: string, among: RawBuilder<unknown>) => rowsOf<PromiseRow>(db)`
    select r.id, r.project_id, p.name as project_name, r.day, r.told_by, r.told_on, r.plan_finish, r.plan_due,
      r.plan_hours::float8 as plan_hours, r.plan_version, r.withdrawn_on, r.created_at, c.language,
      (select u.locale from users u where u.id = ${userId}) as locale, (
        select json_build_object('day', l.day, 'toldOn', l.told_on, 'toldBy', l.told_by) from promises l
        where l.user_id = ${userId} and l.project_id = r.project_id and l.id > r.id order by l.id limit 1
      ) as next,
      case when p.status = 'Completed' then coalesce((
        select max(s.completed_at) from subtasks s
        where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null
      ), p.updated_at) end as finished_at
    from promises r
    join projects p on p.user_id = ${userId} and p.id = r.project_id and p.deleted_at is null
    left join clients c on c.user_id = ${userId} and c.id = p.client_id
    where r.user_id = ${userId} and ${among}
    order by r.told_on desc, r.id desc
  `;

export const listPromises = (db: Database, userId: string, projectIds: readonly string[]) =>
  findPromises(db, userId, sql`r.project_id = any(${[...projectIds]}::uuid[])`);

export const listPromisesTo = (db: Database, userId: string, clientId: string) =>
  findPromises(db, userId, sql`p.client_id = ${clientId}`);

export const listEveryPromise = (db: Database, userId: string) => findPromises(db, userId, sql`true`);

export const findPromise = async (
  db: Database,
  userId: string,
  id: string,
): Promise<PromiseRow | undefined> => (await findPromises(db, userId, sql`r.id = ${id}`))[0];

interface PromiseToInsert {
  id: string;
  projectId: string;
  day: Day;
  toldBy: ToldBy;
  toldOn: Day;
}

/** Inserts a promise with the present plan of its project; false if there is no such project, or no room for it. */
export const insertPromise = (
  db: Database,
  userId: string,
  { id, projectId, day, toldBy, toldOn }: PromiseToInsert,
  now: Date,
): Promise<boolean> => hasRows(db)`
    insert into promises (user_id, id, project_id, day, told_by, told_on, plan_finish, plan_due, plan_hours, plan_version, created_at)
    select ${userId}, ${id}, p.id, ${day}, ${toldBy}, ${toldOn}, (
      select max(s.due_date) from subtasks s
      where s.user_id = ${userId} and s.project_id = p.id and s.deleted_at is null and s.series_id is null
    ), p.due_date, p.estimated_hours, p.version, ${now}
    from projects p
    where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null
      and (select count(*) from promises r where r.user_id = ${userId} and r.project_id = ${projectId}) < ${PROMISES_MAX_COUNT}
    returning id
  `;

/** Withdraws the open promises of a project, except one: a new day takes their place. */
export async function withdrawOpen(
  db: Database,
  { userId, projectId, exceptId }: { userId: string; projectId: string; exceptId: string },
  today: Day,
): Promise<void> {
  await db
    .updateTable('promises')
    .set({ withdrawn_on: today })
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .where('id', '!=', exceptId)
    .where('withdrawn_on', 'is', null)
    .where('day', '>=', today)
    .execute();
}

export async function withdraw(db: Database, userId: string, id: string, today: Day): Promise<void> {
  await db
    .updateTable('promises')
    .set({ withdrawn_on: today })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('withdrawn_on', 'is', null)
    .execute();
}
