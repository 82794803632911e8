import type { ListedProject } from '@daymark/contract/projects';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '@daymark/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasWords, knownProjects } from '../../lib/known-projects.ts';
import { projectSearchQuery } from '../../lib/queries.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

export interface QuickAnswer {
  projects: readonly ListedProject[];
  /** The total number of matches, if the server returned it. */
  total: number | undefined;
  /** Loading, without results to show yet. */
  isLoading: boolean;
  /** Why there are only cached projects. */
  error: Error | null;
  retry: () => void;
}

const isTypedOn = (before = '', now: string): boolean =>
  before !== '' && (now.startsWith(before) || before.startsWith(now));

/** The first projects that match the text, once the typing pauses; without an answer, those in the cache. */
export function useQuickSearch(typed: string, rows: number): QuickAnswer {
  const client = useQueryClient();
  const words = typed.trim();
  const rested = useDebounced(words, SEARCH_DEBOUNCE_MILLISECONDS);
  const search = useQuery({
    ...projectSearchQuery({ query: rested, limit: rows }),
    enabled: rested !== '' && words !== '',
    // Results for a prefix of the text stay until the answer; those for other text would mislead.
    placeholderData: (previous, query) =>
      isTypedOn(query?.queryKey[3]?.query, words) ? previous : undefined,
  });
  const retry = () => void search.refetch();
  if (words === '') return { projects: [], total: undefined, isLoading: false, error: null, retry };
  if (search.isError) {
    const known = knownProjects(client).filter((project) => hasWords(project, rested));
    return { projects: known.slice(0, rows), total: undefined, isLoading: false, error: search.error, retry };
  }
  const { data } = search;
  return {
    projects: data?.data ?? [],
    total: data?.total,
    isLoading: data === undefined,
    error: null,
    retry,
  };
}
