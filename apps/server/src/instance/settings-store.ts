import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export async function findSetting(db: Database, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('instance_settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

/** Sets a setting that has no value yet. If it has one by now, that stays. */
export async function insertSetting(db: Database, key: string, value: unknown): Promise<void> {
  await sql`
    insert into instance_settings (key, value, updated_at) values (${key}, ${JSON.stringify(value)}::jsonb, ${new Date()})
    on conflict (key) do nothing
  `.execute(db);
}

export async function saveSetting(db: Database, key: string, value: unknown): Promise<void> {
  await sql`
    insert into instance_settings (key, value, updated_at) values (${key}, ${JSON.stringify(value)}::jsonb, ${new Date()})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
  `.execute(db);
}

export async function deleteSetting(db: Database, key: string): Promise<void> {
  await db.deleteFrom('instance_settings').where('key', '=', key).execute();
}
