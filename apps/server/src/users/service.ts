import type { Avatar } from '@daymark/contract/avatars';
import type { Settings, User } from '@daymark/contract/users';
import { withAlias } from '@daymark/contract/values';
import { isLanguage, type Language, languageOfLocale } from '@daymark/words/languages';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { ownerIdOf } from './owner.ts';
import { findUser, type UserRow } from './store.ts';

/** The address of a user's picture. It changes with every upload. */
export const avatarAt = (userId: string, secret: string): Avatar => ({
  url: `/api/avatars/${userId}/${secret}`,
});

/** The language of a user: the one that they chose, else that of their locale. */
export const languageOfUser = ({ language, locale }: Pick<UserRow, 'language' | 'locale'>): Language =>
  isLanguage(language) ? language : languageOfLocale(locale);

/** A user as the API shows them to themselves. */
export async function shownUser(db: Database, row: UserRow): Promise<User> {
  const ownerId = await ownerIdOf(db);
  return withAlias({
    id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    phoneNumber: row.phone_number,
    location: row.location,
    timezone: row.timezone,
    locale: row.locale,
    language: languageOfUser(row),
    bio: row.bio,
    avatar: row.avatar_secret === null ? null : avatarAt(row.id, row.avatar_secret),
    isOwner: row.id === ownerId,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  });
}

export async function readProfile({ db, userId }: UserContext): Promise<User> {
  const row = await findUser(db, userId);
  if (!row) throw notFound('User');
  return shownUser(db, row);
}

/** The settings that the planner uses. */
export const toSettings = (row: UserRow): Settings => ({
  weekdays: row.weekdays as Settings['weekdays'],
  hoursPerDay: row.hours_per_day,
  workingHours: { from: row.works_from, until: row.works_until },
  locale: row.locale,
  language: languageOfUser(row),
});

export async function readSettings({ db, userId }: UserContext): Promise<Settings> {
  const row = await findUser(db, userId);
  if (!row) throw notFound('User');
  return toSettings(row);
}
