import type { Day } from '@daymark/domain/dates';
import { DAYS_OFF_MAX_COUNT, WORKED_HOLIDAYS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { type Database, wrote } from '../db/database.ts';
import { addToList } from '../db/limited-list.ts';

export interface DayOffRow {
  id: string;
  name: string;
  first_on: Day;
  last_on: Day;
  /** Null if the days are off as a whole. */
  minutes_off: number | null;
}

/** Inserts days off; undefined if the limit is reached. */
export async function insertDayOff(
  db: Database,
  userId: string,
  { id, name, first_on: firstOn, last_on: lastOn, minutes_off: minutesOff }: DayOffRow,
  now: Date,
): Promise<DayOffRow | undefined> {
  const insertion = sql<DayOffRow>`
    insert into days_off (user_id, id, name, first_on, last_on, minutes_off, created_at)
    select ${userId}, ${id}, ${name}, ${firstOn}::date, ${lastOn}::date, ${minutesOff}::smallint, ${now}
    where (select count(*) from days_off where user_id = ${userId}) < ${DAYS_OFF_MAX_COUNT}
    returning id, name, first_on, last_on, minutes_off`;
  const [inserted] = await addToList(db, { userId, list: 'days_off' }, insertion);
  return inserted;
}

export const deleteDayOff = (
  db: Database,
  { userId, id }: { userId: string; id: string },
): Promise<boolean> => wrote(db.deleteFrom('days_off').where('user_id', '=', userId).where('id', '=', id));

export interface HolidaySettings {
  country: string;
  region: string | null;
  workedOn: Day[];
}

/** Sets the place whose holidays are days off. Worked holidays are kept by their date. */
export async function saveHolidayPlace(
  db: Database,
  userId: string,
  { country, region }: { country: string; region: string | null },
): Promise<HolidaySettings> {
  const row = await db
    .insertInto('holiday_settings')
    .values({ user_id: userId, country, region })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ country, region }))
    .returning(['country', 'region', 'worked_on'])
    .executeTakeFirstOrThrow();
  return { country: row.country, region: row.region, workedOn: row.worked_on };
}

/** Sets the country whose holidays are days off, unless a place is chosen already. */
export async function insertHolidayCountry(db: Database, userId: string, country: string): Promise<void> {
  await db
    .insertInto('holiday_settings')
    .values({ user_id: userId, country, region: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

export async function deleteHolidayPlace(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('holiday_settings').where('user_id', '=', userId).execute();
}

/** Sets whether a holiday is worked; undefined if no place is chosen. Entries before a day are deleted. */
export async function updateWorkedHoliday(
  db: Database,
  userId: string,
  { date, isWorked, before }: { date: Day; isWorked: boolean; before: Day },
): Promise<HolidaySettings | undefined> {
  const { rows } = await sql<{ country: string; region: string | null; worked_on: Day[] }>`
    update holiday_settings h set worked_on = array(
      select d from (
        select unnest(h.worked_on) as d union select ${date}::date where ${isWorked}
      ) days
      where d >= ${before}::date and (d <> ${date}::date or ${isWorked})
      order by d limit ${WORKED_HOLIDAYS_MAX_COUNT}
    )
    where h.user_id = ${userId} returning h.country, h.region, h.worked_on
  `.execute(db);
  const [row] = rows;
  return row && { country: row.country, region: row.region, workedOn: row.worked_on };
}

/** For the purge of all users: days off that ended before a day. */
export async function purgePastDaysOff(db: Database, before: Day): Promise<void> {
  await db.deleteFrom('days_off').where('last_on', '<', before).execute();
}
