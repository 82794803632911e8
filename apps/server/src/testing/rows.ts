import { sql } from 'kysely';
import type { TestNode } from './harness.ts';

/** Every row of a user in any table, as text by table. New tables are included automatically. */
export async function rowsOf({ db }: Pick<TestNode, 'db'>, userId: string): Promise<Record<string, string>> {
  const { rows: columns } = await sql<{ table: string; owner: string }>`
    select table_name as "table", column_name as owner from information_schema.columns
    where table_schema = 'public' and (column_name = 'user_id' or (table_name, column_name) = ('users', 'id'))
  `.execute(db);
  const found: Record<string, string> = {};
  for (const { table, owner } of columns) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t where ${sql.ref(owner)} = ${userId} order by 1
    `.execute(db);
    if (rows.length > 0) found[table] = rows.map(({ row }) => row).join('\n');
  }
  return found;
}
