import type { PlanChangeUndone } from '@daymark/contract/plan-changes';
import { deleteDayOff } from '../calendars/days-store.ts';
import { lockPlan } from '../db/plan-lock.ts';
import { recordUndone } from '../delays/recording.ts';
import { findDates } from '../delays/store.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { lockPlanChange, updateUndone } from '../plan-changes/store.ts';
import { updateToFormerPlan } from '../projects/plan-store.ts';
import { updateToFormerWords } from '../projects/words.ts';
import { updateSeriesToFormer } from '../subtasks/series-store.ts';
import { undoSubtaskChanges } from '../subtasks/undoing.ts';
import { updateToFormerWeek } from '../users/store.ts';
import { settleWaits } from '../waits/settling.ts';

/**
 * Undoes a plan change in one transaction: everything that is still as the change left it gets its old values, and the
 * days off that came with it are removed. Later changes stay and are listed in the answer. A repeated undo returns the same answer and does nothing.
 */
export function undoPlanChange(context: UserContext, id: string): Promise<PlanChangeUndone> {
  const { db, userId, now } = context;
  return db.transaction().execute(async (trx) => {
    const change = await lockPlanChange(trx, { userId, id });
    if (!change) throw notFound('Change');
    if (change.answer) return change.answer as PlanChangeUndone;
    // Changes that were stored before there were series have none, and so with days off and weeks.
    const { subtasks, projects, series = [], daysOff = [], week = null, words = null } = change.before;
    const projectIds = [
      ...new Set([
        ...subtasks.map(({ projectId }) => projectId),
        ...projects.map((one) => one.id),
        ...series.map((one) => one.projectId),
        ...(words ? [words.projectId] : []),
      ]),
    ];
    const inOrder = projectIds.toSorted();
    const restored = new Set<string>();
    const before = await findDates(trx, { userId, projectIds });
    for (const projectId of inOrder) {
      await lockPlan(trx, { userId, projectId });
      const own = subtasks.filter((one) => one.projectId === projectId);
      for (const back of await undoSubtaskChanges(trx, { userId, projectId }, own, now())) restored.add(back);
      for (const one of series.filter((other) => other.projectId === projectId))
        await updateSeriesToFormer(trx, { userId, projectId }, one, now());
      const project = projects.find((one) => one.id === projectId);
      if (project) await updateToFormerPlan(trx, { userId, id: projectId }, project, now());
    }
    if (words) await updateToFormerWords(trx, userId, words, now());
    for (const dayOff of daysOff) await deleteDayOff(trx, { userId, id: dayOff });
    if (week) await updateToFormerWeek(trx, userId, week, now());
    await recordUndone(trx, { userId, changeId: id, before }, now());
    for (const projectId of inOrder) await settleWaits({ ...context, db: trx }, projectId);
    const leftAlone = subtasks
      .filter((one) => !restored.has(one.id))
      .map(({ id: subtaskId, projectId, title }) => ({ id: subtaskId, projectId, title }));
    const answer = { id, projectIds, restored: restored.size, leftAlone };
    await updateUndone(trx, { userId, id }, answer, now());
    return answer;
  });
}
