import type { Day } from '@daymark/domain/dates';
import { CALENDAR_FEEDS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { type Database, firstOf, rowsOf, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';
import type { BusyDay } from './reading/busy-days.ts';

export interface Owned {
  userId: string;
  id: string;
}

/** A calendar as users see it. Instants that come from PostgreSQL's JSON are text. */
export interface FeedRow {
  id: string;
  name: string;
  address: string | null;
  asked_at: Date | string | null;
  read_at: Date | string | null;
  failure: string | null;
  unread_events: number;
  unread_note: string | null;
  created_at: Date | string;
  busy_days: number;
}

/** The displayed columns of a calendar `f`, with the number of days from a day on on which it blocks time. */
export const feedColumns = (userId: string, today: Day) => sql`
  f.id, f.name, f.address, f.asked_at, f.read_at, f.failure, f.unread_events, f.unread_note, f.created_at,
  (select count(*) from busy_days b where b.user_id = ${userId} and b.feed_id = f.id and b.day >= ${today}::date) as busy_days`;

/** Whether a user may have another calendar. */
const hasRoom = (userId: string) => sql`
  (select count(*) from calendar_feeds where user_id = ${userId} and deleted_at is null) < ${CALENDAR_FEEDS_MAX_COUNT}`;

/** A user's address and name in a calendar, their working hours, and whether they may have another calendar. */
export async function findReader(db: Database, userId: string) {
  const { rows } = await sql<{ email: string; works_from: string; works_until: string; has_room: boolean }>`
    select email, works_from, works_until, ${hasRoom(userId)} as has_room from users where id = ${userId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The user of a session is missing');
  return row;
}

export interface FeedToInsert {
  userId: string;
  id: string;
  name: string;
  /** Null for a file, which has already been read. */
  address: string | null;
  dueAt: Date;
}

/** Inserts a calendar to read; false if the limit is reached. */
export async function insertFeed(db: Database, feed: FeedToInsert, now: Date): Promise<boolean> {
  const insertion = sql`
    insert into calendar_feeds (user_id, id, name, address, asked_at, due_at, created_at)
    select ${feed.userId}, ${feed.id}, ${feed.name}, ${feed.address}, ${now}, ${feed.dueAt}, ${now}
    where ${hasRoom(feed.userId)} returning id`;
  return (await addToList(db, { userId: feed.userId, list: 'calendar_feeds' }, insertion)).length > 0;
}

export const findFeed = (db: Database, { userId, id }: Owned, today: Day) => firstOf<FeedRow>(db)`
    select ${feedColumns(userId, today)} from calendar_feeds f
    where f.user_id = ${userId} and f.id = ${id} and f.deleted_at is null
  `;

/** What is needed to read a calendar: its address, the stored version, and its owner's working hours. */
export interface FeedToRead {
  name: string;
  address: string | null;
  content: Buffer | null;
  etag: string | null;
  modified: string | null;
  failures: number;
  email: string;
  timezone: string;
  works_from: string;
  works_until: string;
  locale: string;
  language: string | null;
}

export function findFeedToRead(db: Database, { userId, id }: Owned): Promise<FeedToRead | undefined> {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['f.name', 'f.address', 'f.content', 'f.etag', 'f.modified', 'f.failures'])
    .select(['u.email', 'u.timezone', 'u.works_from', 'u.works_until', 'u.locale', 'u.language'])
    .where('f.user_id', '=', userId)
    .where('f.id', '=', id)
    .where('f.deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface FeedReading {
  content: Uint8Array;
  etag: string | null;
  modified: string | null;
  days: readonly BusyDay[];
  unreadEvents: number;
  unreadNote: string | null;
  dueAt: Date;
}

/** Replaces what was read before. Use a transaction. */
export async function saveReading(
  trx: Database,
  { userId, id }: Owned,
  reading: FeedReading,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('calendar_feeds')
    .set({
      content: Buffer.from(reading.content),
      etag: reading.etag,
      modified: reading.modified,
      asked_at: null,
      read_at: now,
      failure: null,
      failures: 0,
      due_at: reading.dueAt,
      unread_events: reading.unreadEvents,
      unread_note: reading.unreadNote,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await trx.deleteFrom('busy_days').where('user_id', '=', userId).where('feed_id', '=', id).execute();
  await sql`
    insert into busy_days (user_id, feed_id, day, minutes, is_whole_day, stretches)
    select ${userId}, ${id}, date, minutes, "isWholeDay", stretches
    from json_to_recordset(${JSON.stringify(reading.days)})
      as d (date date, minutes int, "isWholeDay" boolean, stretches smallint[])
  `.execute(trx);
}

/** Records why a calendar could not be read. The earlier busy times stay. */
export async function updateFailure(
  db: Database,
  { userId, id }: Owned,
  { failure, dueAt }: { failure: string; dueAt: Date },
): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set(({ eb }) => ({ asked_at: null, failure, failures: eb('failures', '+', 1), due_at: dueAt }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export const updateName = (db: Database, { userId, id }: Owned, name: string): Promise<boolean> =>
  wrote(
    db
      .updateTable('calendar_feeds')
      .set({ name })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  );

/** Marks a user's calendars, or one of them, to be read, and returns their ids. */
export async function markAsked(
  db: Database,
  { userId, id }: { userId: string; id?: string },
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('calendar_feeds')
    .set({ asked_at: now })
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Removes a calendar, or restores it if the limit allows; false if there is none. */
export async function moveFeed(
  db: Database,
  { userId, id }: Owned,
  deletedAt: Date | null,
): Promise<boolean> {
  const from = deletedAt ? sql`deleted_at is null` : sql`deleted_at is not null and ${hasRoom(userId)}`;
  const change = sql`
    update calendar_feeds set deleted_at = ${deletedAt}
    where user_id = ${userId} and id = ${id} and ${from} returning id`;
  return (await addToList(db, { userId, list: 'calendar_feeds' }, change)).length > 0;
}

/** Whether there is such a calendar among the removed ones. */
export async function isRemoved(db: Database, { userId, id }: Owned): Promise<boolean> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ExportedFeedRow extends FeedRow {
  deleted_at: string | null;
  busy: { date: Day; minutes: number; isWholeDay: boolean }[];
}

/** Most removed calendars in an export. */
const EXPORTED_COUNT = 50;

/** A user's calendars with their busy times, including recently removed ones. */
export const listExportedFeeds = (db: Database, userId: string, today: Day) => rowsOf<ExportedFeedRow>(db)`
    select ${feedColumns(userId, today)}, to_json(f.deleted_at) as deleted_at, (
      select coalesce(json_agg(json_build_object('date', b.day, 'minutes', b.minutes, 'isWholeDay', b.is_whole_day)
        order by b.day), '[]')
      from busy_days b where b.user_id = ${userId} and b.feed_id = f.id
    ) as busy
    from calendar_feeds f where f.user_id = ${userId}
    order by f.deleted_at desc nulls first, f.created_at, f.id limit ${EXPORTED_COUNT}
  `;

/** For the job, of all users: calendars that are due, the longest due first. */
export async function listDueFeeds(
  db: Database,
  { now, count }: { now: Date; count: number },
): Promise<{ userId: string; feedId: string }[]> {
  return db
    .selectFrom('calendar_feeds')
    .select(['user_id as userId', 'id as feedId'])
    .where('due_at', '<=', now)
    .where('deleted_at', 'is', null)
    .orderBy('due_at')
    .limit(count)
    .execute();
}

/** Claims a due calendar and postpones it. Of several nodes only one succeeds. */
export const claimDueFeed = (
  trx: Database,
  { userId, feedId }: { userId: string; feedId: string },
  { now, until }: { now: Date; until: Date },
): Promise<boolean> =>
  wrote(
    trx
      .updateTable('calendar_feeds')
      .set({ asked_at: now, due_at: until })
      .where('user_id', '=', userId)
      .where('id', '=', feedId)
      .where('due_at', '<=', now)
      .where('deleted_at', 'is', null),
  );

/** For the purge of all users: calendars that were removed before an instant. */
export async function purgeRemovedFeeds(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('deleted_at', '<', before).execute();
}
