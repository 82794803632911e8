import type { Milestone } from '@daymark/contract/milestones';
import type { ListedProject, ProjectDetails } from '@daymark/contract/projects';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../lib/queries.ts';

const byDay = (a: Milestone, b: Milestone) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : 0);

/** Changes the milestones of a project in its cached page and in lists, which only have names and days. */
export function changeMilestones(
  client: QueryClient,
  projectId: string,
  change: (milestones: Milestone[]) => Milestone[],
): void {
  const before = client.getQueryData<ProjectDetails>(keys.details(projectId));
  if (!before) return;
  const milestones = change(before.milestones).toSorted(byDay);
  client.setQueryData<ProjectDetails>(keys.details(projectId), { ...before, milestones });
  const changed = (project: ListedProject): ListedProject => ({
    ...project,
    milestones: milestones.map(({ name, dueDate }) => ({ name, dueDate })),
  });
  client.setQueriesData<{ data: ListedProject[] }>({ queryKey: keys.projectLists }, (page) =>
    page?.data.some(({ id }) => id === projectId)
      ? { ...page, data: page.data.map((project) => (project.id === projectId ? changed(project) : project)) }
      : page,
  );
}

/** Assigns subtasks of a project to a milestone, or to none, in the cache. */
export function leadTo(
  client: QueryClient,
  projectId: string,
  ids: ReadonlySet<string>,
  milestoneId: string | null,
): void {
  client.setQueryData<ProjectDetails>(
    keys.details(projectId),
    (project) =>
      project && {
        ...project,
        subtasks: project.subtasks.map((subtask) =>
          ids.has(subtask.id) ? { ...subtask, milestoneId } : subtask,
        ),
      },
  );
}

/** Marks lists as stale: they are fetched again on the next visit, and the open project page stays. */
export const expireLists = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: keys.projectLists, refetchType: 'none' });
