import { randomUUIDv7 } from 'node:crypto';
import type { NewSeries, Series, SeriesChange } from '@daymark/contract/series';
import { withAlias } from '@daymark/contract/values';
import { addDays, type Day } from '@daymark/domain/dates';
import { OCCURRENCES_AHEAD_DAYS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { planningCalendar } from '../calendars/service.ts';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { invalid, notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { insertSubtasks, type SubtaskToInsert } from './adding-store.ts';
import type { ChangedSubtasks } from './changing-store.ts';
import { type Occurrence, occurrencesOn, ruledDays } from './series-days.ts';
import {
  findProjectSpan,
  insertSeries,
  listSeries,
  type SeriesRow,
  type SeriesToInsert,
  updateSeries,
} from './series-store.ts';
import type { InProject } from './store.ts';

export const toSeries = (row: SeriesRow): Series =>
  withAlias({
    id: row.id,
    projectId: row.project_id,
    rule: row.rule,
    startsOn: row.starts_on,
    onDayOff: row.on_day_off,
    endsBefore: row.ends_before,
    title: row.title,
    description: row.description,
    priority: row.priority,
    dueTime: row.due_time,
    estimatedHours: row.estimated_hours,
    tags: row.tags,
    version: row.version,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  });

export async function seriesOf({ db, userId }: UserContext, projectId: string) {
  const rows = await listSeries(db, { userId, projectId });
  if (!rows) throw notFound('Project');
  const data = rows.map(toSeries);
  return { data, count: data.length };
}

type Change = z.output<typeof SeriesChange>;

/** The columns that a change sets, without the rule and its days. Undefined leaves a column unchanged. */
export const wordsOf = (change: Omit<Change, 'from'>) => ({
  ...(change.title !== undefined && { title: change.title }),
  ...(change.description !== undefined && { description: change.description }),
  ...(change.priority !== undefined && { priority: change.priority }),
  ...(change.dueTime !== undefined && { due_time: change.dueTime }),
  ...(change.estimatedHours !== undefined && { estimated_hours: change.estimatedHours }),
  ...(change.tags !== undefined && { tags: change.tags }),
});

/** The last day for which occurrences of a project are created today. */
const horizonOn = (today: Day, { start_date, due_date }: { start_date: Day; due_date: Day }): Day => {
  const ahead = addDays(today > start_date ? today : start_date, OCCURRENCES_AHEAD_DAYS);
  return ahead < due_date ? ahead : due_date;
};

/**
 * The last day for which occurrences of a new series are created: as far ahead of its first one as of today, which may be
 * any time before the project is due.
 */
function firstHorizon(today: Day, span: { start_date: Day; due_date: Day }, { rule, starts_on }: Ruled): Day {
  const usual = horizonOn(today, span);
  const [first] = ruledDays({ rule, startsOn: starts_on, endsBefore: null }, span.due_date);
  if (first === undefined || first <= usual) return usual;
  return horizonOn(first, span);
}

interface Ruled extends Pick<SeriesToInsert, 'rule' | 'starts_on' | 'ends_before' | 'on_day_off'> {}

/** The occurrences of a series after a day and up to another, moved or skipped on days off. */
async function occurrencesOf(
  db: Database,
  project: InProject,
  { rule, starts_on, ends_before, on_day_off }: Ruled,
  { after, until }: { after: Day; until: Day },
): Promise<Occurrence[]> {
  const days = ruledDays({ rule, startsOn: starts_on, endsBefore: ends_before }, until);
  const asksDaysOff = on_day_off !== 'keep' && days.length > 0;
  const span = { from: addDays(after, -31), to: addDays(until, 31) };
  const calendar = asksDaysOff ? await planningCalendar(db, { ...project, ...span }) : undefined;
  const worked = new Set(calendar?.days.flatMap((day) => (day.hours > 0 ? [day.date] : [])));
  const isOff = (day: Day) => asksDaysOff && day >= span.from && !worked.has(day);
  return occurrencesOn(days, { onDayOff: on_day_off, isOff, until }).filter(
    ({ occursOn }) => occursOn > after,
  );
}

const toInsert =
  (series: SeriesToInsert) =>
  ({ occursOn, dueDate }: Occurrence): SubtaskToInsert => ({
    id: randomUUIDv7(),
    milestoneId: null,
    title: series.title,
    description: series.description,
    status: 'Pending',
    priority: series.priority,
    dueDate,
    dueTime: series.due_time,
    estimatedHours: series.estimated_hours,
    actualHours: null,
    tags: series.tags,
    aiGenerated: false,
    source: null,
    playbook: null,
    pinned: false,
    dependsOn: [],
    lags: [],
    seriesId: series.id,
    occursOn,
  });

/** Inserts occurrences as subtasks; undefined if there are none. Throws `conflict` if the project has no room. */
async function write(
  db: Database,
  project: InProject,
  series: SeriesToInsert,
  occurrences: readonly Occurrence[],
  now: Date,
): Promise<ChangedSubtasks | undefined> {
  if (occurrences.length === 0) return undefined;
  const written = await insertSubtasks(db, project, occurrences.map(toInsert(series)), now);
  if (!written) throw notFound('Project');
  return written;
}

/** Creates a series with its first occurrences, without the excluded days. */
export async function beginSeries(
  { db, userId, today, now }: Pick<UserContext, 'db' | 'userId' | 'today' | 'now'>,
  projectId: string,
  series: Omit<SeriesToInsert, 'id' | 'written_until'>,
  leftOut: ReadonlySet<Day> = new Set(),
) {
  const project = { userId, projectId };
  const span = await findProjectSpan(db, project);
  if (!span) throw notFound('Project');
  const after = addDays(series.starts_on, -1);
  const near = firstHorizon(today, span, series);
  const found = await occurrencesOf(db, project, series, { after, until: near });
  // All of them may fall on days off, and a later one on none.
  const until = found.length > 0 ? near : span.due_date;
  const occurrences =
    until === near ? found : await occurrencesOf(db, project, series, { after, until: span.due_date });
  const begun = { ...series, id: randomUUIDv7(), written_until: until };
  const row = await insertSeries(db, project, begun, now());
  const free = occurrences.filter(({ occursOn }) => !leftOut.has(occursOn));
  return { row, span, written: await write(db, project, begun, free, now()) };
}

/** Adds a series within the dates of its project. */
export async function addSeries(context: UserContext, projectId: string, fields: z.output<typeof NewSeries>) {
  await lockPlan(context.db, { userId: context.userId, projectId });
  const { rule, startsOn, onDayOff, title, description, priority, dueTime, estimatedHours, tags } = fields;
  const { row, span, written } = await beginSeries(context, projectId, {
    rule,
    starts_on: startsOn,
    on_day_off: onDayOff,
    ends_before: null,
    title,
    description,
    priority,
    due_time: dueTime,
    estimated_hours: estimatedHours,
    tags,
  });
  if (!written)
    throw invalid(
      'rule',
      t`None of its days lies before the project is due on ${span.due_date}. Begin earlier, or move the due date.`,
    );
  return { row, written };
}

/** Adds the occurrences of a series that are due today. The plan of its project must be locked. */
export async function extendSeries(
  { db, userId, today, now }: Pick<UserContext, 'db' | 'userId' | 'today' | 'now'>,
  series: SeriesRow,
): Promise<void> {
  const project = { userId, projectId: series.project_id };
  const span = await findProjectSpan(db, project);
  if (!span) return;
  const until = horizonOn(today, span);
  if (until <= series.written_until) return;
  const occurrences = await occurrencesOf(db, project, series, { after: series.written_until, until });
  await write(db, project, series, occurrences, now());
  await updateSeries(db, { userId, id: series.id }, { written_until: until }, now());
}
