import type { ExportedProject } from '@daymark/contract/exports';
import type { UserContext } from '../http/context.ts';
import { instantOrNull } from '../http/shapes.ts';
import { listNextSubtasks, listSeriesOf } from './export-store.ts';
import { toSeries } from './series.ts';
import { toSubtask } from './shape.ts';

/** Every subtask of a project, including deleted ones, some hundred at a time. */
export async function* exportSubtasks(
  { db, userId, today }: UserContext,
  projectId: string,
): AsyncGenerator<ExportedProject['subtasks'][number]> {
  const next = (after?: { position: number; id: string }) =>
    listNextSubtasks(db, { userId, projectId }, after);
  for (let page = await next(); page.length > 0; page = await next(page.at(-1)))
    for (const row of page) yield { ...toSubtask(row, today), deletedAt: instantOrNull(row.deleted_at) };
}

/** The series of a project, also of a deleted one. */
export async function* exportSeries({ db, userId }: UserContext, projectId: string) {
  for (const row of await listSeriesOf(db, { userId, projectId })) yield toSeries(row);
}
