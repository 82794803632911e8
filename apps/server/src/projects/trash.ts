import { daysLeftInTrash } from '@daymark/domain/trash';
import { plural, t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { dayIn } from '../http/today.ts';
import { holdSubtasks } from '../subtasks/plan-writing.ts';
import { toProject } from './shape.ts';
import type { Owned } from './store.ts';
import { deleteTrashed, listExpired, listTrash, listTrashedIds, restoreProject } from './trash-store.ts';

export async function trashedProjects(
  { db, userId, today, timezone }: UserContext,
  query: { page: number; limit: number },
) {
  const { total, projects } = await listTrash(db, userId, query);
  const data = projects.map(({ project, milestones, deleted_at: deletedAt }) => ({
    ...toProject(project, milestones, today),
    deletedAt: instant(deletedAt),
    daysLeft: daysLeftInTrash(dayIn(timezone, new Date(deletedAt)), today),
  }));
  const { page, limit } = query;
  return { data, page, pages: Math.ceil(total / limit), total, count: data.length, limit };
}

/** Restores a project exactly as it was, because nothing can change it in the trash. */
export async function restoreFromTrash({ db, userId, today }: UserContext, id: string) {
  const restored = await restoreProject(db, { userId, id });
  if (!restored) throw notFound('Project');
  return { project: toProject(restored.project, restored.milestones, today) };
}

/** Deletes a project in the trash with everything in it; false if it is not there, or not since `before`. */
const removeForGood = (db: Database, { userId, id }: Owned, before?: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const project = { userId, projectId: id };
    await lockPlan(trx, project);
    // A change that began before the deletion may still have locked a subtask and wait for the project.
    await holdSubtasks(trx, project);
    return deleteTrashed(trx, { userId, id }, before);
  });

export async function deleteForGood({ db, userId }: UserContext, id: string) {
  if (!(await removeForGood(db, { userId, id }))) throw notFound('Project');
  return { message: t`Project deleted for good`, data: { id } };
}

/** Deletes each project that is in the trash now. */
export async function emptyTrash({ db, userId }: UserContext) {
  let count = 0;
  for (const owned of await listTrashedIds(db, userId)) if (await removeForGood(db, owned)) count++;
  return {
    message: t`${plural(count, '# project')} deleted for good`,
    data: { count },
  };
}

/** Removes what was moved to the trash before an instant, of all users. */
export async function purgeTrashedProjects(db: Database, before: Date): Promise<void> {
  for (;;) {
    const expired = await listExpired(db, before);
    if (expired.length === 0) return;
    for (const owned of expired) await removeForGood(db, owned, before);
  }
}
