import { type RawBuilder, sql } from 'kysely';
import type { TestNode } from './harness.ts';

interface Row {
  table: string;
  row: string;
}

let statement: ((userId: string) => RawBuilder<Row>) | undefined;

/** One statement over all tables, made once a process: the matrix of authorization asks it a thousand times. */
async function makeStatement({ db }: Pick<TestNode, 'db'>) {
  const { rows: columns } = await sql<{ table: string; owner: string }>`
    select table_name as "table", column_name as owner from information_schema.columns
    where table_schema = 'public' and (column_name = 'user_id' or (table_name, column_name) = ('users', 'id'))
  `.execute(db);
  return (userId: string) => {
    const parts = columns.map(
      ({ table, owner }) =>
        sql`select ${sql.lit(table)} as "table", to_jsonb(t)::text as row from ${sql.table(table)} t where ${sql.ref(owner)} = ${userId}`,
    );
    return sql<Row>`${sql.join(parts, sql` union all `)} order by 1, 2`;
  };
}

/** Every row of a user in any table, as text by table. New tables are included automatically. */
export async function rowsOf(node: Pick<TestNode, 'db'>, userId: string): Promise<Record<string, string>> {
  statement ??= await makeStatement(node);
  const { rows } = await statement(userId).execute(node.db);
  const found = Object.groupBy(rows, ({ table }) => table);
  return Object.fromEntries(
    Object.entries(found).map(([table, own]) => [table, (own ?? []).map(({ row }) => row).join('\n')]),
  );
}
