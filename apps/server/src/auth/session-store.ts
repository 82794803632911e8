import { sql } from 'kysely';
import { type Database, wrote } from '../db/database.ts';

/** The limits of a session's age and of its time without use. */
export interface SessionCutoffs {
  createdAfter: Date;
  usedAfter: Date;
}

/** SQL: whether a user has a webhook that is not paused. */
export const hasWebhooks = (userId: string) => sql<boolean>`exists (
  select 1 from webhooks w where w.user_id = ${userId} and w.paused_because is null
)`;

export interface SessionRow {
  id: string;
  created_at: Date;
  last_used_at: Date;
  timezone: string;
  seen_at: Date | null;
  has_webhooks: boolean;
}

export interface SessionToInsert {
  userId: string;
  id: string;
  hash: Buffer;
  userAgent: string;
  ip: string;
}

export async function insertSession(db: Database, session: SessionToInsert, now: Date): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      id: session.id,
      token_hash: session.hash,
      user_agent: session.userAgent,
      ip: session.ip,
      created_at: now,
      last_used_at: now,
    })
    .execute();
}

/** A valid session with its user's time zone, in one round trip. A disabled user has none. */
export function findSession(
  db: Database,
  token: { userId: string; hash: Buffer },
  { createdAfter, usedAfter }: SessionCutoffs,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.created_at',
      'sessions.last_used_at',
      'users.timezone',
      'users.seen_at',
    ])
    .select(hasWebhooks(token.userId).as('has_webhooks'))
    .where('sessions.user_id', '=', token.userId)
    .where('sessions.token_hash', '=', token.hash)
    .where('users.disabled_at', 'is', null)
    .where('sessions.created_at', '>', createdAfter)
    .where('sessions.last_used_at', '>', usedAfter)
    .executeTakeFirst();
}

/** Whether a user has a valid session of this id. A disabled user has none. */
export async function hasSession(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  { createdAfter, usedAfter }: SessionCutoffs,
): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.user_id', '=', userId)
    .where('users.id', '=', userId)
    .where('sessions.id', '=', sessionId)
    .where('users.disabled_at', 'is', null)
    .where('sessions.created_at', '>', createdAfter)
    .where('sessions.last_used_at', '>', usedAfter)
    .executeTakeFirst();
  return found !== undefined;
}

/** Most sessions in a list. */
const LIST_MAX = 100;

/** A user's valid sessions, the current one first. */
export function listSessions(
  db: Database,
  { userId, currentId }: { userId: string; currentId: string },
  { createdAfter, usedAfter }: SessionCutoffs,
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('created_at', '>', createdAfter)
    .where('last_used_at', '>', usedAfter)
    .orderBy((row) => row('id', '=', currentId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIST_MAX)
    .execute();
}

export async function updateLastUsed(db: Database, userId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('last_used_at', '<', now)
    .execute();
}

/** False if the user has no such session. */
export const deleteSession = (db: Database, userId: string, id: string): Promise<boolean> =>
  wrote(db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id));

/** Ends the sessions of a user, all or all but one. */
export async function deleteSessions(
  db: Database,
  userId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();
}

/** For the purge: sessions that are too old or unused for too long. */
export async function purgeSessions(
  db: Database,
  { createdAfter, usedAfter }: SessionCutoffs,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('created_at', '<=', createdAfter), row('last_used_at', '<=', usedAfter)]))
    .execute();
}
