import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

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

/** A page of all users, the oldest account first, for the owner of the server. */
export async function listPeople(
  db: Database,
  { offset, count }: { offset: number; count: number },
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.firstname, u.lastname, u.email, u.email_verified_at, u.disabled_at, u.projects_total, u.created_at,
      greatest(u.seen_at, s.used_at) as seen_at
    from users u left join (
      select user_id, max(last_used_at) as used_at from sessions group by user_id
    ) s on s.user_id = u.id
    order by u.created_at, u.id limit ${count} offset ${offset}
  `.execute(db);
  return rows;
}

export async function countPeople(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps a user out, or lets them in again. False if there is none. */
export async function updateDisabled(
  db: Database,
  userId: string,
  disabledAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(({ fn, val }) => ({
      disabled_at: disabledAt === null ? null : fn.coalesce('disabled_at', val(disabledAt)),
    }))
    .where('id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
