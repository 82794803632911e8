import type { NewTimeEntry, TimeEntry, TimeEntryChange } from '@daymark/contract/time-entries';
import type { Day } from '@daymark/domain/dates';
import { PAGE_SIZE_MAX } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

const EVERY_WEEK = ['time-entries'];

/** The time of seven days. */
export const weekQuery = (from: Day) =>
  queryOptions({
    queryKey: [...EVERY_WEEK, from],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.timeEntries.week({ query: { from } }, { signal }),
  });

/** The projects that time can be added to, by their names. */
export const timeProjectsQuery = () =>
  queryOptions({
    queryKey: [...keys.projects, 'with time'],
    queryFn: async ({ signal }) => {
      const query = { limit: PAGE_SIZE_MAX, sortBy: 'name', sortOrder: 'asc' } as const;
      return (await api.projects.list({ query }, { signal })).data.map(({ id, name }) => ({ id, name }));
    },
  });

/** Fetches the weeks again, and the hours of the tasks. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: EVERY_WEEK });
    void refreshProjects(client);
  };
}

/** Adds an entry, or changes one. */
export function useSaveEntry() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (wish: { add: NewTimeEntry } | { id: string; change: TimeEntryChange }) =>
      'add' in wish
        ? api.timeEntries.create({ body: wish.add })
        : api.timeEntries.change({ params: { id: wish.id }, body: wish.change }),
    onSettled: refresh,
  });
}

const asNew = ({ subtaskId, startedAt, endedAt, note }: TimeEntry): NewTimeEntry => ({
  subtaskId,
  startedAt,
  endedAt,
  note,
});

export function useDeleteEntry() {
  const refresh = useRefresh();
  const { mutate: add } = useMutation({
    mutationFn: (entry: TimeEntry) => api.timeEntries.create({ body: asNew(entry) }),
    onError: (error) => showFailure(t`Failed to undo`, error),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: TimeEntry) => api.timeEntries.delete({ params: { id } }),
    onSuccess: (_deleted, entry) =>
      showToast({
        kind: 'success',
        title: t`Time entry deleted`,
        ...(!entry.isTaskDeleted && { action: { label: t`Undo`, onAction: () => add(entry) } }),
      }),
    onError: (error) => showFailure(t`Failed to delete the time entry`, error),
    onSettled: refresh,
  });
}
