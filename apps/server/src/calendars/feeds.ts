import { randomUUIDv7 } from 'node:crypto';
import type { CalendarFeed, NewCalendarFeed } from '@daymark/contract/calendars';
import { line } from '@daymark/contract/text';
import { withAlias } from '@daymark/contract/values';
import {
  CALENDAR_FEEDS_MAX_COUNT,
  CALENDAR_MAX_BYTES,
  CALENDAR_NAME_MAX_LENGTH,
} from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { CALENDAR_READINGS } from '../auth/limits.ts';
import { countUse } from '../auth/service.ts';
import type { Database } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound } from '../http/errors.ts';
import { makeFairQueue } from '../http/fair-queue.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import {
  type FeedRow,
  findFeed,
  findReader,
  insertFeed,
  isRemoved,
  markAsked,
  moveFeed,
  saveReading,
  updateName,
} from './feed-store.ts';
import { CalendarProblem } from './reading/jcal.ts';
import { readCalendar } from './reading/read.ts';
import { nextReading, spanOf } from './refreshing.ts';

function stateOf({ asked_at: askedAt, failure }: FeedRow): CalendarFeed['state'] {
  if (askedAt !== null) return 'reading';
  return failure === null ? 'ready' : 'failed';
}

export const toFeed = (row: FeedRow): CalendarFeed =>
  withAlias({
    id: row.id,
    name: row.name,
    source: row.address === null ? 'file' : 'address',
    host: row.address === null ? null : new URL(row.address).host,
    state: stateOf(row),
    readAt: instantOrNull(row.read_at),
    failure: row.failure,
    busyDays: row.busy_days,
    unreadEvents: row.unread_events,
    unreadNote: row.unread_note,
    createdAt: instant(row.created_at),
  });

const tooMany = () =>
  new AppError('conflict', t`You can import at most ${CALENDAR_FEEDS_MAX_COUNT} calendars`);

async function oneFeed({ userId, today }: UserContext, db: Database, id: string) {
  const row = await findFeed(db, { userId, id }, today);
  if (!row) throw notFound('Calendar');
  return { feed: toFeed(row) };
}

/** Imports a calendar from its address. A job fetches it, so that a slow server does not block the request. */
export async function addFeed(context: UserContext, { name, address }: z.output<typeof NewCalendarFeed>) {
  const { userId, now, jobs, once } = context;
  await countUse(context, CALENDAR_READINGS);
  const id = randomUUIDv7();
  return once(async (trx) => {
    const feed = { userId, id, name, address, dueAt: nextReading(now(), address) };
    if (!(await insertFeed(trx, feed, now()))) throw tooMany();
    await jobs.enqueue(trx, 'calendar', { userId, feedId: id });
    return oneFeed(context, trx, id);
  });
}

const uploads = makeFairQueue({
  atOnce: 4,
  eachAtOnce: 1,
  waitingMax: 40,
  eachWaitingMax: 20,
  refusal: () =>
    new AppError('overloaded', t`Many calendars are being read right now. Please try again in a moment.`, {
      retryAfterSeconds: 5,
    }),
});

const TOO_LARGE = t`A calendar can be at most 1 MB large`;

async function bytesOf(file: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > CALENDAR_MAX_BYTES)
      throw new AppError('body_too_large', TOO_LARGE, {
        errors: [{ path: 'calendar', message: TOO_LARGE }],
      });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The name in a file, as far as it is valid. */
function nameFrom(said: string | null): string {
  const name = line(CALENDAR_NAME_MAX_LENGTH).safeParse(said?.slice(0, CALENDAR_NAME_MAX_LENGTH));
  return name.success ? name.data : t`Imported calendar`;
}

/** Imports a calendar from a file. The file is not stored, only its busy times. */
export async function uploadFeed(context: UserContext, file: AsyncIterable<Uint8Array>) {
  const { db, userId, today, timezone, signal, now } = context;
  await countUse(context, CALENDAR_READINGS);
  const { has_room: hasRoom, email: owner, ...hours } = await findReader(db, userId);
  if (!hasRoom) throw tooMany();
  const span = spanOf({ ...hours, timezone }, today);
  const requester = { person: userId, signal };
  const reading = await uploads
    .run(async () => readCalendar({ file: await bytesOf(file), owner, span }, requester), requester)
    .catch((error: unknown) => {
      throw error instanceof CalendarProblem ? invalid('calendar', error.message) : error;
    });
  const id = randomUUIDv7();
  return db.transaction().execute(async (trx) => {
    const dueAt = nextReading(now(), null);
    const feed = { userId, id, name: nameFrom(reading.name), address: null, dueAt };
    if (!(await insertFeed(trx, feed, now()))) throw tooMany();
    const { content, days, unread: unreadEvents, note: unreadNote } = reading;
    const saved = { content, days, unreadEvents, unreadNote, etag: null, modified: null, dueAt };
    await saveReading(trx, { userId, id }, saved, now());
    return oneFeed(context, trx, id);
  });
}

export async function renameFeed(context: UserContext, id: string, name: string) {
  const { db, userId } = context;
  if (!(await updateName(db, { userId, id }, name))) throw notFound('Calendar');
  return oneFeed(context, db, id);
}

/** Schedules a calendar to be read again. */
export async function refreshFeed(context: UserContext, id: string) {
  const { db, userId, jobs, now } = context;
  await countUse(context, CALENDAR_READINGS);
  return db.transaction().execute(async (trx) => {
    for (const feedId of await markAsked(trx, { userId, id }, now()))
      await jobs.enqueue(trx, 'calendar', { userId, feedId });
    return oneFeed(context, trx, id);
  });
}

export async function removeFeed({ db, userId, now }: UserContext, id: string) {
  if (!(await moveFeed(db, { userId, id }, now()))) throw notFound('Calendar');
  return { message: t`Calendar removed`, data: { id } };
}

export async function restoreFeed(context: UserContext, id: string) {
  const { db, userId } = context;
  if (!(await moveFeed(db, { userId, id }, null)))
    throw (await isRemoved(db, { userId, id })) ? tooMany() : notFound('Calendar');
  return oneFeed(context, db, id);
}
