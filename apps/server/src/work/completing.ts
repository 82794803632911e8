import type { ManyChanges } from '@daymark/contract/many-subtasks';
import type { SubtaskChange } from '@daymark/contract/subtasks';
import type { z } from 'zod';
import { type Database, inTransaction } from '../db/database.ts';
import type { UserContext } from '../http/context.ts';
import type { ChangedSubtasks } from '../subtasks/changing-store.ts';
import { changeSubtasks } from '../subtasks/many.ts';
import { changeSubtask, only } from '../subtasks/service.ts';
import { discardTimer, startTimer, stopTimerOn } from '../timers/service.ts';
import { holdTimers } from '../timers/store.ts';
import { settleWaits } from '../waits/settling.ts';

/** Begins work or opens it again: `write` changes it, and what waits for it starts or ends with it, or nothing happens. */
const moveWork = <W extends { project: { id: string } }>(
  context: UserContext,
  write: (own: UserContext) => Promise<W>,
): Promise<W> =>
  inTransaction(context.db, async (trx: Database) => {
    const own = { ...context, db: trx };
    const written = await write(own);
    await settleWaits(own, written.project.id);
    return written;
  });

/** Completes work: beside that, the timer on it stops and counts. */
const completeWork = (
  context: UserContext,
  ids: readonly string[],
  write: (own: UserContext) => Promise<ChangedSubtasks>,
): Promise<ChangedSubtasks> =>
  moveWork(context, async (own) => {
    // Before the subtasks, because whoever measures holds the timer before its subtask.
    await holdTimers(own.db, own.userId);
    const written = await write(own);
    const stopped = written.isTimed ? await stopTimerOn(own, ids) : undefined;
    if (!stopped) return written;
    const present = new Map(stopped.subtasks.map((row) => [row.id, row]));
    const subtasks = written.subtasks.map((row) => present.get(row.id) ?? row);
    return { ...stopped, subtasks };
  });

/** Changes a subtask, whose status may be among the changes. */
export async function changeTask(
  context: UserContext,
  id: string,
  change: z.output<typeof SubtaskChange>,
  ifVersion: number | undefined,
) {
  const write = (own: UserContext) => changeSubtask(own, id, change, ifVersion);
  if (change.status === 'Completed') return only(await completeWork(context, [id], write), 'Subtask');
  return only(await (change.status ? moveWork(context, write) : write(context)), 'Subtask');
}

/** Changes subtasks of a project, each to its own values. */
export function changeTasks(
  context: UserContext,
  projectId: string,
  wish: z.output<typeof ManyChanges>,
): Promise<ChangedSubtasks> {
  const write = (own: UserContext) => changeSubtasks(own, projectId, wish);
  const completed = wish.changes.flatMap(({ id, status }) => (status === 'Completed' ? [id] : []));
  if (completed.length > 0) return completeWork(context, completed, write);
  return wish.changes.some(({ status }) => status) ? moveWork(context, write) : write(context);
}

/** Starts the timer on a subtask, which begins it. */
export const beginTimed = (context: UserContext, subtaskId: string) =>
  moveWork(context, (own) => startTimer(own, subtaskId));

/** Ends the timer without counting it; a subtask that it began is pending again. */
export const discardTimed = (context: UserContext) => moveWork(context, discardTimer);
