import type { Day } from '@daymark/domain/dates';
import { WAITS_SHOWN } from '@daymark/domain/limits';
import type { WaitEnd } from '@daymark/domain/waits';
import type { Language } from '@daymark/words/languages';
import { type RawBuilder, sql } from 'kysely';
import { type Database, firstOf, hasRows, rowsOf, wrote } from '../db/database.ts';

export interface WaitRow {
  id: string;
  project_id: string;
  project_name: string;
  statement: string | null;
  followers: string[];
  subtask_id: string | null;
  title: string;
  /** What was sent; empty if that is the title. */
  sent: string;
  who: string | null;
  client_id: string | null;
  client_name: string | null;
  client_email: string | null;
  client_language: Language | null;
  by_plan: boolean;
  sent_on: Day;
  expected_on: Day | null;
  reminded_on: Day[];
  answered_on: Day | null;
  ended: WaitEnd | null;
  note: string;
  version: number;
  /** The first open subtask that waits for it. */
  next: string | null;
}

interface Owned {
  userId: string;
  id: string;
}

interface InProject {
  userId: string;
  projectId: string;
}

/** Waits with the names around them, those that run longest first; none of a project in the trash. */
const waitsWhere = (userId: string, which: RawBuilder<unknown>, most: number | null = null) => sql<WaitRow>`
  select w.id, w.project_id, p.name as project_name, w.statement, w.followers, w.subtask_id, w.title, w.sent, w.who, w.client_id,
    c.name as client_name, c.email as client_email, c.language as client_language, w.by_plan, w.sent_on, w.expected_on,
    w.reminded_on::text[] as reminded_on, w.answered_on, w.ended, w.note, w.version, (
      select s.title from subtasks s
      where s.user_id = ${userId} and s.project_id = w.project_id and s.deleted_at is null and s.status <> 'Completed'
        and (s.id = w.subtask_id or s.statement = any(w.followers))
      order by s.due_date nulls last, s.position, s.id limit 1
    ) as next
  from waits w
  join projects p on p.user_id = ${userId} and p.id = w.project_id and p.deleted_at is null
  left join clients c on c.user_id = ${userId} and c.id = w.client_id
  where w.user_id = ${userId} and ${which}
  order by w.answered_on desc nulls first, w.sent_on, w.id limit ${most}`;

/** The waits of a project: all that run, and the last that ended with an answer or with the next work. */
export async function listWaits(db: Database, { userId, projectId }: InProject): Promise<WaitRow[]> {
  const { rows } = await waitsWhere(
    userId,
    sql`w.project_id = ${projectId} and w.ended is distinct from 'dropped'`,
  ).execute(db);
  return shown(rows);
}

const shown = (rows: readonly WaitRow[]): WaitRow[] => {
  const ended = rows.filter((row) => row.answered_on !== null).slice(0, WAITS_SHOWN);
  return [...rows.filter((row) => row.answered_on === null), ...ended];
};

