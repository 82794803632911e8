import { randomUUIDv7 } from 'node:crypto';
import type { SeriesChange } from '@daymark/contract/series';
import { addDays, type Day } from '@daymark/domain/dates';
import { OCCURRENCES_AHEAD_DAYS } from '@daymark/domain/limits';
import type { z } from 'zod';
import { type Database, inTransaction } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { keepPlanChange, seePlans } from '../plan-changes/service.ts';
import { beginSeries, extendSeries, wordsOf } from './series.ts';
import { ruledDays } from './series-days.ts';
import {
  findProjectOfSeries,
  insertSeries,
  listOccurrences,
  listToExtend,
  lockSeries,
  type OccurrenceRow,
  type SeriesRow,
  type SeriesToExtend,
  updateSeries,
} from './series-store.ts';
import { type SubtaskColumns, updateSubtasks } from './store.ts';

type Held = UserContext & { series: SeriesRow };

/** Changes a series while the plan of its project is locked, so that the whole change can be undone. */
async function changing(context: UserContext, id: string, act: (held: Held) => Promise<void>) {
  const { userId, now } = context;
  return inTransaction(context.db, async (trx) => {
    const projectId = await findProjectOfSeries(trx, userId, id);
    if (!projectId) throw notFound('Series');
    await lockPlan(trx, { userId, projectId });
    const series = await lockSeries(trx, userId, id);
    if (!series) throw notFound('Series');
    const seen = await seePlans(trx, { userId, projectIds: [projectId] });
    await act({ ...context, db: trx, series });
    return { changeId: await keepPlanChange(trx, 'series', seen, now()) };
  });
}

async function update(
  { db, userId, now }: UserContext,
  rows: readonly OccurrenceRow[],
  columns: SubtaskColumns,
): Promise<void> {
  if (rows.length === 0 || Object.keys(columns).length === 0) return;
  const ids = rows.map(({ id }) => id);
  await updateSubtasks(db, { userId, ids, among: 'present' }, columns, now());
}

/** Occurrences that change with the series: not begun, and not edited by hand. */
const follows = ({ status, edited_at }: OccurrenceRow): boolean => status === 'Pending' && edited_at === null;

/** The rule for the rest of a series from a day on. Past occurrences are subtracted from its count. */
function ruleFrom(series: SeriesRow, from: Day): string {
  const { rule, starts_on: startsOn } = series;
  const count = /COUNT=(\d+)/.exec(rule)?.[1];
  if (count === undefined) return rule;
  const over = ruledDays({ rule, startsOn, endsBefore: from }, from).length;
  return rule.replace(/COUNT=\d+/, `COUNT=${Math.max(1, Number(count) - over)}`);
}

/** Changes the fields, from one occurrence on or for the whole series. */
async function reword(held: Held, words: ReturnType<typeof wordsOf>, from: Day | undefined): Promise<void> {
  const { db, userId, series, now } = held;
  const rows = await listOccurrences(db, { userId, id: series.id, from: from ?? series.starts_on });
  if (from === undefined || from <= series.starts_on) {
    await updateSeries(db, { userId, id: series.id }, words, now());
    return update(held, rows.filter(follows), words);
  }
  await updateSeries(db, { userId, id: series.id }, { ends_before: from }, now());
  const { project_id: projectId, on_day_off, written_until, ends_before } = series;
  const id = randomUUIDv7();
  const { title, description, priority, due_time, estimated_hours, tags } = series;
  const old = { title, description, priority, due_time, estimated_hours, tags };
  const days = { rule: ruleFrom(series, from), starts_on: from, on_day_off, written_until, ends_before };
  await insertSeries(db, { userId, projectId }, { ...old, ...days, ...words, id }, now());
  await update(held, rows.filter(follows), { ...words, series_id: id });
  await update(
    held,
    rows.filter((row) => !follows(row)),
    { series_id: id },
  );
}

/**
 * Changes the days, from one occurrence on or from today: occurrences that follow the series are deleted and created on
 * the new days.
 */
async function reschedule(
  held: Held,
  change: Omit<z.output<typeof SeriesChange>, 'from'>,
  from: Day,
): Promise<void> {
  const { db, userId, series, now } = held;
  const rows = await listOccurrences(db, { userId, id: series.id, from });
  await update(held, rows.filter(follows), { deleted_at: now() });
  await updateSeries(db, { userId, id: series.id }, { ends_before: from }, now());
  const startsOn = change.startsOn ?? from;
  const { title, description, priority, due_time, estimated_hours, tags } = series;
  await beginSeries(
    held,
    series.project_id,
    {
      title,
      description,
      priority,
      due_time,
      estimated_hours,
      tags,
      ...wordsOf(change),
      rule: change.rule ?? ruleFrom(series, from),
      starts_on: startsOn < from ? from : startsOn,
      on_day_off: change.onDayOff ?? series.on_day_off,
      ends_before: null,
    },
    new Set(rows.filter((row) => !follows(row)).map((row) => row.occurs_on)),
  );
}

/**
 * Changes a whole series, or one occurrence and the following ones. Occurrences that were begun or edited by hand stay
 * unchanged.
 */
export const changeSeries = (
  context: UserContext,
  id: string,
  { from, ...change }: z.output<typeof SeriesChange>,
) =>
  changing(context, id, async (held) => {
    const { series, today } = held;
    const hasOtherDays =
      (change.rule ?? series.rule) !== series.rule ||
      (change.onDayOff ?? series.on_day_off) !== series.on_day_off ||
      (change.startsOn !== undefined && change.startsOn !== series.starts_on);
    if (!hasOtherDays) return reword(held, wordsOf(change), from);
    return reschedule(held, change, from ?? (today > series.starts_on ? today : series.starts_on));
  });

/** Deletes an occurrence and the following ones, or all that were not begun. */
export const endSeries = (context: UserContext, id: string, from: Day | undefined) =>
  changing(context, id, async (held) => {
    const { db, userId, series, now } = held;
    const first = from ?? series.starts_on;
    const rows = await listOccurrences(db, { userId, id, from: first });
    const open = rows.filter(({ status }) => status === 'Pending');
    await update(held, open, { deleted_at: now() });
    const ends = series.ends_before !== null && series.ends_before < first ? series.ends_before : first;
    await updateSeries(db, { userId, id }, { ends_before: ends }, now());
  });

const AT_ONCE = 100;
/** Further occurrences are added once this many days have passed, and not every night. */
const WRITTEN_EVERY_DAYS = 30;

async function extendOne(
  db: Database,
  { user_id: userId, id, project_id: projectId }: SeriesToExtend,
  now: Date,
) {
  await db.transaction().execute(async (trx) => {
    await lockPlan(trx, { userId, projectId });
    const series = await lockSeries(trx, userId, id);
    const today = now.toISOString().slice(0, 10);
    if (series) await extendSeries({ db: trx, userId, today, now: () => now }, series);
  });
}

/** Writes every series as far ahead as is due by now, of all users. One that cannot be written keeps none of the others. */
export async function writeSeriesAhead(db: Database, now: Date, log: (line: string) => void): Promise<void> {
  const horizon = addDays(now.toISOString().slice(0, 10), OCCURRENCES_AHEAD_DAYS - WRITTEN_EVERY_DAYS);
  let last: SeriesToExtend | undefined;
  do {
    const page = await listToExtend(db, horizon, last, AT_ONCE);
    for (const one of page)
      await extendOne(db, one, now).catch((error: unknown) =>
        log(`A series could not be written ahead: ${error instanceof Error ? error.message : 'unknown'}`),
      );
    last = page.length === AT_ONCE ? page.at(-1) : undefined;
  } while (last);
}
