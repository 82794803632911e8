import { randomUUIDv7 } from 'node:crypto';
import type { NewPublishedCalendar, PublishedCalendar } from '@daymark/contract/published-calendars';
import { withAlias } from '@daymark/contract/values';
import { PUBLISHED_CALENDARS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { findProjectName } from '../db/own-project.ts';
import type { RequestContext, UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import {
  deletePublishedCalendar,
  type FoundCalendar,
  findPublishedCalendar,
  insertPublishedCalendar,
  listPublishedCalendars,
  type PublishedCalendarRow,
  updateCalendarUse,
} from './published-calendar-store.ts';
import { newToken, readCalendarToken } from './tokens.ts';

/** `last_used_at` is written at most this often. */
const USE_MILLISECONDS = 60_000;

const toCalendar = (row: PublishedCalendarRow): PublishedCalendar =>
  withAlias({
    id: row.id,
    kinds: row.kinds,
    withCompleted: row.with_completed,
    isTimed: row.is_timed,
    project: row.project_id === null ? null : withAlias({ id: row.project_id, name: row.project_name ?? '' }),
    createdAt: instant(row.created_at),
    lastUsedAt: instantOrNull(row.last_used_at),
  });

export async function publishedCalendarsOf({ db, userId }: Pick<UserContext, 'db' | 'userId'>) {
  const data = (await listPublishedCalendars(db, userId)).map(toCalendar);
  return { data, count: data.length };
}

/** Makes a secret address of the plan. It is shown only here, since only its hash is stored. */
export async function publishCalendar(
  { db, userId, config, now }: UserContext,
  { projectId, kinds, withCompleted, isTimed }: z.output<typeof NewPublishedCalendar>,
): Promise<{ calendar: PublishedCalendar; address: string }> {
  const name = projectId === null ? null : await findProjectName(db, userId, projectId);
  if (name === undefined) throw notFound('Project');
  const { token, hash } = newToken(userId, 'daymark_calendar');
  const contents = { project_id: projectId, kinds, with_completed: withCompleted, is_timed: isTimed };
  const [id, at] = [randomUUIDv7(), now()];
  if (!(await insertPublishedCalendar(db, { userId, hash, id }, contents, at)))
    throw new AppError('conflict', t`You can have at most ${PUBLISHED_CALENDARS_MAX_COUNT} calendar feeds`);
  const row = { ...contents, id, project_name: name, created_at: at, last_used_at: null };
  return { calendar: toCalendar(row), address: `${config.publicUrl}/api/calendar/${token}.ics` };
}

/** From now on its address answers 404, on every node: no node remembers it. */
export async function revokeCalendar({ db, userId }: UserContext, id: string) {
  if (!(await deletePublishedCalendar(db, userId, id))) throw notFound('Calendar feed');
  return { message: t`Calendar feed revoked`, data: { id } };
}

/** The published calendar of a file name, which counts as used. Throws `not_found`. */
export async function openPublishedCalendar(
  { db, now, log }: RequestContext,
  file: string,
): Promise<FoundCalendar & { userId: string }> {
  const token = readCalendarToken(file);
  const found = token && (await findPublishedCalendar(db, token));
  if (!found) throw notFound('Calendar feed');
  const { userId } = token;
  // Not awaited, as with sessions: the answer need not wait for it, and the next minute tries again.
  if (now().getTime() - (found.last_used_at?.getTime() ?? 0) >= USE_MILLISECONDS)
    updateCalendarUse(db, userId, found.id, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'the last use of a calendar feed was not noted'),
    );
  return { ...found, userId };
}
