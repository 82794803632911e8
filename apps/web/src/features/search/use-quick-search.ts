import type { ListedProject } from '@daymark/contract/projects';
import type { AgendaItem } from '@daymark/contract/subtasks';
import { SEARCH_DEBOUNCE_MILLISECONDS } from '@daymark/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hasWords, knownProjects } from '../../plan-data/known-projects.ts';
import { projectSearchQuery } from '../../plan-data/queries.ts';
import { taskSearchQuery } from '../../plan-data/task-search-query.ts';
import { useDebounced } from '../../platform/use-debounced.ts';

/** The last option, which leads to the search screen. */
export const ALL = 'all';

export interface QuickAnswer {
  projects: readonly ListedProject[];
  tasks: readonly AgendaItem[];
  /** The total numbers of matches, if the server returned both. */
  totals: { projects: number; tasks: number } | undefined;
  /** Loading, without results to show yet. */
  isLoading: boolean;
  /** Why there are only cached projects. */
  error: Error | null;
  /** Why there are no tasks. */
  taskError: Error | null;
  retry: () => void;
}

const NOTHING: Omit<QuickAnswer, 'retry'> = {
  projects: [],
  tasks: [],
  totals: undefined,
  isLoading: false,
  error: null,
  taskError: null,
};

const isTypedOn = (before = '', now: string): boolean =>
  before !== '' && (now.startsWith(before) || before.startsWith(now));

/** The first projects and tasks that match the text, once the typing pauses; without an answer, cached projects. */
export function useQuickSearch(typed: string, rows: number): QuickAnswer {
  const client = useQueryClient();
  const words = typed.trim();
  const rested = useDebounced(words, SEARCH_DEBOUNCE_MILLISECONDS);
  const query = { query: rested, limit: rows };
  const enabled = rested !== '' && words !== '';
  // Results for a prefix of the text stay until the answer; those for other text would mislead.
  const projects = useQuery({
    ...projectSearchQuery(query),
    enabled,
    placeholderData: (previous, before) =>
      isTypedOn(before?.queryKey[3]?.query, words) ? previous : undefined,
  });
  const tasks = useQuery({
    ...taskSearchQuery(query),
    enabled,
    placeholderData: (previous, before) =>
      isTypedOn(before?.queryKey[2]?.query, words) ? previous : undefined,
  });
  const retry = () => {
    for (const search of [projects, tasks]) if (search.isError) void search.refetch();
  };
  if (words === '') return { ...NOTHING, retry };
  // The groups are shown together, so that none moves under the pointer.
  if (projects.isLoading || tasks.isLoading) return { ...NOTHING, isLoading: true, retry };
  const known = () =>
    knownProjects(client)
      .filter((project) => hasWords(project, rested))
      .slice(0, rows);
  return {
    projects: projects.isError ? known() : (projects.data?.data ?? []),
    tasks: tasks.isError ? [] : (tasks.data?.data ?? []),
    totals:
      projects.isSuccess && tasks.isSuccess
        ? { projects: projects.data.total, tasks: tasks.data.total }
        : undefined,
    isLoading: projects.isPending,
    error: projects.error,
    taskError: tasks.error,
    retry,
  };
}
