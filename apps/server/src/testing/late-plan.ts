import { makePlan, type TestUser } from './people.ts';

export const subtasksOf = async ({ api }: TestUser, projectId: string) =>
  (await api.subtasks.list({ params: { projectId } })).data;

/** A plan that the planner made some days ago, of the letters alone: the days are those of one kind of work. */
export async function makeLatePlan() {
  const { app, user, project } = await makePlan();
  const description = 'Write 24 letters, 2 hours each.';
  await user.api.projects.change({ params: { id: project.id }, body: { description } });
  await user.api.subtasks.generate({ params: { projectId: project.id }, body: { projectKind: 'none' } });
  const rows = await subtasksOf(user, project.id);
  app.clock.set('2026-11-26T12:00:00Z');
  return { app, user, project, rows };
}
