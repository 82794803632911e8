import { sql } from 'kysely';
import { type Database, wrote } from '../db/database.ts';

/** The user whose address was verified first, of those who are not disabled if there are any; undefined if there is none. */
export async function findFirstUser(db: Database): Promise<string | undefined> {
  const first = await db
    .selectFrom('users')
    .select('id')
    .where('email_verified_at', 'is not', null)
    .orderBy((row) => row('disabled_at', 'is not', null))
    .orderBy('email_verified_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id;
}

/** A person as the owner of the server sees them: nothing of what they write. */
export interface PersonRow {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  email_verified_at: Date | null;
  disabled_at: Date | null;
  projects_total: number;
  created_at: Date;
  seen_at: Date | null;
}

/** Whether a user has every word of a query at the beginning of a word of their name or address. */
const matches = (words: readonly string[]) => sql<boolean>`
  search_words(u.firstname || ' ' || u.lastname || ' ' || u.email)
    like all (array(select '% ' || btrim(search_words(word)) || '%' from unnest(${[...words]}::text[]) as word))`;

/** A page of the users that match, or of all, the oldest account first, for the owner of the server; and how many they are. */
export async function listPeople(
  db: Database,
  { query, offset, count }: { query: string; offset: number; count: number },
): Promise<{ total: number; rows: PersonRow[] }> {
  const words = query.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const { rows } = await sql<PersonRow & { total: number; id: string | null }>`
    with found as materialized (
      select u.id, u.firstname, u.lastname, u.email, u.email_verified_at, u.disabled_at, u.projects_total, u.created_at,
        greatest(u.seen_at, s.used_at) as seen_at
      from users u left join (
        select user_id, max(last_used_at) as used_at from sessions group by user_id
      ) s on s.user_id = u.id
      ${words.length > 0 ? sql`where ${matches(words)}` : sql``}
    )
    select total, p.* from (select count(*)::int as total from found) counted
    left join (select * from found order by created_at, id limit ${count} offset ${offset}) p on true
    order by p.created_at, p.id
  `.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}

/** Keeps a user out, or lets them in again. False if there is none. */
export const updateDisabled = (db: Database, userId: string, disabledAt: Date | null): Promise<boolean> =>
  wrote(
    db
      .updateTable('users')
      .set(({ fn, val }) => ({
        disabled_at: disabledAt === null ? null : fn.coalesce('disabled_at', val(disabledAt)),
      }))
      .where('id', '=', userId),
  );
