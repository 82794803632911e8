import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, wrote } from '../db/database.ts';
import type { CodePurpose } from './limits.ts';

/** The user of an address; a new address gets `userId`. Locks the address until the end of the transaction. */
export async function claimLogin(trx: Database, email: string, userId: string): Promise<string> {
  const { user_id } = await trx
    .insertInto('logins')
    .values({ email, user_id: userId })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((row) => ({ email: row.ref('excluded.email') })),
    )
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return user_id;
}

/** The user of an address. For an unknown address an unused id, so that the following steps are the same. */
export async function findLogin(db: Database, email: string): Promise<string> {
  const login = await db.selectFrom('logins').select('user_id').where('email', '=', email).executeTakeFirst();
  return login?.user_id ?? randomUUIDv7();
}

/** For the purge: locks an address until the end of the transaction, and returns its user. */
export async function lockLogin(trx: Database, email: string): Promise<string | undefined> {
  const login = await trx
    .selectFrom('logins')
    .select('user_id')
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  return login?.user_id;
}

export async function deleteLogin(trx: Database, email: string): Promise<void> {
  await trx.deleteFrom('logins').where('email', '=', email).execute();
}

export interface CodeToSave {
  userId: string;
  purpose: CodePurpose;
  hash: Buffer;
  expiresAt: Date;
}

/** Replaces the previous code. Writes nothing for a user who does not exist. */
export async function saveCode(trx: Database, code: CodeToSave, now: Date): Promise<void> {
  await sql`
    insert into codes (user_id, purpose, code_hash, sent_at, expires_at)
    select id, ${code.purpose}, ${code.hash}, ${now}, ${code.expiresAt} from users where id = ${code.userId} for key share
    on conflict (user_id, purpose) do update set
      code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = null
  `.execute(trx);
}

export interface OpenCode {
  user_id: string;
  code_hash: Buffer;
}

/** A user's code that is neither used nor expired. */
export function findOpenCode(
  db: Database,
  userId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<OpenCode | undefined> {
  return db
    .selectFrom('codes')
    .select(['user_id', 'code_hash'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether a user has a code of any purpose that is neither used nor expired. */
export async function hasOpenCode(db: Database, userId: string, now: Date): Promise<boolean> {
  const code = await db
    .selectFrom('codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return code !== undefined;
}

/** Marks a code as used if it is still the same and still open. Of concurrent calls only one succeeds. */
export const spendCode = (trx: Database, code: OpenCode, purpose: CodePurpose, now: Date): Promise<boolean> =>
  wrote(
    trx
      .updateTable('codes')
      .set({ used_at: now })
      .where('user_id', '=', code.user_id)
      .where('purpose', '=', purpose)
      .where('code_hash', '=', code.code_hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now),
  );

/** For the purge: codes that cannot be used any more. */
export async function purgeCodes(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('codes').where('expires_at', '<', now).execute();
}
