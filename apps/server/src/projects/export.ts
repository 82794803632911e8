import type { ExportedProject } from '@daymark/contract/exports';
import type { UserContext } from '../http/context.ts';
import type { Piecewise } from '../http/json-pieces.ts';
import { instantOrNull } from '../http/shapes.ts';
import { exportSeries, exportSubtasks } from '../subtasks/export.ts';
import { listNextProjects, type WholeProject } from './export-store.ts';
import { toProject } from './shape.ts';

const toExported = (
  context: UserContext,
  { project, milestones }: WholeProject,
): Piecewise<ExportedProject> => ({
  ...toProject(project, milestones, context.today),
  plan: project.plan,
  reading: project.reading?.reading ?? null,
  corrections: Object.values(project.corrections),
  deletedAt: instantOrNull(project.deleted_at),
  subtasks: exportSubtasks(context, project.id),
  series: exportSeries(context, project.id),
});

/** Every project of a user with its subtasks, including the trash, a few at a time. */
export async function* exportProjects(context: UserContext): AsyncGenerator<Piecewise<ExportedProject>> {
  const next = (after?: string) => listNextProjects(context.db, context.userId, after);
  for (let page = await next(); page.length > 0; page = await next(page.at(-1)?.project.id))
    for (const found of page) yield toExported(context, found);
}
