import type { ManyChanges } from '@daymark/contract/subtasks';
import { findCycle } from '@daymark/domain/dependencies';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { replaceDependencies } from './adding-store.ts';
import { updateManySubtasks } from './many-store.ts';
import { checkCount } from './service.ts';
import { type ChangedSubtasks, findPlanFrame, findProjectOf, updateSubtasks } from './store.ts';

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

/** Lets go what the restored ones wait for, as far as that has come to wait for them meanwhile; answers which did. */
async function openCircles(
  trx: Database,
  userId: string,
  plan: readonly { id: string; depends_on: string[] }[],
  restored: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const freed = new Set<string>();
  const circle = () =>
    findCycle(plan.map(({ id, depends_on }) => ({ id, dependsOn: freed.has(id) ? [] : depends_on })));
  for (let cycle = circle(); cycle; cycle = circle()) {
    const id = cycle.find((one) => restored.has(one));
    if (!id) break;
    freed.add(id);
    await replaceDependencies(trx, { userId, id }, []);
  }
  return freed;
}

/** Restores subtasks as they were, all or, where there is no room for all, none. */
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
    // The statement that restored them saw those that they wait for as deleted yet.
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
