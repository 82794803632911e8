import type { Day } from '@daymark/domain/dates';
import { CLIENT_PROJECTS_SHOWN, CLIENTS_MAX_COUNT } from '@daymark/domain/limits';
import type { ProjectColor } from '@daymark/domain/project-colors';
import type { Status } from '@daymark/domain/statuses';
import type { Language } from '@daymark/words/languages';
import { sql } from 'kysely';
import { type Database, rowsOf, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';

export interface ClientRow {
  id: string;
  name: string;
  email: string;
  language: Language | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  projects_total: number;
  projects_open: number;
}

interface Owned {
  userId: string;
  id: string;
}

/** The clients of a user by name, or the one with an id. */
export const listClients = (db: Database, userId: string, id?: string) => rowsOf<ClientRow>(db)`
    select c.id, c.name, c.email, c.language, c.version, c.created_at, c.updated_at, counted.*
    from clients c
    cross join lateral (
      select count(*)::int as projects_total, (count(*) filter (where p.status <> 'Completed'))::int as projects_open
      from projects p where p.user_id = ${userId} and p.client_id = c.id and p.deleted_at is null
    ) counted
    where c.user_id = ${userId} ${id === undefined ? sql`` : sql`and c.id = ${id}`}
    order by c.name collate people, c.id
  `;

export interface ClientProjectRow {
  id: string;
  name: string;
  color: ProjectColor;
  status: Status;
  progress: number;
  start_date: Day;
  due_date: Day;
}

/** The projects of a client, the newest first. */
export const listClientProjects = (db: Database, { userId, id }: Owned) => rowsOf<ClientProjectRow>(db)`
    select p.id, p.name, p.color, p.status, p.progress, p.start_date, p.due_date
    from projects p where p.user_id = ${userId} and p.client_id = ${id} and p.deleted_at is null
    order by p.id desc limit ${CLIENT_PROJECTS_SHOWN}
  `;

/** Inserts a client; false if the limit is reached. */
export async function insertClient(
  db: Database,
  userId: string,
  { id, name, email, language }: Pick<ClientRow, 'id' | 'name' | 'email' | 'language'>,
  now: Date,
): Promise<boolean> {
  const insertion = sql`
    insert into clients (user_id, id, name, email, language, created_at, updated_at)
    select ${userId}, ${id}, ${name}, ${email}, ${language}, ${now}, ${now}
    where (select count(*) from clients where user_id = ${userId}) < ${CLIENTS_MAX_COUNT}
    returning id`;
  return (await addToList(db, { userId, list: 'clients' }, insertion)).length > 0;
}

/** Changes a client of this version, if one is given. Whether there was one. */
export const updateClient = (
  db: Database,
  { userId, id }: Owned,
  columns: { name?: string | undefined; email?: string | undefined; language?: Language | null | undefined },
  ifVersion: number | undefined,
  now: Date,
): Promise<boolean> =>
  wrote(
    db
      .updateTable('clients')
      .set({ ...columns, version: sql`version + 1`, updated_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .$if(ifVersion !== undefined, (query) => query.where('version', '=', ifVersion ?? 0)),
  );

export const deleteClient = (db: Database, { userId, id }: Owned): Promise<boolean> =>
  wrote(db.deleteFrom('clients').where('user_id', '=', userId).where('id', '=', id));
