import type { Database } from '../db/database.ts';

/** Stores a user's picture in place of the previous one. */
export async function saveAvatar(trx: Database, userId: string, image: Buffer): Promise<void> {
  await trx
    .insertInto('avatars')
    .values({ user_id: userId, image })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({ image: row.ref('excluded.image') })),
    )
    .execute();
}

/** Deletes a user's picture, if there is one. */
export async function deleteAvatar(trx: Database, userId: string): Promise<void> {
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
