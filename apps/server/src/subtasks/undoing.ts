import type { Database } from '../db/database.ts';
import { openCircles } from './circles.ts';
import { checkCount } from './room.ts';
import { findPlanFrame, type InProject } from './store.ts';
import { type Former, replaceWaits, updateToFormer, type Waits } from './undo-store.ts';

/** A subtask with the version after a plan change, and its state before. */
interface SubtaskChange extends Pick<Former, 'id' | 'version'> {
  /** Null if the change added it. */
  was: object | null;
  /** The dependencies before; null if they did not change. */
  waitedFor: Waits['waits_for'] | null;
}

/**
 * Restores subtasks of a project, whose plan is locked, to the state before a change, if they still have the version
 * after it. Returns their ids. Throws `conflict` if there is no room for restored ones.
 */
export async function undoSubtaskChanges(
  trx: Database,
  project: InProject,
  changed: readonly SubtaskChange[],
  now: Date,
): Promise<string[]> {
  const former = changed.map(({ id, version, was }) => ({ id, version, was: was ?? { deleted_at: now } }));
  const back = new Set(await updateToFormer(trx, project, former, now));
  const waits = changed.flatMap(({ id, waitedFor }) =>
    waitedFor && back.has(id) ? [{ id, waits_for: waitedFor }] : [],
  );
  if (waits.length > 0) await replaceWaits(trx, project, waits);
  const plan = (await findPlanFrame(trx, project.userId, project))?.subtasks ?? [];
  checkCount(plan.length);
  await openCircles(trx, project.userId, plan, back);
  return [...back];
}
