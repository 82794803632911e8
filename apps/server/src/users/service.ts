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

/** Where a person's picture lies: another address after every upload. */
export const avatarAt = (userId: string, secret: string): Avatar => ({
  url: `/api/avatars/${userId}/${secret}`,
});

/** A person as the API shows them to themselves. */
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

/** Registers a person, also over an earlier sign-up that was never verified. False when the account is verified. */
export const registerUser = (trx: Database, user: UserToInsert, now: Date): Promise<boolean> =>
  insertUser(trx, user, now);

export const confirmEmail = (trx: Database, userId: string, now: Date): Promise<void> =>
  updateEmailVerified(trx, userId, now);

/** Notes who a person is at the sign-in provider. */
export const connectProvider = updateProviderIdentity;

/** Whether a password that was compared still stands; until the transaction ends it does. */
export const holdPassword = lockPassword;

/** Gives another password by a code that went to the address. Whoever reads its mail has proved it, so it is verified. */
export const replaceForgottenPassword = updateForgottenPassword;

/** Gives another password in the place of the one that was compared; false when that one no longer stands. */
export const replacePassword = updatePassword;

/** Removes a person with all that is theirs; false when the password that was compared no longer stands. */
export const removeUser = deleteUser;

/** A person with what only signing in may look at. */
export const findAccount = (db: Database, userId: string): Promise<UserRow | undefined> =>
  findUser(db, userId);

export async function readProfile({ db, userId }: UserContext): Promise<User> {
  const row = await findUser(db, userId);
  if (!row) throw notFound('User');
  return toUser(row);
}

/** What the planner takes into account of a person. */
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

/** Ids of people who signed up before an instant and never verified, a page at a time. */
export const listUnverified = listUnverifiedUsers;

/** Removes a person who still has not verified. False when there is none. */
export const removeUnverified = deleteUnverified;
