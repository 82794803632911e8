import type { ListedProject } from '@daymark/contract/projects';
import { PRIORITY_WEIGHTS } from '@daymark/domain/priorities';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../lib/queries.ts';
import { type ProjectsFilter, SORT_ORDERS, statusesOf } from './projects-place.ts';

/** Every project that this device has seen in a list, once each, as it was seen last. */
export function knownProjects(client: QueryClient): ListedProject[] {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: keys.projectLists })
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .map(({ queryKey }) => client.getQueryData<{ data: ListedProject[] }>(queryKey)?.data ?? []);
  return [...new Map(lists.flat().map((project) => [project.id, project])).values()];
}

function matches({ name, description, ...project }: ListedProject, filter: ProjectsFilter): boolean {
  const { query = '', status, progressMin = 0, progressMax = 100, dueDateFrom = '', dueDateTo } = filter;
  const text = `${name}\n${description}`.toLowerCase();
  return (
    query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    statusesOf(status).includes(project.status) &&
    project.progress >= progressMin &&
    project.progress <= progressMax &&
    project.dueDate >= dueDateFrom &&
    (dueDateTo === undefined || project.dueDate <= dueDateTo)
  );
}

type Sortable = keyof typeof SORT_ORDERS;

const placeBy = (project: ListedProject, sortBy: Sortable): string | number => {
  if (sortBy === 'priority') return PRIORITY_WEIGHTS[project.priority];
  return sortBy === 'name' ? project.name.toLowerCase() : project[sortBy];
};

/** What matches of the projects at hand, for when the server cannot be asked: by name and description alone. */
export function searchLocally(projects: readonly ListedProject[], filter: ProjectsFilter): ListedProject[] {
  const { sortBy = 'createdAt' } = filter;
  const turn = (filter.sortOrder ?? SORT_ORDERS[sortBy]) === 'asc' ? 1 : -1;
  return projects
    .filter((project) => matches(project, filter))
    .toSorted((a, b) => {
      const [one, other] = [placeBy(a, sortBy), placeBy(b, sortBy)];
      return one === other ? 0 : one < other ? -turn : turn;
    });
}
