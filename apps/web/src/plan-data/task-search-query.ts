import type { SubtaskSearchQuery } from '@daymark/contract/search';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { keys } from './queries.ts';

/** A page of matching subtasks. Under the key of agendas, so that optimistic updates reach it. */
export const taskSearchQuery = (query: SubtaskSearchQuery) =>
  queryOptions({
    queryKey: [...keys.agendas, 'search', query] as const,
    queryFn: ({ signal }) => api.search.subtasks({ query }, { signal }),
    retry: false,
  });
