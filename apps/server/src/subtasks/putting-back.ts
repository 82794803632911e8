import type { Database } from '../db/database.ts';
import { openCircles } from './circles.ts';
import { checkCount } from './room.ts';
import { findPlanFrame, type InProject } from './store.ts';
import { type Former, replaceWaits, updateToFormer, type Waits } from './undo-store.ts';

/** A subtask as a change of plans left it, and as it stood before. */
interface ToPutBack extends Pick<Former, 'id' | 'version'> {
  /** Null when the change added it. */
  was: object | null;
  /** What it waited for; null when that stayed. */
  waitedFor: Waits['waits_for'] | null;
}

/**
 * Makes subtasks of a project, whose plan is locked, what they were before a change: those that have the version in which
 * the change left them. Answers their ids. Throws `conflict` when there is no room for those that come back.
 */
export async function putSubtasksBack(
  trx: Database,
  project: InProject,
  changed: readonly ToPutBack[],
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
