import type { Holiday, Holidays } from '@daymark/contract/calendars';
import { addDays, type Day, daysFrom } from '@daymark/domain/dates';
import type { NamedDays } from '@daymark/domain/working-days';
import { languageNow } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import type { RequestContext, UserContext } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { findUser } from '../users/store.ts';
import {
  deleteHolidayPlace,
  type HolidaySettings,
  insertHolidayCountry,
  saveHolidayPlace,
  updateWorkedHoliday,
} from './days-store.ts';
import { countryOfZone, knownCountries, publicHolidays } from './holidays/holidays.ts';

/** Holidays are shown for so many days ahead, which is a whole year. */
const SHOWN_DAYS = 365;

/** The holidays of a range on which the user does not work. */
export async function freeHolidays(
  settings: HolidaySettings | null,
  span: { userId: string; from: Day; to: Day },
): Promise<readonly NamedDays[]> {
  if (!settings) return [];
  const worked = new Set(settings.workedOn);
  const days = await publicHolidays(settings, span, { person: span.userId });
  return days.flatMap(({ name, firstDay, lastDay }) =>
    daysFrom(firstDay, lastDay)
      .filter((day) => !worked.has(day))
      .map((day) => ({ name, firstDay: day, lastDay: day })),
  );
}

/** The holidays of the next year, each day once. */
export async function toHolidays(
  settings: HolidaySettings | null,
  { userId, today }: Pick<UserContext, 'userId' | 'today'>,
): Promise<Holidays | null> {
  if (!settings) return null;
  const { country, region, workedOn } = settings;
  const to = addDays(today, SHOWN_DAYS);
  const days = new Map<Day, Holiday>();
  const holidays = await publicHolidays(settings, { from: today, to }, { person: userId });
  for (const { name, firstDay, lastDay } of holidays)
    for (const date of daysFrom(firstDay, lastDay))
      if (date >= today && date <= to && !days.has(date))
        days.set(date, { date, name, isWorked: workedOn.includes(date) });
  return {
    country,
    region,
    days: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  };
}

async function checkPlace(country: string, region: string | null): Promise<void> {
  const known = (await knownCountries()).find(({ code }) => code === country);
  if (!known) throw invalid('country', t`Please choose a country from the list`);
  if (region !== null && !known.regions.some(({ code }) => code === region))
    throw invalid('region', t`Please choose a region of ${known.name} from the list`);
}

export async function chooseHolidays(
  context: UserContext,
  { country, region }: { country: string | null; region: string | null },
) {
  const { db, userId } = context;
  if (country === null) {
    await deleteHolidayPlace(db, userId);
    return { holidays: null };
  }
  await checkPlace(country, region);
  return { holidays: await toHolidays(await saveHolidayPlace(db, userId, { country, region }), context) };
}

/** The country of a user, by their time zone; null if it cannot be found out, which must not stop anything. */
export async function countryOf({
  db,
  log,
  userId,
}: Pick<UserContext, 'db' | 'log' | 'userId'>): Promise<string | null> {
  try {
    const user = await findUser(db, userId);
    return user ? await countryOfZone(user.timezone, user.locale) : null;
  } catch (error) {
    log.warn({ err: error }, 'the country of a user could not be found out');
    return null;
  }
}

/** Makes the public holidays of a new user's country free. */
export async function assumeHolidays(
  { db, log }: Pick<RequestContext, 'db' | 'log'>,
  userId: string,
): Promise<void> {
  const country = await countryOf({ db, log, userId });
  if (country) await insertHolidayCountry(db, userId, country);
}

/** The country or region whose holidays are free, by name. */
export async function placeName({ country, region }: Omit<HolidaySettings, 'workedOn'>): Promise<string> {
  const name = new Intl.DisplayNames([languageNow()], { type: 'region' }).of(country) ?? country;
  if (region === null) return name;
  const known = (await knownCountries()).find(({ code }) => code === country);
  return known?.regions.find(({ code }) => code === region)?.name ?? name;
}

export async function workHoliday(
  context: UserContext,
  { date, isWorked }: { date: Day; isWorked: boolean },
) {
  const { db, userId, today } = context;
  const settings = await updateWorkedHoliday(db, userId, { date, isWorked, before: today });
  return { holidays: await toHolidays(settings ?? null, context) };
}
