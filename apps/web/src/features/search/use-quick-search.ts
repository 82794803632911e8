import type { ListedProject } from '@daymark/contract/projects';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '@daymark/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasWords, knownProjects } from '../../lib/known-projects.ts';
import { projectSearchQuery } from '../../lib/queries.ts';
import { useDebounced } from '../../lib/use-debounced.ts';

export interface QuickAnswer {
  projects: readonly ListedProject[];
  /** How many match in all, when the server said so. */
  total: number | undefined;
  /** Asked for, and nothing to show yet. */
  isLoading: boolean;
  /** Why there are only the projects that this device knows. */
  error: Error | null;
  retry: () => void;
}

const isTypedOn = (before = '', now: string): boolean =>
  before !== '' && (now.startsWith(before) || before.startsWith(now));

/** The first projects that match what is typed, once the typing rests; without an answer, of those that this device knows. */
export function useQuickSearch(typed: string, rows: number): QuickAnswer {
  const client = useQueryClient();
  const words = typed.trim();
  const rested = useDebounced(words, SEARCH_DEBOUNCE_MILLISECONDS);
  const search = useQuery({
    ...projectSearchQuery({ query: rested, limit: rows }),
    enabled: rested !== '' && words !== '',
    // What was found for the words as they were a letter ago stands until the answer; of other words it would mislead.
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
