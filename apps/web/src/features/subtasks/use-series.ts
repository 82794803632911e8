import type { SeriesChange } from '@daymark/contract/series';
import type { Subtask } from '@daymark/contract/subtasks';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { reasonOf } from '../../lib/error-message.ts';
import { refreshProjects } from '../../lib/queries.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Change } from './use-subtask-actions.ts';

/** How much of what comes again is meant. */
export type SeriesScope = 'one' | 'following' | 'all';

const FIELDS = ['title', 'description', 'priority', 'dueTime', 'estimatedHours', 'tags'] as const;

/** What of a change all occurrences can have alike; the rest is of the one alone. */
export const forSeries = (change: Change): SeriesChange =>
  Object.fromEntries(FIELDS.flatMap((field) => (field in change ? [[field, change[field]]] : [])));

const say = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: reasonOf(error, 'Nothing was changed. Please try again.') });

/** Changes or deletes what comes again, all of it or from one occurrence on; the toast takes it back as a whole. */
export function useSeries() {
  const client = useQueryClient();

  const finish = async (title: string, subtask: Subtask, changeId: string | null) => {
    const undo = async (id: string) => {
      await api.planChanges.undo({ params: { id } });
      await refreshProjects(client);
    };
    showToast({
      kind: 'success',
      title,
      description: subtask.title,
      ...(changeId !== null && {
        action: { label: 'Undo', onAction: () => void undo(changeId).catch(say('Failed to undo')) },
      }),
    });
    await refreshProjects(client);
  };
  const fromOf = ({ occursOn }: Subtask, scope: SeriesScope) =>
    scope === 'following' && occursOn !== null ? { from: occursOn } : {};

  return {
    change: async (subtask: Subtask, change: SeriesChange, scope: SeriesScope) => {
      const params = { id: subtask.seriesId ?? '' };
      const call = api.series.change({ params, body: { ...change, ...fromOf(subtask, scope) } });
      const { data } = await call.catch((error: unknown) => {
        say('Failed to update subtasks')(error);
        throw error;
      });
      await finish('Subtasks updated successfully', subtask, data.changeId);
    },
    remove: (subtask: Subtask, scope: SeriesScope) => {
      const call = { params: { id: subtask.seriesId ?? '' }, query: fromOf(subtask, scope) };
      api.series
        .end(call)
        .then(({ data }) => finish('Subtasks deleted successfully', subtask, data.changeId))
        .catch(say('Failed to delete subtasks'));
    },
  };
}
