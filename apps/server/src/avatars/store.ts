import type { Database } from '../db/database.ts';

export interface AvatarToSave {
  userId: string;
  secret: string;
  image: Buffer;
}

/**
 * Puts a picture in the place of the one before, whose address then leads nowhere. The person's row is written first: of
 * two at once the later one stands, whole. False when there is no such person any more. Use a transaction.
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
 * Removes a person's picture; when there is none, nothing changes. Use a transaction: with the person's row held, the second
 * statement also sees a picture that came a moment before.
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
