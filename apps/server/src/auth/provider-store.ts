import type { Database } from '../db/database.ts';

/** The user of a person at the provider. */
export async function findProviderLogin(db: Database, identity: string): Promise<string | undefined> {
  const login = await db
    .selectFrom('provider_logins')
    .select('user_id')
    .where('identity', '=', identity)
    .executeTakeFirst();
  return login?.user_id;
}

/** Connects a person at the provider with a user. False if the person is already connected with another user. */
export async function insertProviderLogin(trx: Database, identity: string, userId: string): Promise<boolean> {
  const { user_id } = await trx
    .insertInto('provider_logins')
    .values({ identity, user_id: userId })
    // A repetition changes nothing, but returns the existing row.
    .onConflict((conflict) =>
      conflict.column('identity').doUpdateSet((row) => ({ identity: row.ref('excluded.identity') })),
    )
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return user_id === userId;
}

export async function deleteProviderLogin(trx: Database, identity: string): Promise<void> {
  await trx.deleteFrom('provider_logins').where('identity', '=', identity).execute();
}
