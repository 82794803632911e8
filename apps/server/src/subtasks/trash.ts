import { daysLeftInTrash } from '@daymark/domain/trash';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { dayIn } from '../http/today.ts';
import { toSubtask } from './shape.ts';
import { listDeletedSubtasks } from './trash-store.ts';

/** The deleted subtasks of a project that can be restored, including those that a new plan replaced. */
export async function trashedSubtasks(
  { db, userId, today, timezone }: UserContext,
  projectId: string,
  { page, limit }: { page: number; limit: number },
) {
  const found = await listDeletedSubtasks(db, { userId, projectId, page, limit });
  if (!found) throw notFound('Project');
  const data = found.subtasks.map((row) => ({
    ...toSubtask(row, today),
    deletedAt: instant(row.deleted_at),
    daysLeft: daysLeftInTrash(dayIn(timezone, new Date(row.deleted_at)), today),
  }));
  const { total } = found;
  return { data, page, pages: Math.ceil(total / limit), total, count: data.length, limit };
}
