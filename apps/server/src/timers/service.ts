import { randomUUIDv7 } from 'node:crypto';
import type { Timer } from '@daymark/contract/timers';
import { withAlias } from '@daymark/contract/values';
import { TIMER_FORGOTTEN_MINUTES, TIMER_MINUTES_MAX } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { type Database, inTransaction } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { toStanding } from '../projects/shape.ts';
import { subtasksAsOf } from '../subtasks/service.ts';
import { addHours, endWork, startWork } from '../subtasks/time-spent-store.ts';
import {
  deleteTimer,
  findRunning,
  insertTimer,
  listTimers,
  lockTimer,
  type TimerRow,
  updateStopped,
} from './store.ts';

const secondsSince = (started: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - started.getTime()) / 1_000));

const toTimer = (row: TimerRow, now: Date): Timer => {
  const seconds = secondsSince(row.started_at, now);
  return withAlias({
    id: row.id,
    subtaskId: row.subtask_id,
    title: row.title,
    projectId: row.project_id,
    projectName: row.project_name,
    startedAt: instant(row.started_at),
    seconds,
    isForgotten: seconds > TIMER_FORGOTTEN_MINUTES * 60,
  });
};

async function running({ db, userId, now }: UserContext): Promise<Timer | null> {
  const row = await findRunning(db, userId);
  return row ? toTimer(row, now()) : null;
}

export const currentTimer = async (context: UserContext) => ({ timer: await running(context) });

type Changed = NonNullable<Awaited<ReturnType<typeof addHours>>>;

/** The subtask of a timer, and its project, in their present state. */
function touchedBy({ today }: UserContext, changed: Changed | undefined) {
  const [subtask] = changed ? subtasksAsOf(today, changed.subtasks) : [];
  if (!changed || !subtask) throw notFound('Subtask');
  return { subtask, project: toStanding(changed.project, today) };
}

const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

const minutesOf = (row: TimerRow, now: Date): number => Math.round(secondsSince(row.started_at, now) / 60);

/** Stops a running timer and adds its minutes to the actual hours. */
async function count({ db, userId, now }: UserContext, row: TimerRow, minutes: number) {
  await updateStopped(db, { userId, id: row.id }, { at: now(), minutes });
  return addHours(db, { userId, id: row.subtask_id }, hoursOf(minutes), now());
}

/** The same with given or measured minutes; for a forgotten timer they must be given. */
async function stop(context: UserContext, row: TimerRow, said: number | undefined) {
  const measured = minutesOf(row, context.now());
  if (said === undefined && measured > TIMER_FORGOTTEN_MINUTES)
    throw new AppError(
      'conflict',
      t`The timer on "${row.title}" has run for over ${TIMER_FORGOTTEN_MINUTES / 60} hours. Say how many minutes of it count.`,
    );
  const minutes = said ?? Math.min(measured, TIMER_MINUTES_MAX);
  return { id: row.id, minutes, ...touchedBy(context, await count(context, row, minutes)) };
}

/** Locks the user's timer in a transaction. */
const withTimerHeld = <T>(
  context: UserContext,
  act: (held: UserContext, row: TimerRow | undefined) => Promise<T>,
): Promise<T> =>
  inTransaction(context.db, async (trx: Database) => {
    const held = { ...context, db: trx };
    const locked = await lockTimer(trx, context);
    const row = await findRunning(trx, context.userId);
    // Its subtask or its project was deleted, so there is nothing to measure.
    if (locked && !row) await deleteTimer(trx, { userId: context.userId, id: locked.id });
    return act(held, row);
  });

/** Starts the timer on a subtask, and the subtask itself. A timer on another one is stopped and counted first. */
export const startTimer = (context: UserContext, subtaskId: string) =>
  withTimerHeld(context, async (held, row) => {
    const { db, userId, now } = held;
    const begun = await startWork(db, { userId, id: subtaskId }, now());
    if (!begun) throw notFound('Subtask');
    const isSame = row?.subtask_id === subtaskId;
    const stopped = row && !isSame ? await stop(held, row, undefined) : null;
    const timer = { userId, id: randomUUIDv7(), subtaskId, beganWork: begun.wasPending };
    if (!isSame && !(await insertTimer(db, timer, now())))
      throw new AppError(
        'conflict',
        t`A timer was started elsewhere at this moment. Look which one runs, then try again.`,
      );
    const started = await running(held);
    if (!started) throw notFound('Subtask');
    return { timer: started, stopped, ...touchedBy(held, begun.changed) };
  });

const NO_TIMER = 'Running timer';

export const stopTimer = (context: UserContext, minutes: number | undefined) =>
  withTimerHeld(context, async (held, row) => {
    if (!row) throw notFound(NO_TIMER);
    return stop(held, row, minutes);
  });

/**
 * Stops and counts the timer on one of these subtasks, because completed work is not continued. Returns the present
 * subtask; undefined if no timer ran on them. A forgotten timer continues, so that the user is asked.
 */
export async function stopTimerOn(context: UserContext, subtaskIds: readonly string[]) {
  const { db, userId, now } = context;
  const isMeant = (row: TimerRow | undefined): row is TimerRow =>
    row !== undefined &&
    subtaskIds.includes(row.subtask_id) &&
    minutesOf(row, now()) <= TIMER_FORGOTTEN_MINUTES;
  if (subtaskIds.length === 0 || !isMeant(await findRunning(db, userId))) return undefined;
  return withTimerHeld(context, async (held, row) =>
    isMeant(row) ? count(held, row, minutesOf(row, now())) : undefined,
  );
}

/** Ends the timer without counting it. The subtask becomes pending again if the timer started it. */
export const discardTimer = (context: UserContext) =>
  withTimerHeld(context, async (held, row) => {
    if (!row) throw notFound(NO_TIMER);
    const { db, userId, now } = held;
    await deleteTimer(db, { userId, id: row.id });
    const of = { userId, id: row.subtask_id };
    return touchedBy(held, await endWork(db, of, { toPending: row.began_work }, now()));
  });

/** Removes the time that a timer added. It continues as if it had not been stopped, unless another one runs. */
export const takeTimerBack = (context: UserContext, id: string) =>
  withTimerHeld(context, async (held, row) => {
    const { db, userId, now } = held;
    const stopped = await lockTimer(db, { userId, stoppedId: id });
    if (!stopped) throw notFound('Stopped timer');
    const spent = { userId, id: stopped.subtask_id };
    const changed = await addHours(db, spent, -hoursOf(stopped.minutes ?? 0), now());
    if (row) await deleteTimer(db, { userId, id });
    else await updateStopped(db, { userId, id }, null);
    return { timer: await running(held), ...touchedBy(held, changed) };
  });

/** Every timer of a user, for an export. */
export async function everyTimer({ db, userId }: UserContext) {
  const rows = await listTimers(db, userId);
  return rows.map((row) => ({
    subtaskId: row.subtask_id,
    startedAt: instant(row.started_at),
    stoppedAt: row.stopped_at && instant(row.stopped_at),
    minutes: row.minutes,
  }));
}
