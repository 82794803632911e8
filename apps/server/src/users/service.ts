import type { Avatar } from '@daymark/contract/avatars';
import type { Settings, User } from '@daymark/contract/users';
import { withAlias } from '@daymark/contract/values';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import {
  deleteUnverified,
  deleteUser,
  findUser,
  insertUser,
  listUnverifiedUsers,
  lockPassword,
  type UserRow,
  type UserToInsert,
  updateEmailVerified,
  updateForgottenPassword,
  updatePassword,
  updateProviderIdentity,
} from './store.ts';

export type { UserRow } from './store.ts';

/** The address of a user's picture. It changes with every upload. */
export const avatarAt = (userId: string, secret: string): Avatar => ({
  url: `/api/avatars/${userId}/${secret}`,
});

/** A user as the API shows them to themselves. */
export const toUser = (row: UserRow): User =>
  withAlias({
    id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    phoneNumber: row.phone_number,
    location: row.location,
    timezone: row.timezone,
    bio: row.bio,
    avatar: row.avatar_secret === null ? null : avatarAt(row.id, row.avatar_secret),
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  });

/** Registers a user, replacing an unverified sign-up. False if the address has a verified account. */
export const registerUser = (trx: Database, user: UserToInsert, now: Date): Promise<boolean> =>
  insertUser(trx, user, now);

export const confirmEmail = (trx: Database, userId: string, now: Date): Promise<void> =>
  updateEmailVerified(trx, userId, now);

/** Stores a user's identity at the sign-in provider. */
export const connectProvider = updateProviderIdentity;

/** Whether a password that was compared is still valid; it is locked until the end of the transaction. */
export const holdPassword = lockPassword;

/** Sets a new password with a code from a mail. Reading the mail also proves the address, so it becomes verified. */
export const replaceForgottenPassword = updateForgottenPassword;

/** Replaces a password that was compared; false if it is no longer valid. */
export const replacePassword = updatePassword;

/** Deletes a user with all data; false if the password that was compared is no longer valid. */
export const removeUser = deleteUser;

/** A user with the fields that only log-in code may read. */
export const findAccount = (db: Database, userId: string): Promise<UserRow | undefined> =>
  findUser(db, userId);

export async function readProfile({ db, userId }: UserContext): Promise<User> {
  const row = await findUser(db, userId);
  if (!row) throw notFound('User');
  return toUser(row);
}

/** The settings that the planner uses. */
export const toSettings = (row: UserRow): Settings => ({
  weekdays: row.weekdays as Settings['weekdays'],
  hoursPerDay: row.hours_per_day,
  workingHours: { from: row.works_from, until: row.works_until },
  locale: row.locale,
});

export async function readSettings({ db, userId }: UserContext): Promise<Settings> {
  const row = await findUser(db, userId);
  if (!row) throw notFound('User');
  return toSettings(row);
}

/** Ids of users who signed up before an instant and never verified, a page at a time. */
export const listUnverified = listUnverifiedUsers;

/** Deletes a user who is still unverified. False if there is none. */
export const removeUnverified = deleteUnverified;
