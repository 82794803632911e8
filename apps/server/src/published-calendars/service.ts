import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays } from '@daymark/domain/dates';
import { PUBLISHED_CALENDAR_DAYS_BEFORE } from '@daymark/domain/limits';
import { inLanguage } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import { openPublishedCalendar } from '../auth/published-calendars.ts';
import { readUnlessKnown } from '../db/versioned-read.ts';
import type { RequestContext, UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { makeFairQueue } from '../http/fair-queue.ts';
import { dayIn } from '../http/today.ts';
import type { VersionedAnswer } from '../http/versioned-answers.ts';
import { languageOfUser } from '../users/service.ts';
import { findUser } from '../users/store.ts';
import { type Entry, entriesOf } from './entry.ts';
import { CALENDAR_END, calendarHead, eventText } from './icalendar.ts';
import { readCalendar, withProjects } from './store.ts';

const RETRY_SECONDS = 60;

const queue = makeFairQueue({
  atOnce: 4,
  eachAtOnce: 1,
  waitingMax: 200,
  eachWaitingMax: 20,
  refusal: () =>
    new AppError(
      'overloaded',
      t`Too many calendars are being read right now. Please try again in a moment.`,
      {
        retryAfterSeconds: RETRY_SECONDS,
      },
    ),
});

const ENTRIES_AT_ONCE = 100;

/** Other requests get the thread after every hundred entries. */
async function textOf(name: string, entries: readonly Entry[], publicUrl: string): Promise<string> {
  let text = calendarHead(name);
  for (const [index, entry] of entries.entries()) {
    text += eventText(entry, publicUrl);
    if (index % ENTRIES_AT_ONCE === ENTRIES_AT_ONCE - 1) await nextTurn();
  }
  return text + CALENDAR_END;
}

/**
 * The plan of a user as a calendar in their language, for whoever knows its address. A user's readings take turns, so that only the first
 * one after a change writes the text.
 */
export async function readPublishedCalendar(
  context: RequestContext,
  file: string,
): Promise<VersionedAnswer<string>> {
  const { db, config, now, signal } = context;
  const found = await openPublishedCalendar(context, file);
  const { userId, kinds, timezone } = found;
  const today = dayIn(timezone, now());
  const since = addDays(today, -PUBLISHED_CALENDAR_DAYS_BEFORE);
  const zone = found.is_timed ? found : null;
  // The text is made from these as well.
  const language = languageOfUser(found);
  const frame = `${since} ${language} ${zone ? `${timezone} ${found.timezone_version}` : ''} `;
  const published = {
    userId,
    projectId: found.project_id,
    from: since,
    withTasks: kinds.includes('task'),
    withCompleted: found.with_completed,
    withWaits: kinds.includes('wait'),
    withMilestones: kinds.includes('milestone'),
  };
  return {
    inTurn: (reading) => queue.run(() => inLanguage(language, reading), { person: userId, signal }),
    read: async (known) => {
      const read = await readUnlessKnown(
        db,
        readCalendar(published),
        known?.startsWith(frame) ? known.slice(frame.length) : undefined,
      );
      if (!read) return undefined;
      const [rows] = read.rows;
      const name = rows?.name ? `Daymark: ${rows.name}` : 'Daymark';
      const entries = rows ? entriesOf(withProjects(rows), { since, today, zone }) : [];
      return {
        version: read.version === null ? null : frame + read.version,
        answer: await textOf(name, entries, config.publicUrl),
      };
    },
  };
}

/** Before the day of any task. */
const EVER = '0001-01-01';

/** Whole projects as one calendar, a project a piece. */
export async function* calendarChunks(
  { db, userId, config, today }: UserContext,
  projects: AsyncIterable<{ id: string }>,
): AsyncGenerator<string> {
  const zone = await findUser(db, userId);
  const everything = { withTasks: true, withCompleted: true, withWaits: true, withMilestones: true };
  yield calendarHead('Daymark');
  for await (const { id: projectId } of projects) {
    const read = readCalendar({ userId, projectId, from: EVER, ...everything });
    const [rows] = (await readUnlessKnown(db, read, undefined))?.rows ?? [];
    const entries = rows ? entriesOf(withProjects(rows), { since: EVER, today, zone: zone ?? null }) : [];
    yield entries.map((entry) => eventText(entry, config.publicUrl)).join('');
  }
  yield CALENDAR_END;
}
