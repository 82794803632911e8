import type { Weekday } from '@daymark/domain/dates';
import { DEFAULT_LOCALE } from '@daymark/domain/limits';
import { type Language, languageOfLocale } from '@daymark/words/languages';
import { type Selectable, sql } from 'kysely';
import { type Database, hasRows, wrote } from '../db/database.ts';
import type { UsersTable } from '../db/tables.gen.ts';

export type UserRow = Selectable<UsersTable>;

/** The working days and hours of a user. */
export interface UserWeek {
  weekdays: Weekday[];
  hours_per_day: number;
}

export interface UserToInsert {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
  passwordHash: string;
  timezone: string;
  /** If omitted, the default locale. */
  locale?: string | undefined;
  /** If omitted, that of the locale. */
  language?: Language;
  /** The invitation that they signed up with. */
  invitationId?: string | undefined;
}

/** Inserts a user, replacing an unverified one. False if there is a verified one. */
export function insertUser(trx: Database, user: UserToInsert, now: Date): Promise<boolean> {
  const { locale = DEFAULT_LOCALE } = user;
  const language = user.language === languageOfLocale(locale) ? null : (user.language ?? null);
  return hasRows(trx)`
    insert into users (id, email, firstname, lastname, password_hash, timezone, locale, language, invitation_id, created_at, updated_at)
    values (${user.id}, ${user.email}, ${user.firstname}, ${user.lastname}, ${user.passwordHash}, ${user.timezone}, ${locale}, ${language}, ${user.invitationId ?? null}, ${now}, ${now})
    on conflict (id) do update set
      firstname = excluded.firstname,
      lastname = excluded.lastname,
      password_hash = excluded.password_hash,
      timezone = excluded.timezone,
      locale = excluded.locale,
      language = excluded.language,
      invitation_id = excluded.invitation_id,
      updated_at = excluded.updated_at
    where users.email_verified_at is null
    returning id
  `;
}

export function findUser(db: Database, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Whether the password is still the one that was compared. It is locked until the end of the transaction. */
export async function lockPassword(
  trx: Database,
  user: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateEmailVerified(trx: Database, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function updateProviderIdentity(
  trx: Database,
  { userId, identity }: { userId: string; identity: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ provider_identity: identity, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Sets a new password and marks the address as verified. */
export async function updateForgottenPassword(
  trx: Database,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set(({ fn, val }) => ({
      password_hash: passwordHash,
      email_verified_at: fn.coalesce('email_verified_at', val(now)),
      updated_at: now,
    }))
    .where('id', '=', userId)
    .execute();
}

/** Replaces the password that was compared; false if it is no longer valid. */
export const updatePassword = (
  trx: Database,
  user: Pick<UserRow, 'id' | 'password_hash'>,
  passwordHash: string,
  now: Date,
): Promise<boolean> =>
  wrote(
    trx
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash),
  );

/** The columns that a user may set. Undefined leaves a column unchanged. */
export interface UserColumns {
  firstname?: string | undefined;
  lastname?: string | undefined;
  phone_number?: string | undefined;
  location?: string | undefined;
  timezone?: string | undefined;
  bio?: string | undefined;
  weekdays?: number[] | undefined;
  hours_per_day?: number | undefined;
  works_from?: string | undefined;
  works_until?: string | undefined;
  locale?: string | undefined;
  language?: string | null | undefined;
}

/** When, and how often, the time zone was changed: entries of published calendars then have other times. */
const timezoneStamp = (timezone: string, now: Date) => {
  const isSame = sql`timezone = ${timezone}`;
  return {
    timezone_at: sql<Date | null>`case when ${isSame} then timezone_at else ${now} end`,
    timezone_version: sql<number>`case when ${isSame} then timezone_version else timezone_version + 1 end`,
  };
};

/** Changes a user; undefined if there is none, or if a given address is not theirs. */
export function updateUser(
  db: Database,
  { userId, email }: { userId: string; email?: string | undefined },
  columns: UserColumns,
  now: Date,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({
      ...columns,
      ...(columns.timezone === undefined ? {} : timezoneStamp(columns.timezone, now)),
      updated_at: now,
    })
    .where('id', '=', userId)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Sets the secret in the address of a user's picture; null if they have no picture any more. Use a transaction that
 * writes the picture afterwards: the locked row lets the later of two concurrent changes win completely. False if the
 * user does not exist any more.
 */
export const updateAvatarSecret = (
  trx: Database,
  userId: string,
  secret: string | null,
  now: Date,
): Promise<boolean> =>
  wrote(
    trx
      .updateTable('users')
      .set({ avatar_secret: secret, updated_at: now })
      .where('id', '=', userId)
      .$if(secret === null, (query) => query.where('avatar_secret', 'is not', null)),
  );

/** Sets a user's working days and hours. Null leaves one as it is. Returns both before and after. */
export async function replaceWeek(
  trx: Database,
  userId: string,
  { weekdays, hoursPerDay }: { weekdays: Weekday[] | null; hoursPerDay: number | null },
  now: Date,
): Promise<{ was: UserWeek; left: UserWeek } | undefined> {
  const { rows } = await sql<UserWeek>`
    select weekdays, hours_per_day from users where id = ${userId} for no key update
  `.execute(trx);
  const [was] = rows;
  if (!was) return undefined;
  const left = { weekdays: weekdays ?? was.weekdays, hours_per_day: hoursPerDay ?? was.hours_per_day };
  await updateUser(trx, { userId }, left, now);
  return { was, left };
}

/** Restores a user's working days and hours, if they are still as a change left them. */
export async function updateToFormerWeek(
  trx: Database,
  userId: string,
  { was, left }: { was: UserWeek; left: UserWeek },
  now: Date,
): Promise<void> {
  await sql`
    update users set weekdays = ${was.weekdays}::smallint[], hours_per_day = ${was.hours_per_day}, updated_at = ${now}
    where id = ${userId} and weekdays = ${left.weekdays}::smallint[] and hours_per_day = ${left.hours_per_day}
  `.execute(trx);
}

/** Deletes a user with all data, if the password that was read is still theirs. */
export const deleteUser = (trx: Database, user: Pick<UserRow, 'id' | 'password_hash'>): Promise<boolean> =>
  wrote(trx.deleteFrom('users').where('id', '=', user.id).where('password_hash', '=', user.password_hash));

/** For the purge: a page of users whose address was not verified since an instant, by id, after the given one. */
export function listUnverifiedUsers(
  db: Database,
  { before, count, after }: { before: Date; count: number; after: string | undefined },
): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email_verified_at', 'is', null)
    .where('updated_at', '<', before)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(count)
    .execute();
}

/** For the purge: deletes a user who is still unverified, with all data. False if there is none. */
export const deleteUnverified = (trx: Database, id: string, before: Date): Promise<boolean> =>
  wrote(
    trx
      .deleteFrom('users')
      .where('id', '=', id)
      .where('email_verified_at', 'is', null)
      .where('updated_at', '<', before),
  );

/**
 * Notes that a user was seen, unless that was noted since an instant. If somebody has locked the row, such as another log-in
 * that compares the password, it is left for the next time: both would wait for each other.
 */
export async function updateSeen(
  db: Database,
  userId: string,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  await sql`
    update users set seen_at = ${now} where id = ${userId} and id in (
      select id from users where id = ${userId} and (seen_at is null or seen_at <= ${since})
      for no key update skip locked
    )
  `.execute(db);
}
