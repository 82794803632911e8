import { PASSKEYS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { type Database, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';

export interface PasskeyRow {
  id: string;
  name: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasskeyToInsert {
  userId: string;
  id: string;
  name: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
}

/** Undefined if the user has this passkey already, or as many as they may have. */
export async function insertPasskey(
  trx: Database,
  passkey: PasskeyToInsert,
  now: Date,
): Promise<PasskeyRow | undefined> {
  const { userId } = passkey;
  const insertion = sql<PasskeyRow>`
    insert into passkeys (user_id, id, name, credential_id, public_key, counter, created_at)
    select ${userId}, ${passkey.id}, ${passkey.name}, ${passkey.credentialId}, ${Buffer.from(passkey.publicKey)},
      ${passkey.counter}, ${now}::timestamptz
    where (select count(*) from passkeys where user_id = ${userId}) < ${PASSKEYS_MAX_COUNT}
    on conflict (user_id, credential_id) do nothing
    returning id, name, credential_id, public_key, counter, created_at, last_used_at`;
  const [inserted] = await addToList(trx, { userId, list: 'passkeys' }, insertion);
  return inserted;
}

/** A user's passkeys, the newest first. */
export function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'public_key', 'counter', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findPasskey(
  db: Database,
  userId: string,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'public_key', 'counter', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Notes a use. False if the passkey was removed, or used elsewhere since its counter was read. */
export const updatePasskeyUse = (
  trx: Database,
  { userId, id, from, to }: { userId: string; id: string; from: number; to: number },
  now: Date,
): Promise<boolean> =>
  wrote(
    trx
      .updateTable('passkeys')
      .set({ counter: to, last_used_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('counter', '=', from),
  );

/** False if the user has no such passkey. */
export const deletePasskey = (trx: Database, userId: string, id: string): Promise<boolean> =>
  wrote(trx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id));

/** Notes that a challenge was answered. False if it was answered before. */
export async function insertUsedChallenge(db: Database, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** For the purge: answered challenges that would be refused by their age alone. */
export async function purgeChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
}
