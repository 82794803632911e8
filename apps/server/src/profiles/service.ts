import type { ProfileChange, Settings, SettingsChange, User } from '@daymark/contract/users';
import { TIMEZONE_REFUSAL } from '@daymark/contract/values';
import { t } from '@daymark/words/t';
import { forgetCallers } from '../auth/callers.ts';
import { rereadCalendars } from '../calendars/service.ts';
import type { UserContext } from '../http/context.ts';
import { invalid, notFound } from '../http/errors.ts';
import { timezoneNamed } from '../http/today.ts';
import { shownUser, toSettings } from '../users/service.ts';
import { type UserColumns, type UserRow, updateUser } from '../users/store.ts';

const EMAIL_REFUSAL = t`Email cannot be changed. Contact support if you need to update your email address.`;

function zoneOf(timezone: string): string {
  const named = timezoneNamed(timezone);
  if (!named) throw invalid('timezone', TIMEZONE_REFUSAL);
  return named;
}

/** Changes a user's zone or working hours. Imported calendars are then read again, because their busy times change. */
function updateHours(
  context: UserContext,
  who: Parameters<typeof updateUser>[1],
  columns: UserColumns,
): Promise<UserRow | undefined> {
  return context.db.transaction().execute(async (trx) => {
    const row = await updateUser(trx, who, columns, context.now());
    if (row) await rereadCalendars(context, trx);
    return row;
  });
}

/** Changes the profile. After the answer, "today" is that of the new time zone. */
export async function changeProfile(context: UserContext, change: ProfileChange): Promise<User> {
  const { db, userId, now } = context;
  const { firstname, lastname, email, phoneNumber, location, timezone, bio } = change;
  const columns = {
    firstname,
    lastname,
    phone_number: phoneNumber,
    location,
    timezone: timezone === undefined ? undefined : zoneOf(timezone),
    bio,
  };
  const row = await (timezone === undefined
    ? updateUser(db, { userId, email }, columns, now())
    : updateHours(context, { userId, email }, columns));
  if (!row) throw email === undefined ? notFound('User') : invalid('email', EMAIL_REFUSAL);
  forgetCallers(db, userId);
  return shownUser(db, row);
}

/** Existing plans keep their dates; new ones use the settings. */
export async function changeSettings(
  context: UserContext,
  { weekdays, hoursPerDay, workingHours, locale, language }: SettingsChange,
): Promise<Settings> {
  const { db, userId, now } = context;
  const columns = { weekdays, hours_per_day: hoursPerDay, locale, language };
  const hours = workingHours && { works_from: workingHours.from, works_until: workingHours.until };
  const row = await (hours
    ? updateHours(context, { userId }, { ...columns, ...hours })
    : updateUser(db, { userId }, columns, now()));
  if (!row) throw notFound('User');
  return toSettings(row);
}
