import type { Scope } from '@daymark/domain/api-tokens';
import { API_TOKENS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { type Database, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';
import { hasWebhooks } from './session-store.ts';

export interface ApiTokenRow {
  id: string;
  name: string;
  scopes: Scope[];
  project_ids: string[] | null;
  redirect_uri: string | null;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
}

export interface ApiTokenToInsert {
  userId: string;
  id: string;
  name: string;
  hash: Buffer;
  scopes: readonly Scope[];
  projectIds: readonly string[] | null;
  expiresAt: Date | null;
}

/** Undefined if the user already has as many as they may have. */
export async function insertApiToken(
  db: Database,
  token: ApiTokenToInsert,
  now: Date,
): Promise<ApiTokenRow | undefined> {
  const { userId, projectIds } = token;
  const insertion = sql<ApiTokenRow>`
    insert into api_tokens (user_id, id, name, token_hash, scopes, project_ids, created_at, expires_at)
    select ${userId}, ${token.id}, ${token.name}, ${token.hash}, ${[...token.scopes]}::text[],
      ${projectIds && [...projectIds]}::uuid[], ${now}::timestamptz, ${token.expiresAt}::timestamptz
    where (select count(*) from api_tokens where user_id = ${userId}) < ${API_TOKENS_MAX_COUNT}
    returning id, name, scopes, project_ids, redirect_uri, created_at, expires_at, last_used_at`;
  const [inserted] = await addToList(db, { userId, list: 'api_tokens' }, insertion);
  return inserted;
}

/** The number of these projects that the user has, the trash included. */
export async function countProjects(db: Database, userId: string, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('projects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return count;
}

/** A valid token with its user's time zone, in one round trip. */
export function findApiToken(db: Database, token: { userId: string; hash: Buffer }, now: Date) {
  return sql<
    Pick<ApiTokenRow, 'id' | 'scopes' | 'project_ids' | 'expires_at' | 'last_used_at'> & {
      timezone: string;
      has_webhooks: boolean;
      is_connection: boolean;
    }
  >`
    select t.id, t.scopes, t.project_ids, t.expires_at, t.last_used_at, u.timezone,
      t.family_hash is not null as is_connection,
      ${hasWebhooks(token.userId)} as has_webhooks
    from api_tokens t join users u on u.id = t.user_id
    where t.user_id = ${token.userId} and u.id = ${token.userId} and t.token_hash = ${token.hash}
      and (t.expires_at is null or t.expires_at > ${now}) and u.disabled_at is null
  `
    .execute(db)
    .then(({ rows }) => rows[0]);
}

/** A user's tokens, the newest first; expired ones too. A connection ends when it can no longer be renewed. */
export function listApiTokens(db: Database, userId: string): Promise<ApiTokenRow[]> {
  return sql<ApiTokenRow>`
    select id, name, scopes, project_ids, redirect_uri, created_at,
      coalesce(next_expires_at, expires_at) as expires_at, last_used_at
    from api_tokens where user_id = ${userId} and code_challenge is null order by created_at desc, id desc
  `
    .execute(db)
    .then(({ rows }) => rows);
}

/** Does nothing if another node noted a use after `since`. */
export async function updateLastUse(
  db: Database,
  { userId, id }: { userId: string; id: string },
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<=', since)]))
    .execute();
}

/** False if the user has no such token. */
export const deleteApiToken = (db: Database, userId: string, id: string): Promise<boolean> =>
  wrote(db.deleteFrom('api_tokens').where('user_id', '=', userId).where('id', '=', id));

export async function deleteApiTokens(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}

/** For the purge: tokens that expired before an instant, and codes that were not exchanged in time. */
export async function purgeApiTokens(
  db: Database,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await sql`
    delete from api_tokens where coalesce(next_expires_at, expires_at) < ${before}
      or (code_challenge is not null and next_expires_at < ${now})
  `.execute(db);
}

const TABLES = { subtask: 'subtasks', milestone: 'milestones', series: 'series' } as const;

/** Whether a row belongs to one of these projects of the user. Deleted rows count too, since they can be restored. */
export async function isInProjects(
  db: Database,
  userId: string,
  { row, id }: { row: keyof typeof TABLES; id: string },
  projectIds: readonly string[],
): Promise<boolean> {
  const found = await db
    .selectFrom(TABLES[row])
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('project_id', 'in', projectIds)
    .executeTakeFirst();
  return found !== undefined;
}
