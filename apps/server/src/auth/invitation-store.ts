import { type Database, wrote } from '../db/database.ts';

export interface InvitationRow {
  id: string;
  email: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

const SHOWN = ['id', 'email', 'created_at', 'expires_at', 'used_at'] as const;

export interface InvitationToInsert {
  id: string;
  hash: Buffer;
  email: string | null;
  expiresAt: Date;
}

export function insertInvitation(
  db: Database,
  { id, hash, email, expiresAt }: InvitationToInsert,
  now: Date,
): Promise<InvitationRow> {
  return db
    .insertInto('invitations')
    .values({ id, token_hash: hash, email, created_at: now, expires_at: expiresAt })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/** All invitations, the newest first. */
export function listInvitations(db: Database): Promise<InvitationRow[]> {
  return db
    .selectFrom('invitations')
    .select(SHOWN)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether an invitation can be used to sign up. */
export async function isUsable(
  db: Database,
  { id, hash }: { id: string; hash: Buffer },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('id', '=', id)
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses an invitation up for an account. False if it was used or revoked. It may have expired since the person signed up
 * with it.
 */
export const useInvitation = (trx: Database, id: string, email: string, now: Date): Promise<boolean> =>
  wrote(
    trx
      .updateTable('invitations')
      .set({ used_at: now, email })
      .where('id', '=', id)
      .where('used_at', 'is', null),
  );

/** False if there is no such invitation. */
export const deleteInvitation = (db: Database, id: string): Promise<boolean> =>
  wrote(db.deleteFrom('invitations').where('id', '=', id));

/** Forgets the invitation that an account was made with. One that is still open stays. */
export async function deleteUsedInvitation(trx: Database, id: string, email: string): Promise<void> {
  await trx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('used_at', 'is not', null)
    .execute();
}

/** For the purge: those that were used or expired before an instant. */
export async function purgeInvitations(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where((row) => row.or([row('used_at', '<', before), row('expires_at', '<', before)]))
    .execute();
}
