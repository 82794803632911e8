import type { ProfileChange, Settings, SettingsChange, User } from '@daymark/contract/users';
import { TIMEZONE_REFUSAL } from '@daymark/contract/values';
import { rereadSessions } from '../auth/service.ts';
import type { UserContext } from '../http/context.ts';
import { invalid, notFound } from '../http/errors.ts';
import { timezoneNamed } from '../http/today.ts';
import { toSettings, toUser } from './service.ts';
import { updateUser } from './store.ts';

const EMAIL_REFUSAL = 'Email cannot be changed. Contact support if you need to update your email address.';

function zoneOf(timezone: string): string {
  const named = timezoneNamed(timezone);
  if (!named) throw invalid('timezone', TIMEZONE_REFUSAL);
  return named;
}

/** Changes what the profile says. From its answer on, "today" is that of the new time zone. */
export async function changeProfile({ db, userId, now }: UserContext, change: ProfileChange): Promise<User> {
  const { firstname, lastname, email, phoneNumber, location, timezone, bio } = change;
  const columns = {
    firstname,
    lastname,
    phone_number: phoneNumber,
    location,
    timezone: timezone === undefined ? undefined : zoneOf(timezone),
    bio,
  };
  const row = await updateUser(db, { userId, email }, columns, now());
  if (!row) throw email === undefined ? notFound('User') : invalid('email', EMAIL_REFUSAL);
  rereadSessions(db, userId);
  return toUser(row);
}

/** Plans that stand keep their dates; those that are made from now on follow. */
export async function changeSettings(
  { db, userId, now }: UserContext,
  { weekdays, hoursPerDay, locale }: SettingsChange,
): Promise<Settings> {
  const row = await updateUser(db, { userId }, { weekdays, hours_per_day: hoursPerDay, locale }, now());
  if (!row) throw notFound('User');
  return toSettings(row);
}
