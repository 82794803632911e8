import type { SeenProject } from './project-routes.ts';
import type { ProjectDetails } from './projects.ts';
import type { Subtask } from './subtasks.ts';

const compare = <V extends string | number>(a: V, b: V): number => (a < b ? -1 : a > b ? 1 : 0);

/** Later than every day. */
const NO_DAY = '9999-99-99';

/** The order of the plan. */
const inPlan = (a: Subtask, b: Subtask): number =>
  compare(a.dueDate ?? NO_DAY, b.dueDate ?? NO_DAY) || compare(a.position, b.position) || compare(a.id, b.id);

/**
 * The whole project after an answer: what is known of it with what the answer says has changed. Undefined if both do not
 * fit together; then it has to be asked for without `since`.
 */
export function wholeProject(
  known: ProjectDetails | undefined,
  { project, removed }: SeenProject,
): ProjectDetails | undefined {
  if (!removed) return project;
  // An answer that was no list was kept as it came.
  if (!known || !Array.isArray(known.subtasks)) return undefined;
  const rows = new Map(known.subtasks.map((subtask) => [subtask.id, subtask]));
  for (const id of removed) rows.delete(id);
  for (const subtask of project.subtasks) rows.set(subtask.id, subtask);
  if (rows.size !== project.stats.totalSubtasks) return undefined;
  return { ...project, subtasks: [...rows.values()].sort(inPlan) };
}
