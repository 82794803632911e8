import type { UserContext } from '../http/context.ts';
import { instantOrNull } from '../http/shapes.ts';
import { exportSeries, exportSubtasks } from '../subtasks/export.ts';
import { type ExportScope, listNextProjects, type WholeProject } from './export-store.ts';
import { planSeenBy, toProject } from './shape.ts';

const toExported = (context: UserContext, { project, milestones }: WholeProject) => ({
  ...toProject(project, milestones, context.today),
  plan: planSeenBy(context, project.plan),
  reading: project.reading?.reading ?? null,
  corrections: Object.values(project.corrections),
  deletedAt: instantOrNull(project.deleted_at),
  subtasks: exportSubtasks(context, project.id),
  series: exportSeries(context, project.id),
});

/** A project whose subtasks are read as they are asked for. */
export type ExportedPieces = ReturnType<typeof toExported>;

/** Projects of a user with their subtasks, a few at a time. */
export async function* exportProjects(context: UserContext, scope: ExportScope) {
  const { db, userId } = context;
  const next = (after?: string) => listNextProjects(db, { userId, scope, after });
  for (let page = await next(); page.length > 0; page = await next(page.at(-1)?.project.id))
    for (const found of page) yield toExported(context, found);
}
