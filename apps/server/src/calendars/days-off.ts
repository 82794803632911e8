import { randomUUIDv7 } from 'node:crypto';
import type { DayOff, NewDayOff } from '@daymark/contract/calendars';
import { withAlias } from '@daymark/contract/values';
import { DAYS_OFF_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { type DayOffRow, deleteDayOff, insertDayOff } from './days-store.ts';
import { MINUTES_AN_HOUR } from './planning-days.ts';

export const toDayOff = ({
  id,
  name,
  first_on: firstDay,
  last_on: lastDay,
  minutes_off,
}: DayOffRow): DayOff =>
  withAlias({
    id,
    name,
    firstDay,
    lastDay,
    hoursOff: minutes_off === null ? null : minutes_off / MINUTES_AN_HOUR,
  });

/** Inserts days off. Fails if there are too many. */
async function writeDayOff(
  db: Database,
  userId: string,
  { name, firstDay, lastDay, hoursOff }: z.output<typeof NewDayOff>,
  now: Date,
): Promise<DayOff> {
  const minutes_off = hoursOff === null ? null : hoursOff * MINUTES_AN_HOUR;
  const row = { id: randomUUIDv7(), name, first_on: firstDay, last_on: lastDay, minutes_off };
  const written = await insertDayOff(db, userId, row, now);
  if (!written) throw new AppError('conflict', t`You can have at most ${DAYS_OFF_MAX_COUNT} days off`);
  return toDayOff(written);
}

/** Inserts several days off. */
export async function writeDaysOff(
  db: Database,
  userId: string,
  all: readonly z.output<typeof NewDayOff>[],
  now: Date,
): Promise<DayOff[]> {
  const written: DayOff[] = [];
  for (const days of all) written.push(await writeDayOff(db, userId, days, now));
  return written;
}

/** Adds days off, or hours of a day. Existing plans on these days are notified about, but not moved. */
export function addDayOff({ userId, now, once }: UserContext, days: z.output<typeof NewDayOff>) {
  return once(async (db) => ({ dayOff: await writeDayOff(db, userId, days, now()) }), { isAtomic: true });
}

export async function removeDayOff({ db, userId }: UserContext, id: string) {
  if (!(await deleteDayOff(db, { userId, id }))) throw notFound('Day off');
  return { message: t`Day off removed`, data: { id } };
}
