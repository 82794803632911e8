import { randomUUIDv7 } from 'node:crypto';
import type { NewTimeEntry, ProjectTime, TimeEntry, TimeEntryChange } from '@daymark/contract/time-entries';
import { withAlias } from '@daymark/contract/values';
import { addDays, type Day } from '@daymark/domain/dates';
import { TIME_ENTRY_AHEAD_MINUTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { type Database, inTransaction } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound } from '../http/errors.ts';
import { instant, instantOrNull } from '../http/shapes.ts';
import { dayIn, startOfDay } from '../http/today.ts';
import { countTime, endOf } from './counting.ts';
import {
  type DayTimeRow,
  type EntryRow,
  type EntryTime,
  findEntry,
  insertEntry,
  listEntries,
  listNextEntries,
  lockEntry,
  type Span,
  sumByProject,
  updateEntry,
  updateEntryNames,
} from './entry-store.ts';
import { deleteTimer } from './store.ts';

export const titleOf = ({ title }: { title: string | null }): string => title ?? t`Deleted task`;
export const projectNameOf = ({ name }: { name: string | null }): string => name ?? t`Deleted project`;

const toEntry = (row: EntryRow, timezone: string): TimeEntry =>
  withAlias({
    id: row.id,
    subtaskId: row.subtask_id,
    title: titleOf(row),
    projectId: row.project_id,
    projectName: projectNameOf({ name: row.project_name }),
    isTaskDeleted: row.task !== 'present',
    startedAt: instant(row.started_at),
    endedAt: instant(row.ended_at),
    minutes: row.minutes,
    note: row.note,
    day: dayIn(timezone, row.started_at),
  });

/** The instants between two days of a user, the last day included. */
export const spanOf = (timezone: string, from: Day, to: Day): Span => ({
  from: startOfDay(timezone, from),
  until: startOfDay(timezone, addDays(to, 1)),
});

const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const toProjectTime = (rows: readonly DayTimeRow[]): ProjectTime => {
  const days = Array.from({ length: 7 }, (_, index) =>
    totalOf(rows.filter(({ day }) => day === index + 1).map(({ minutes }) => minutes)),
  );
  const { project_id: projectId = null, name = null, color = null } = rows[0] ?? {};
  return { projectId, name: projectNameOf({ name }), color, minutes: totalOf(days), days };
};

export async function timeOfWeek({ db, userId, timezone }: UserContext, from: Day) {
  const span = spanOf(timezone, from, addDays(from, 6));
  const starts = Array.from({ length: 7 }, (_, day) => startOfDay(timezone, addDays(from, day)));
  const rows = await listEntries(db, userId, span);
  const sums = await sumByProject(db, userId, starts, span);
  const projects = [...Map.groupBy(sums, ({ project_id }) => project_id).values()].map(toProjectTime);
  return {
    data: rows.map((row) => toEntry(row, timezone)),
    count: rows.length,
    total: totalOf(sums.map(({ entries }) => entries)),
    minutes: totalOf(sums.map(({ minutes }) => minutes)),
    projects: projects.toSorted((a, b) => b.minutes - a.minutes || (a.name < b.name ? -1 : 1)),
  };
}

/** The time of an entry, which ends a whole number of minutes after its start. Throws if it is still to come. */
function timeOf(now: Date, { startedAt, endedAt }: { startedAt: string; endedAt: string }): EntryTime {
  const started = new Date(startedAt);
  const minutes = Math.round((Date.parse(endedAt) - started.getTime()) / 60_000);
  const stopped = endOf(started, minutes);
  if (stopped.getTime() > now.getTime() + TIME_ENTRY_AHEAD_MINUTES * 60_000)
    throw invalid('endedAt', t`Please choose an end that has passed`);
  return { started_at: started, stopped_at: stopped, minutes };
}

async function shownEntry({ timezone }: UserContext, db: Database, of: { userId: string; id: string }) {
  const row = await findEntry(db, of);
  if (!row) throw notFound('Time entry');
  return { entry: toEntry(row, timezone) };
}

export function addTimeEntry(context: UserContext, entry: z.output<typeof NewTimeEntry>) {
  const { userId, now, once } = context;
  const time = timeOf(now(), entry);
  return once(async (trx) => {
    const { subtaskId, note } = entry;
    const of = { userId, id: randomUUIDv7() };
    const write = () => insertEntry(trx, { ...of, subtaskId }, { ...time, note });
    if (!(await countTime({ ...context, db: trx }, [subtaskId], write)).has(subtaskId))
      throw notFound('Subtask');
    return shownEntry(context, trx, of);
  });
}

/** The hours of what is in the trash do not change, so that it is restored as it was. */
function assertCountable(row: EntryRow): void {
  if (row.task === 'trashed')
    throw new AppError('conflict', t`"${titleOf(row)}" is in the trash. Restore it to change its time.`);
}

/** Changes an entry, which is locked. */
const withEntryHeld = <T>(
  { db, userId }: UserContext,
  id: string,
  act: (trx: Database, row: EntryRow) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (trx: Database) => {
    const row = await lockEntry(trx, { userId, id });
    if (!row) throw notFound('Time entry');
    return act(trx, row);
  });

export const changeTimeEntry = (
  context: UserContext,
  id: string,
  { subtaskId, span, note }: z.output<typeof TimeEntryChange>,
) =>
  withEntryHeld(context, id, async (trx, row) => {
    const { userId, now } = context;
    const of = { userId, id };
    const moves = subtaskId !== undefined && subtaskId !== row.subtask_id;
    if (moves || span) {
      assertCountable(row);
      const columns = { ...(span && timeOf(now(), span)), ...(moves && { subtask_id: subtaskId }) };
      const touched = moves ? [row.subtask_id, subtaskId] : [row.subtask_id];
      const write = () => updateEntry(trx, of, columns);
      const counted = await countTime({ ...context, db: trx }, touched, write);
      if (moves && !counted.has(subtaskId)) throw notFound('Subtask');
      if (moves) await updateEntryNames(trx, of);
    }
    await updateEntry(trx, of, { note });
    return shownEntry(context, trx, of);
  });

export const deleteTimeEntry = (context: UserContext, id: string) =>
  withEntryHeld(context, id, async (trx, row) => {
    assertCountable(row);
    const of = { userId: context.userId, id };
    await countTime({ ...context, db: trx }, [row.subtask_id], () => deleteTimer(trx, of));
    return { message: t`Time entry deleted`, data: { id } };
  });

/** The entries of a span, the earliest first, a page at a time. */
export async function* entriesIn({ db, userId }: UserContext, span: Span): AsyncGenerator<EntryRow> {
  const next = (last?: EntryRow) => listNextEntries<EntryRow>(db, userId, span, last);
  for (let page = await next(); page.length > 0; page = await next(page.at(-1))) yield* page;
}

/** Every time entry of a user and the running timer, for an export. */
export async function* everyTimeEntry({ db, userId }: UserContext) {
  const next = (last?: { started_at: Date; id: string }) => listNextEntries(db, userId, 'all', last);
  for (let page = await next(); page.length > 0; page = await next(page.at(-1)))
    for (const row of page)
      yield {
        subtaskId: row.subtask_id,
        title: row.title,
        projectName: row.project_name,
        startedAt: instant(row.started_at),
        endedAt: instantOrNull(row.ended_at),
        minutes: row.minutes,
        note: row.note,
      };
}
