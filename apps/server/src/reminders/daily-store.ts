import type { Day } from '@daymark/domain/dates';
import { type Database, firstOf, hasRows, rowsOf } from '../db/database.ts';

/** `digest` is the day's digest, `waits` the mention of long waits. */
export type DailyKind = 'digest' | 'waits';

export interface OfDaily {
  userId: string;
  kind: DailyKind;
}

export interface DailyRow {
  at: string;
  next_at: Date | null;
  last_on: Day | null;
}

export async function findDaily(
  db: Database,
  { userId, kind }: OfDaily,
  { lock }: { lock: boolean },
): Promise<DailyRow | undefined> {
  const query = db
    .selectFrom('daily_mails')
    .select(['at', 'next_at', 'last_on'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Sets when the mail is looked at next; null ends it. */
export async function upsertDaily(
  db: Database,
  { userId, kind }: OfDaily,
  { at, nextAt }: { at: string; nextAt: Date | null },
): Promise<void> {
  const columns = { at, next_at: nextAt };
  await db
    .insertInto('daily_mails')
    .values({ user_id: userId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(columns))
    .execute();
}

/** Has the next times of a user computed again, because their time zone was changed. */
export async function updateDailyNow(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('daily_mails')
    .set({ next_at: now })
    .where('user_id', '=', userId)
    .where('next_at', 'is not', null)
    .execute();
}

/** The mails of all users whose time has come, those that wait longest first. */
export const listDueDaily = (db: Database, now: Date, count: number) => rowsOf<OfDaily>(db)`
    select user_id as "userId", kind from daily_mails where next_at <= ${now}
    order by next_at, user_id, kind limit ${count}
  `;

export interface ClaimedDaily {
  at: string;
  last_on: Day | null;
  email: string;
  timezone: string;
  locale: string;
  language: string | null;
  is_disabled: boolean;
}

/** Takes a due mail until an instant; undefined if another node has it. */
export const claimDaily = (
  db: Database,
  { userId, kind }: OfDaily,
  { now, until }: { now: Date; until: Date },
) => firstOf<ClaimedDaily>(db)`
    update daily_mails m set next_at = ${until} from users u
    where m.user_id = ${userId} and m.kind = ${kind} and m.next_at <= ${now} and u.id = ${userId}
    returning m.at, m.last_on, u.email, u.timezone, u.locale, u.language, u.disabled_at is not null as is_disabled
  `;

/** Ends a claim. With a day, that day has had its mail; false if it had it already, or if the time was changed since. */
export const finishDaily = (
  db: Database,
  { userId, kind }: OfDaily,
  { at, nextAt, day }: { at: string; nextAt: Date; day: Day | null },
): Promise<boolean> => hasRows(db)`
    update daily_mails set next_at = ${nextAt}, last_on = coalesce(${day}::date, last_on)
    where user_id = ${userId} and kind = ${kind} and next_at is not null and at = ${at}
      and (${day}::date is null or last_on is null or last_on < ${day}::date)
    returning user_id
  `;
