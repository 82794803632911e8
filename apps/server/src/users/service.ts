import type { User } from '@daymark/contract/users';
import { withAlias } from '@daymark/contract/values';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import {
  deleteUnverified,
  findUser,
  insertUser,
  listUnverifiedIds,
  lockPassword,
  type UserRow,
  type UserToInsert,
  updateEmailVerified,
  updateForgottenPassword,
} from './store.ts';

export type { UserRow } from './store.ts';

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
    avatar: null,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  });

/** Registers a person, also over an earlier sign-up that was never verified. False when the account is verified. */
export const registerUser = (trx: Database, user: UserToInsert, now: Date): Promise<boolean> =>
  insertUser(trx, user, now);

export const confirmEmail = (trx: Database, userId: string, now: Date): Promise<void> =>
  updateEmailVerified(trx, userId, now);

/** Whether a password that was compared still stands; until the transaction ends it does. */
export const holdPassword = lockPassword;

/** Gives another password by a code that went to the address. Whoever reads its mail has proved it, so it is verified. */
export const replaceForgottenPassword = updateForgottenPassword;

/** A person with what only signing in may look at. */
export const findAccount = (db: Database, userId: string): Promise<UserRow | undefined> =>
  findUser(db, userId);

export async function readProfile({ db, userId }: UserContext): Promise<User> {
  const row = await findUser(db, userId);
  if (!row) throw notFound('User');
  return toUser(row);
}

/** Ids of people who signed up before an instant and never verified, a page at a time. */
export const listUnverified = listUnverifiedIds;

/** Removes those among these people who still have not verified. Gives the ids of the removed. */
export const removeUnverified = deleteUnverified;
