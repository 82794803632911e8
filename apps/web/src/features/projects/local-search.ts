import type { ListedProject } from '@daymark/contract/projects';
import { PRIORITY_WEIGHTS } from '@daymark/domain/priorities';
import { hasWords } from '../../plan-data/known-projects.ts';
import { type ProjectsFilter, SORT_ORDERS, statusesOf } from './projects-place.ts';

function matches(project: ListedProject, filter: ProjectsFilter): boolean {
  const { query = '', status, progressMin = 0, progressMax = 100, dueDateFrom = '', dueDateTo } = filter;
  return (
    hasWords(project, query) &&
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

/** The matches among the cached projects, if the server is unreachable: by name and description only. */
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
