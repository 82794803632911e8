import type { Scope } from '@daymark/domain/api-tokens';
import { API_TOKENS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { type Database, firstOf, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';

export interface ConnectionToInsert {
  userId: string;
  id: string;
  name: string;
  scopes: readonly Scope[];
  projectIds: readonly string[] | null;
  clientHash: Buffer;
  redirectUri: string;
  challenge: string;
  familyHash: Buffer;
  codeHash: Buffer;
  /** Of a token that nobody has: the first access token replaces it. */
  tokenHash: Buffer;
  expiresAt: Date;
}

/** A connection whose code waits for its exchange. False if the user has as many API tokens as they may have. */
export async function insertConnection(db: Database, made: ConnectionToInsert, now: Date): Promise<boolean> {
  const { userId, projectIds, expiresAt } = made;
  const insertion = sql<{ id: string }>`
    insert into api_tokens (user_id, id, name, token_hash, scopes, project_ids, created_at, expires_at, client_hash, redirect_uri,
      family_hash, next_hash, next_expires_at, code_challenge)
    select ${userId}, ${made.id}, ${made.name}, ${made.tokenHash}, ${[...made.scopes]}::text[],
      ${projectIds && [...projectIds]}::uuid[], ${now}::timestamptz,
      ${expiresAt}::timestamptz, ${made.clientHash}, ${made.redirectUri}, ${made.familyHash}, ${made.codeHash},
      ${expiresAt}::timestamptz, ${made.challenge}
    where (select count(*) from api_tokens where user_id = ${userId}) < ${API_TOKENS_MAX_COUNT}
    returning id`;
  return (await addToList(db, { userId, list: 'api_tokens' }, insertion)).length > 0;
}

/** Removes a user's codes that were not exchanged in time. */
export async function deleteLapsedCodes(db: Database, userId: string, now: Date): Promise<void> {
  await sql`
    delete from api_tokens where user_id = ${userId} and code_challenge is not null and next_expires_at < ${now}
  `.execute(db);
}

interface Presented {
  userId: string;
  familyHash: Buffer;
  hash: Buffer;
}

export interface Renewal extends Presented {
  clientHash: Buffer;
  /** What proves a code: the challenge and the address that it was asked with. Null for a refresh token. */
  proof: { challenge: string; redirectUri: string } | null;
  accessHash: Buffer;
  accessExpiresAt: Date;
  nextHash: Buffer;
  nextExpiresAt: Date;
}

/**
 * Takes a code or a refresh token and puts the next one in its place, in one statement, so that each is taken once.
 * Undefined if it is not the one that is due, or was given to another client.
 */
export function renewConnection(
  db: Database,
  given: Renewal,
  now: Date,
): Promise<{ scopes: Scope[] } | undefined> {
  const { userId, proof } = given;
  const proven = proof
    ? sql`t.code_challenge = ${proof.challenge} and t.redirect_uri = ${proof.redirectUri}`
    : sql`t.code_challenge is null`;
  return firstOf<{ scopes: Scope[] }>(db)`
    update api_tokens t set token_hash = ${given.accessHash}, expires_at = ${given.accessExpiresAt},
      next_hash = ${given.nextHash}, next_expires_at = ${given.nextExpiresAt}, code_challenge = null
    from users u
    where t.user_id = ${userId} and u.id = ${userId} and u.disabled_at is null and t.family_hash = ${given.familyHash}
      and t.next_hash = ${given.hash} and t.next_expires_at > ${now} and t.client_hash = ${given.clientHash}
      and ${proven}
    returning t.scopes
  `;
}

/** Ends the connection of a code or a refresh token that was taken before. False if it was none. */
export const deleteReusedConnection = (
  db: Database,
  { userId, familyHash, hash }: Presented,
): Promise<boolean> =>
  wrote(
    db
      .deleteFrom('api_tokens')
      .where('user_id', '=', userId)
      .where('family_hash', '=', familyHash)
      .where('next_hash', '!=', hash),
  );

/** Ends the connection of a client that has this access token, or a token of this family. */
export async function deleteConnection(
  db: Database,
  { userId, clientHash }: { userId: string; clientHash: Buffer },
  of: { tokenHash: Buffer } | { familyHash: Buffer },
): Promise<void> {
  const [column, hash] =
    'tokenHash' in of ? (['token_hash', of.tokenHash] as const) : (['family_hash', of.familyHash] as const);
  await db
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('client_hash', '=', clientHash)
    .where(column, '=', hash)
    .execute();
}
