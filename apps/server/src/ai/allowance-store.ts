import { randomUUIDv7 } from 'node:crypto';
import type { Day } from '@daymark/domain/dates';
import { sql } from 'kysely';
import { type Database, hasRows, rowsOf } from '../db/database.ts';
import type { Usage } from './engine.ts';

interface UserDay {
  userId: string;
  /** The day in the user's time zone. */
  day: Day;
}

/**
 * Takes one of the day's requests; false if none is left. It is one statement, so that concurrent nodes count
 * correctly.
 */
export const takeRequest = (
  db: Database,
  { userId, day }: UserDay,
  limit: number,
): Promise<boolean> => hasRows(db)`
    insert into ai_allowances as a (user_id, day, used) values (${userId}, ${day}, 1)
    on conflict (user_id, day) do update set used = a.used + 1 where a.used < ${limit}
    returning used
  `;

export async function findUsed(db: Database, { userId, day }: UserDay): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select used from ai_allowances where user_id = ${userId} and day = ${day}
  `.execute(db);
  return rows[0]?.used ?? 0;
}

/** For the purge of all users: requests that are neither counted nor displayed any more. */
export async function purgeAiRequests(db: Database, before: Date): Promise<void> {
  await sql`delete from ai_allowances where day < ${before}::timestamptz::date`.execute(db);
  await sql`delete from ai_requests where created_at < ${before}`.execute(db);
}

export interface RequestRecord extends UserDay {
  kind: 'chat' | 'breakdown' | 'extraction';
  engine: string;
  outcome: string;
  usage: Usage;
  milliseconds: number;
  /** The request failed through no fault of the user, so it does not count. */
  isGivenBack: boolean;
}

/** Records a request, and gives it back to its day if it failed. Use a transaction. */
export async function recordRequest(trx: Database, record: RequestRecord, now: Date): Promise<void> {
  const { userId, day, kind, engine, outcome, usage, milliseconds, isGivenBack } = record;
  if (isGivenBack)
    await sql`
      update ai_allowances set used = used - 1 where user_id = ${userId} and day = ${day} and used > 0
    `.execute(trx);
  await sql`
    insert into ai_requests (user_id, id, kind, engine, outcome, input_tokens, output_tokens, milliseconds, created_at)
    values (${userId}, ${randomUUIDv7()}, ${kind}, ${engine}, ${outcome}, ${usage.inputTokens}, ${usage.outputTokens},
      ${milliseconds}, ${now})
  `.execute(trx);
}

const REQUESTS_AT_ONCE = 500;

interface RequestRow {
  id: string;
  kind: RequestRecord['kind'];
  engine: string;
  outcome: string;
  input_tokens: number | null;
  output_tokens: number | null;
  milliseconds: number;
  created_at: Date;
}

/** The next records of a user after an id. */
export function listNextRequests(db: Database, userId: string, after?: string): Promise<RequestRow[]> {
  const behind = after ? sql`and id > ${after}::uuid` : sql``;
  return rowsOf<RequestRow>(db)`
    select id, kind, engine, outcome, input_tokens, output_tokens, milliseconds, created_at from ai_requests
    where user_id = ${userId} ${behind} order by id limit ${REQUESTS_AT_ONCE}
  `;
}
