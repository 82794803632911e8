import type { Database } from '../db/database.ts';

export interface AvatarToSave {
  userId: string;
  secret: string;
  image: Buffer;
}

/**
 * Replaces the previous picture, whose address then becomes invalid. The user's row is written first, so that of two
 * concurrent uploads the later one wins completely. False if the user does not exist any more. Use a transaction.
 */
export async function saveAvatar(
  trx: Database,
  { userId, secret, image }: AvatarToSave,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ avatar_secret: secret, updated_at: now })
    .where('id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto('avatars')
    .values({ user_id: userId, image })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({ image: row.ref('excluded.image') })),
    )
    .execute();
  return true;
}

/**
 * Deletes a user's picture, if there is one. Use a transaction: it locks the user's row, so that the second statement
 * also sees a picture that was stored a moment before.
 */
export async function deleteAvatar(trx: Database, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ avatar_secret: null, updated_at: now })
    .where('id', '=', userId)
    .where('avatar_secret', 'is not', null)
    .execute();
  await trx.deleteFrom('avatars').where('user_id', '=', userId).execute();
}

/** A picture by the two parts of its address. */
export async function findAvatar(
  db: Database,
  { userId, secret }: { userId: string; secret: string },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('avatars')
    .innerJoin('users', 'users.id', 'avatars.user_id')
    .select('avatars.image')
    .where('avatars.user_id', '=', userId)
    .where('users.avatar_secret', '=', secret)
    .executeTakeFirst();
  return row?.image;
}
