import type { ManyChanges } from '@daymark/contract/many-subtasks';
import type { z } from 'zod';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import type { ChangedSubtasks } from './changing-store.ts';
import { openCircles } from './circles.ts';
import { updateManySubtasks } from './many-store.ts';
import { checkCount } from './room.ts';
import { findPlanFrame, findProjectOf, updateSubtasks } from './store.ts';

function found(changed: ChangedSubtasks | undefined): ChangedSubtasks {
  if (!changed) throw notFound('Subtask');
  return changed;
}

export const changeSubtasks = async (
  { db, userId, now }: UserContext,
  projectId: string,
  { changes }: z.output<typeof ManyChanges>,
) => found(await updateManySubtasks(db, { userId, projectId }, changes, now()));

export const deleteSubtasks = async (
  { db, userId, now }: UserContext,
  projectId: string,
  ids: readonly string[],
) =>
  found(await updateSubtasks(db, { userId, projectId, ids, among: 'present' }, { deleted_at: now() }, now()));

/** Restores subtasks as they were: all of them, or none if there is not enough room. */
export const restoreSubtasks = async (
  { db, userId, now }: UserContext,
  projectId: string,
  ids: readonly string[],
) =>
  db.transaction().execute(async (trx) => {
    await lockPlan(trx, { userId, projectId });
    const scope = { userId, projectId, ids, among: 'deleted' } as const;
    const restored = found(await updateSubtasks(trx, scope, { deleted_at: null }, now()));
    const plan = (await findPlanFrame(trx, userId, { projectId }))?.subtasks ?? [];
    checkCount(plan.length);
    const freed = await openCircles(trx, userId, plan, new Set(ids));
    // In the restoring statement, their dependencies were still deleted.
    const waitsFor = new Map(plan.map(({ id, depends_on }) => [id, freed.has(id) ? [] : depends_on]));
    const subtasks = restored.subtasks.map((row) => ({ ...row, depends_on: waitsFor.get(row.id) ?? [] }));
    return { ...restored, subtasks };
  });

export async function restoreSubtask(context: UserContext, id: string) {
  const projectId = await findProjectOf(context.db, context.userId, id);
  if (!projectId) throw notFound('Subtask');
  const { subtasks, project } = await restoreSubtasks(context, projectId, [id]);
  const [row] = subtasks;
  if (!row) throw notFound('Subtask');
  return { row, project };
}
