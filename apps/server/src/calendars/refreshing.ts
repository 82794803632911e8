import { addDays, type Day } from '@daymark/domain/dates';
import { CALENDAR_DAYS_AHEAD, CALENDAR_DAYS_BEFORE, CALENDAR_REFRESH_HOURS } from '@daymark/domain/limits';
import { inLanguage } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { Outside } from '../http/outside.ts';
import { dayIn } from '../http/today.ts';
import type { Jobs } from '../jobs/queue.ts';
import { languageOfUser } from '../users/service.ts';
import {
  claimDueFeed,
  type FeedToRead,
  findFeedToRead,
  listDueFeeds,
  type Owned,
  saveReading,
  updateFailure,
} from './feed-store.ts';
import { fetchCalendar } from './fetching/fetch-calendar.ts';
import type { BusySpan } from './reading/busy-days.ts';
import { CalendarProblem } from './reading/jcal.ts';
import { readCalendar } from './reading/read.ts';

const MILLISECONDS_AN_HOUR = 3_600_000;
const after = (now: Date, hours: number): Date => new Date(now.getTime() + hours * MILLISECONDS_AN_HOUR);

/** A file does not change, but its series continue: once a week the following days are added. */
const FILE_REFRESH_HOURS = 7 * 24;

/** When a calendar is read next. */
export const nextReading = (now: Date, address: string | null): Date =>
  after(now, address === null ? FILE_REFRESH_HOURS : CALENDAR_REFRESH_HOURS);

const FIRST_RETRY_HOURS = 0.5;
const RETRY_MAX_HOURS = 24;

/** After half an hour, then twice as long each time, at most a day. */
const nextTry = (now: Date, failures: number): Date =>
  after(now, Math.min(RETRY_MAX_HOURS, FIRST_RETRY_HOURS * 2 ** Math.min(failures, 10)));

interface Working {
  timezone: string;
  works_from: string;
  works_until: string;
}

export const spanOf = (
  { timezone, works_from: from, works_until: until }: Working,
  today: Day,
): BusySpan => ({
  timezone,
  workingHours: { from, until },
  from: addDays(today, -CALENDAR_DAYS_BEFORE),
  to: addDays(today, CALENDAR_DAYS_AHEAD),
});

export interface Refreshing {
  db: Database;
  outside: Outside;
  now: () => Date;
}

/** The material to read: from its address if it has changed there, else the stored form. */
async function materialOf({ address, content, etag, modified, email }: FeedToRead, outside: Outside) {
  const kept = content ? { kept: content } : undefined;
  if (address === null) return { material: kept, version: { etag: null, modified: null } };
  const version = kept ? { etag, modified } : { etag: null, modified: null };
  const fetched = await fetchCalendar({ address, version }, outside);
  if (fetched === 'unchanged') return { material: kept, version };
  return { material: { file: fetched.bytes, owner: email }, version: fetched.version };
}

/**
 * Reads a calendar and replaces its busy times. A failure is shown to its owner, in their language, the old busy times
 * stay, and it is tried again later.
 */
export async function refreshCalendar(
  { db, outside, now }: Refreshing,
  { userId, feedId: id }: { userId: string; feedId: string },
): Promise<void> {
  const feed = await findFeedToRead(db, { userId, id });
  if (feed)
    await inLanguage(languageOfUser(feed), () => readAgain({ db, outside, now }, { userId, id }, feed));
}

async function readAgain(
  { db, outside, now }: Refreshing,
  { userId, id }: Owned,
  feed: FeedToRead,
): Promise<void> {
  const span = spanOf(feed, dayIn(feed.timezone, now()));
  try {
    const { material, version } = await materialOf(feed, outside);
    if (!material) throw new CalendarProblem(t`Nothing was kept of this calendar: please import it again`);
    const {
      content,
      days,
      unread: unreadEvents,
      note: unreadNote,
    } = await readCalendar({ ...material, span }, { person: userId });
    const dueAt = nextReading(now(), feed.address);
    const reading = { content, days, unreadEvents, unreadNote, ...version, dueAt };
    await db.transaction().execute((trx) => saveReading(trx, { userId, id }, reading, now()));
  } catch (error) {
    if (!(error instanceof CalendarProblem || error instanceof AppError)) throw error;
    const failed = { failure: error.message, dueAt: nextTry(now(), feed.failures) };
    await updateFailure(db, { userId, id }, failed);
  }
}

const AT_ONCE = 200;

/** Has all due calendars of all users read, each by one node. */
export async function readDueCalendars(db: Database, jobs: Pick<Jobs, 'enqueue'>, now: Date): Promise<void> {
  const until = after(now, CALENDAR_REFRESH_HOURS);
  for (const due of await listDueFeeds(db, { now, count: AT_ONCE }))
    await db.transaction().execute(async (trx) => {
      if (await claimDueFeed(trx, due, { now, until })) await jobs.enqueue(trx, 'calendar', due);
    });
}
