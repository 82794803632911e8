import type { PlanChangeUndone } from '@daymark/contract/plan-changes';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { lockPlanChange, updateUndone } from '../plan-changes/store.ts';
import { updateToFormerPlan } from '../projects/plan-store.ts';
import { putSubtasksBack } from '../subtasks/putting-back.ts';
import { updateSeriesToFormer } from '../subtasks/series-store.ts';

/**
 * Takes a change of plans back, in one transaction: whatever still is as the change left it becomes what it was. What was
 * changed since stays, and is told of. Asking again answers the same and does nothing.
 */
export function undoPlanChange({ db, userId, now }: UserContext, id: string): Promise<PlanChangeUndone> {
  return db.transaction().execute(async (trx) => {
    const change = await lockPlanChange(trx, { userId, id });
    if (!change) throw notFound('Change');
    if (change.answer) return change.answer as PlanChangeUndone;
    // What was kept before anything came again tells of no series.
    const { subtasks, projects, series = [] } = change.before;
    const projectIds = new Set([
      ...subtasks.map(({ projectId }) => projectId),
      ...projects.map((one) => one.id),
      ...series.map((one) => one.projectId),
    ]);
    const restored = new Set<string>();
    for (const projectId of [...projectIds].toSorted()) {
      await lockPlan(trx, { userId, projectId });
      const own = subtasks.filter((one) => one.projectId === projectId);
      for (const back of await putSubtasksBack(trx, { userId, projectId }, own, now())) restored.add(back);
      for (const one of series.filter((other) => other.projectId === projectId))
        await updateSeriesToFormer(trx, { userId, projectId }, one, now());
      const project = projects.find((one) => one.id === projectId);
      if (project) await updateToFormerPlan(trx, { userId, id: projectId }, project, now());
    }
    const leftAlone = subtasks
      .filter((one) => !restored.has(one.id))
      .map(({ id: subtaskId, projectId, title }) => ({ id: subtaskId, projectId, title }));
    const answer = { id, projectIds: [...projectIds], restored: restored.size, leftAlone };
    await updateUndone(trx, { userId, id }, answer, now());
    return answer;
  });
}
