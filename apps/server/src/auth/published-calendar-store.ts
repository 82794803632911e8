import { PUBLISHED_CALENDARS_MAX_COUNT } from '@daymark/domain/limits';
import type { PublishedCalendarKind } from '@daymark/domain/published-calendars';
import { sql } from 'kysely';
import { type Database, rowsOf, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';
import type { TokenParts } from './tokens.ts';

/** What a published calendar has in it. */
export interface PublishedContents {
  /** Null for all projects. */
  project_id: string | null;
  kinds: PublishedCalendarKind[];
  with_completed: boolean;
  is_timed: boolean;
}

export interface PublishedCalendarRow extends PublishedContents {
  id: string;
  project_name: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

/** The published calendars of a user, the newest first. */
export const listPublishedCalendars = (db: Database, userId: string) => rowsOf<PublishedCalendarRow>(db)`
    select c.id, c.project_id, c.kinds, c.with_completed, c.is_timed, c.created_at, c.last_used_at,
      (select p.name from projects p where p.user_id = ${userId} and p.id = c.project_id) as project_name
    from published_calendars c where c.user_id = ${userId} order by c.created_at desc, c.id desc
  `;

/** Inserts a published calendar; false if the limit is reached. */
export async function insertPublishedCalendar(
  db: Database,
  { userId, hash, id }: TokenParts & { id: string },
  contents: PublishedContents,
  now: Date,
): Promise<boolean> {
  const insertion = sql`
    insert into published_calendars (user_id, id, project_id, token_hash, kinds, with_completed, is_timed, created_at)
    select ${userId}, ${id}, ${contents.project_id}, ${hash}, ${contents.kinds}::text[], ${contents.with_completed},
      ${contents.is_timed}, ${now}
    where (select count(*) from published_calendars where user_id = ${userId}) < ${PUBLISHED_CALENDARS_MAX_COUNT}
    returning id`;
  return (await addToList(db, { userId, list: 'published_calendars' }, insertion)).length > 0;
}

/** A published calendar with what its text depends on beside the plan. */
export interface FoundCalendar extends PublishedContents {
  id: string;
  last_used_at: Date | null;
  timezone: string;
  timezone_at: Date | null;
  timezone_version: number;
  locale: string;
  language: string | null;
}

export function findPublishedCalendar(
  db: Database,
  { userId, hash }: TokenParts,
): Promise<FoundCalendar | undefined> {
  return db
    .selectFrom('published_calendars as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.project_id', 'c.with_completed', 'c.is_timed', 'c.last_used_at'])
    .select(sql<PublishedCalendarKind[]>`c.kinds`.as('kinds'))
    .select(['u.timezone', 'u.timezone_at', 'u.timezone_version', 'u.locale', 'u.language'])
    .where('c.user_id', '=', userId)
    .where('c.token_hash', '=', hash)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst();
}

export async function updateCalendarUse(db: Database, userId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('published_calendars')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** False if the user has no such published calendar. */
export const deletePublishedCalendar = (db: Database, userId: string, id: string): Promise<boolean> =>
  wrote(db.deleteFrom('published_calendars').where('user_id', '=', userId).where('id', '=', id));

export async function deletePublishedCalendars(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('published_calendars').where('user_id', '=', userId).execute();
}