/** The same of a client. */
export async function listClientWaits(
  db: Database,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<WaitRow[]> {
  const { rows } = await waitsWhere(
    userId,
    sql`w.client_id = ${clientId} and w.ended is distinct from 'dropped'`,
  ).execute(db);
  return shown(rows);
}

/** The waits that run in all open projects of a user. */
export async function listRunning(db: Database, userId: string): Promise<WaitRow[]> {
  const { rows } = await waitsWhere(userId, sql`w.answered_on is null and p.status <> 'Completed'`).execute(
    db,
  );
  return rows;
}

/** Every wait of a user, for an export; those of projects in the trash are left out. */
export async function listEvery(db: Database, userId: string): Promise<WaitRow[]> {
  const { rows } = await waitsWhere(userId, sql`true`).execute(db);
  return rows;
}

export async function findWait(db: Database, { userId, id }: Owned): Promise<WaitRow | undefined> {
  const { rows } = await waitsWhere(userId, sql`w.id = ${id}`).execute(db);
  return rows[0];
}

/** A wait of a line of the brief that was started. */
export interface StartedRow {
  id: string;
  statement: string | null;
  subtask_id: string | null;
  by_plan: boolean;
  reminded_on: Day[];
  answered_on: Day | null;
  ended: WaitEnd | null;
}

/** The waits of a project that the course of work may change, locked until the end of the transaction. */
export const lockStarted = (db: Database, { userId, projectId }: InProject) => rowsOf<StartedRow>(db)`
    select id, statement, subtask_id, by_plan, reminded_on::text[] as reminded_on, answered_on, ended
    from waits where user_id = ${userId} and project_id = ${projectId} order by id for update
  `;

export type WaitToInsert = Pick<
  WaitRow,
  | 'id'
  | 'statement'
  | 'followers'
  | 'subtask_id'
  | 'title'
  | 'sent'
  | 'who'
  | 'client_id'
  | 'by_plan'
  | 'sent_on'
  | 'expected_on'
>;

/** Inserts a wait; false if its line of the brief already has one that runs. */
export const insertWait = (
  db: Database,
  { userId, projectId }: InProject,
  wait: WaitToInsert,
  now: Date,
): Promise<boolean> => hasRows(db)`
    insert into waits (user_id, id, project_id, statement, followers, subtask_id, title, sent, who, client_id, by_plan, sent_on,
      expected_on, created_at, updated_at)
    values (${userId}, ${wait.id}, ${projectId}, ${wait.statement}, ${wait.followers}::text[], ${wait.subtask_id}, ${wait.title}, ${wait.sent},
      ${wait.who}, ${wait.client_id}, ${wait.by_plan}, ${wait.sent_on}, ${wait.expected_on}, ${now}, ${now})
    on conflict (user_id, project_id, statement) where answered_on is null and statement is not null do nothing
    returning id
  `;

export interface WaitColumns {
  title?: string | undefined;
  who?: string | null | undefined;
  client_id?: string | null | undefined;
  sent_on?: Day | undefined;
  expected_on?: Day | null | undefined;
  followers?: string[];
  answered_on?: Day | null;
  ended?: WaitEnd | null;
  note?: string;
}

/** Changes a wait of this version, if one is given. Whether there was one. */
export const updateWait = (
  db: Database,
  { userId, id, ifVersion }: Owned & { ifVersion?: number | undefined },
  columns: WaitColumns,
  now: Date,
): Promise<boolean> =>
  wrote(
    db
      .updateTable('waits')
      .set({ ...columns, version: sql`version + 1`, updated_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .$if(ifVersion !== undefined, (query) => query.where('version', '=', ifVersion ?? 0)),
  );

/** Notes a day on which a reminder was sent, once. */
export async function addReminder(db: Database, { userId, id }: Owned, on: Day, now: Date): Promise<void> {
  await sql`
    update waits set reminded_on = array_append(array_remove(reminded_on, ${on}::date), ${on}::date),
      version = version + 1, updated_at = ${now}
    where user_id = ${userId} and id = ${id}
  `.execute(db);
}

export async function deleteWait(db: Database, { userId, id }: Owned): Promise<void> {
  await db.deleteFrom('waits').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Takes a client off all their waits; who answers keeps the name. */
export async function clearClientOfWaits(
  db: Database,
  { userId, clientId }: { userId: string; clientId: string },
  now: Date,
): Promise<void> {
  await sql`
    update waits w set who = (select c.name from clients c where c.user_id = ${userId} and c.id = ${clientId}),
      client_id = null, version = w.version + 1, updated_at = ${now}
    where w.user_id = ${userId} and w.client_id = ${clientId}
  `.execute(db);
}

/** How many days each answer of the user's clients took. */
export async function listAnswerDays(db: Database, userId: string): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ client_id: string; days: number[] }>`
    select client_id, array_agg(answered_on - sent_on) as days from waits
    where user_id = ${userId} and client_id is not null and ended = 'answered'
    group by client_id
  `.execute(db);
  return new Map(rows.map(({ client_id, days }) => [client_id, days]));
}

export interface ClientOfProject {
  client_id: string | null;
  client_name: string | null;
}

/**
 * The client of a project; undefined if there is no such project. `hold` locks the project until the end of the
 * transaction, as is done before its waits are locked: whoever completes work has changed it already.
 */
export const findClientOf = (
  db: Database,
  { userId, projectId }: InProject,
  { hold = false } = {},
) => firstOf<ClientOfProject>(db)`
    select p.client_id, (select c.name from clients c where c.user_id = ${userId} and c.id = p.client_id) as client_name
    from projects p where p.user_id = ${userId} and p.id = ${projectId} and p.deleted_at is null
    ${hold ? sql`for no key update` : sql``}
  `;

/** Those of some projects whose plans have waits, or that wait for something: all of the user by default. */
export async function listWaitingProjects(
  db: Database,
  userId: string,
  projectId?: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from projects p
    where p.user_id = ${userId} and p.deleted_at is null and p.status <> 'Completed'
      and ${projectId === undefined ? sql`true` : sql`p.id = ${projectId}`}
      and ((p.reading is not null and p.plan -> 'waits' <> '[]') or exists (
        select 1 from waits w where w.user_id = ${userId} and w.project_id = p.id and w.answered_on is null))
    order by p.due_date, p.id limit 50
  `.execute(db);
  return rows.map(({ id }) => id);
}
