import type { ListedProject, ProjectDetails } from '@daymark/contract/projects';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '@daymark/domain/limits';
import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys, projectOverviewQuery, projectSearchQuery } from '../../plan-data/queries.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { matches } from './matching.ts';

export type KnownProject = Pick<ListedProject, 'id' | 'name' | 'status' | 'color'>;

const RECENT = 5;
const KNOWN_MAX = 6;
const FOUND_MAX = 8;

/** Results of searches, which are not in the order of use. */
const isSearch = (queryKey: QueryKey) => queryKey[2] === SEARCH;
const [, , SEARCH] = keys.projectSearch({});

const unique = (projects: readonly KnownProject[]): KnownProject[] => [
  ...new Map(projects.map(({ id, name, status, color }) => [id, { id, name, status, color }])).values(),
];

/** The projects in this device's cache, last opened first: they need no connection. */
function useSeenProjects(): { opened: KnownProject[]; all: KnownProject[] } {
  const client = useQueryClient();
  const opened = client
    .getQueryCache()
    .findAll({ queryKey: keys.allDetails })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => client.getQueryData<ProjectDetails>(queryKey) ?? []);
  const listed = client
    .getQueriesData<{ data?: ListedProject[] }>({ queryKey: keys.projectLists })
    .filter(([queryKey]) => !isSearch(queryKey))
    .flatMap(([, page]) => (Array.isArray(page?.data) ? page.data : []));
  return { opened: unique(opened), all: unique([...opened, ...listed]) };
}

/**
 * Projects by name: first those in the cache, then the server's results below them, so that nothing moves under a
 * finger. If the user has to choose a project, some are listed before anything is typed, from the server if the cache
 * has none.
 */
export function useKnownProjects(query: string, isChoosing: boolean) {
  const overview = useQuery({ ...projectOverviewQuery(), enabled: isChoosing });
  const seen = useSeenProjects();
  const sought = useDebounced(query.trim(), SEARCH_DEBOUNCE_MILLISECONDS);
  const search = useQuery({
    ...projectSearchQuery({ query: sought, limit: FOUND_MAX }),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  });
  const known =
    query.trim() === ''
      ? (isChoosing ? seen.all : seen.opened).slice(0, RECENT)
      : seen.all.filter(({ name }) => matches(name, query)).slice(0, KNOWN_MAX);
  const isKnown = new Set(known.map(({ id }) => id));
  const answered = query.trim() === '' ? [] : (search.data?.data ?? []);

  return {
    /** All that are in the cache. */
    seen: seen.all,
    known,
    found: unique(answered.filter(({ id }) => !isKnown.has(id))),
    isLooking: query.trim() === '' ? overview.isLoading : sought !== query.trim() || search.isFetching,
    isUnsearched: sought !== '' && search.isError,
  };
}
