import type { AgendaItem } from '@daymark/contract/subtasks';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '@daymark/domain/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { taskSearchQuery } from '../../plan-data/task-search-query.ts';
import { useDebounced } from '../../platform/use-debounced.ts';

const FOUND_MAX = 5;

/** The first tasks that the server finds, as in the search of the top bar. */
export function useFoundTasks(query: string): readonly AgendaItem[] {
  const sought = useDebounced(query.trim(), SEARCH_DEBOUNCE_MILLISECONDS);
  const search = useQuery({
    ...taskSearchQuery({ query: sought, limit: FOUND_MAX }),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  });
  return query.trim() === '' ? [] : (search.data?.data ?? []);
}
