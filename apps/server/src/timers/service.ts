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
import type { ChangedSubtasks } from '../subtasks/changing-store.ts';
import { subtasksAsOf } from '../subtasks/service.ts';
import { endWork, startWork } from '../subtasks/time-spent-store.ts';
import { countTime, endOf } from './counting.ts';
import {
  deleteTimer,
  findRunning,
  insertTimer,
  lockTimer,
  lockTimers,
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

/** The subtask of a timer, and its project, in their present state. */
function touchedBy({ today }: UserContext, changed: ChangedSubtasks | undefined) {
  const [subtask] = changed ? subtasksAsOf(today, changed.subtasks) : [];
  if (!changed || !subtask) throw notFound('Subtask');
  return { subtask, project: toStanding(changed.project, today) };
}

const minutesOf = (row: TimerRow, now: Date): number => Math.round(secondsSince(row.started_at, now) / 60);

/** Stops a running timer: it becomes a time entry of these minutes. */
async function count(context: UserContext, row: TimerRow, minutes: number) {
  const { db, userId } = context;
  const stopped = { endedAt: endOf(row.started_at, minutes), minutes };
  const write = () => updateStopped(db, { userId, id: row.id }, stopped);
  return (await countTime(context, [row.subtask_id], write)).get(row.subtask_id);
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

/** Holds the user's timer in a transaction. */
const withTimerHeld = <T>(
  context: UserContext,
  act: (held: UserContext, row: TimerRow | undefined) => Promise<T>,
): Promise<T> =>
  inTransaction(context.db, async (trx: Database) => {
    const held = { ...context, db: trx };
    await lockTimers(trx, context.userId);
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
    if (!isSame) await insertTimer(db, timer, now());
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
 * subtask; undefined if no timer ran on them. A forgotten timer continues, so that the user is asked. The timers must
 * be held.
 */
export async function stopTimerOn(held: UserContext, subtaskIds: readonly string[]) {
  const row = await findRunning(held.db, held.userId);
  if (!row || !subtaskIds.includes(row.subtask_id)) return undefined;
  const minutes = minutesOf(row, held.now());
  return minutes > TIMER_FORGOTTEN_MINUTES ? undefined : count(held, row, minutes);
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
    const { db, userId } = held;
    const stopped = await lockTimer(db, { userId, stoppedId: id });
    if (!stopped) throw notFound('Stopped timer');
    const { subtask_id: subtaskId } = stopped;
    const write = () => (row ? deleteTimer(db, { userId, id }) : updateStopped(db, { userId, id }, null));
    const changed = (await countTime(held, [subtaskId], write)).get(subtaskId);
    return { timer: await running(held), ...touchedBy(held, changed) };
  });
