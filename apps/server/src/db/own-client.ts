import type { Database } from './database.ts';

/** Whether a client is one of the user. */
export async function hasClient(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('clients')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
