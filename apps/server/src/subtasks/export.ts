import type { ExportedProject } from '@daymark/contract/exports';
import type { UserContext } from '../http/context.ts';
import { instantOrNull } from '../http/shapes.ts';
import { listNextSubtasks } from './export-store.ts';
import { toSubtask } from './shape.ts';

/** Every subtask of a project, deleted ones too, some hundred at a time. */
export async function* exportSubtasks(
  { db, userId, today }: UserContext,
  projectId: string,
): AsyncGenerator<ExportedProject['subtasks'][number]> {
  const next = (after?: { position: number; id: string }) =>
    listNextSubtasks(db, { userId, projectId }, after);
  for (let page = await next(); page.length > 0; page = await next(page.at(-1)))
    for (const row of page) yield { ...toSubtask(row, today), deletedAt: instantOrNull(row.deleted_at) };
}
