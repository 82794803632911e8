import { sql } from 'kysely';
import type { TestApp } from '../harness.ts';
import { UNKNOWN } from './pool.ts';

/** Every row of every application table, by table; only those of one user if given. */
export async function everyRow({ db }: TestApp, userId?: string): Promise<Map<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string; owner: string | null }>`
    select t.table_name as name, (
      select c.column_name from information_schema.columns c
      where c.table_schema = t.table_schema and c.table_name = t.table_name
        and c.column_name = case t.table_name when 'users' then 'id' else 'user_id' end
    ) as owner
    from information_schema.tables t where t.table_schema = 'public' order by 1`.execute(db);
  const found = new Map<string, unknown[]>();
  for (const { name, owner } of tables) {
    if (userId && !owner) continue;
    const among = userId && owner ? sql`where ${sql.ref(owner)} = ${userId}` : sql``;
    const { rows } = await sql`select * from ${sql.table(name)} t ${among} order by t::text`.execute(db);
    found.set(name, rows);
  }
  return found;
}

// Control characters and bidi controls. Line ends and tabs are allowed.
const HOSTILE = /[\p{Cc}\u202A-\u202E\u2066-\u2069\p{Cs}]/u;

const isHostile = (text: string): boolean => HOSTILE.test(text.replace(/[\t\r\n]/g, ''));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date || Buffer.isBuffer(value))
    return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)]);
}

/** Stored texts that should not exist: with control characters, or from an unknown field. */
export async function hostileTraces(app: TestApp): Promise<string[]> {
  const rows = await everyRow(app);
  return [...rows].flatMap(([table, kept]) =>
    kept
      .flatMap(textsIn)
      .filter((text) => isHostile(text) || text.includes(UNKNOWN))
      .map((text) => `${table}: ${JSON.stringify(text.slice(0, 200))}`),
  );
}
