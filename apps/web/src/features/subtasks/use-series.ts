import type { ProjectDetails } from '@daymark/contract/projects';
import type { Series, SeriesChange } from '@daymark/contract/series';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { readRule, ruleOf, settledOn } from '@daymark/domain/recurrence';
import { t } from '@daymark/words/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Change } from '../../plan-data/outbox/entry.ts';
import { holdFetches, replaceSubtasks } from '../../plan-data/plan-cache.ts';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import type { Repeat } from './repeat-fields.tsx';

/** Which occurrences of a series are meant. */
export type SeriesScope = 'one' | 'following' | 'all';

type SharedWords = Pick<Change, (typeof FIELDS)[number]>;

const FIELDS = ['title', 'description', 'priority', 'dueTime', 'estimatedHours', 'tags'] as const;

/** The fields of a change that apply to all occurrences; the others apply to one. */
export const forSeries = (change: Change): SharedWords =>
  Object.fromEntries(FIELDS.flatMap((field) => (field in change ? [[field, change[field]]] : [])));

/** The recurrence of a series: its rule, and what happens on days without work. */
export function useSeriesOf({ projectId, seriesId }: Subtask, isWanted: boolean): Series | undefined {
  const { data } = useQuery({
    queryKey: [...keys.projects, 'series', projectId],
    queryFn: async ({ signal }) => (await api.series.list({ params: { projectId } }, { signal })).data,
    enabled: isWanted && seriesId !== null,
  });
  return data?.find(({ id }) => id === seriesId);
}

export function repeatOf(series: Series | undefined): Repeat | undefined {
  const recurrence = series && readRule(series.rule);
  return recurrence && { recurrence, onDayOff: series.onDayOff };
}

/** The days of a change; undefined if they have not changed, so that nothing is sent. */
export function daysIn(series: Series | undefined, repeat: Repeat | undefined, firstDay: Day): SeriesChange {
  if (!series || !repeat?.recurrence) return {};
  const rule = ruleOf(settledOn(repeat.recurrence, firstDay));
  return {
    ...(rule !== series.rule && { rule }),
    ...(repeat.onDayOff !== series.onDayOff && { onDayOff: repeat.onDayOff }),
  };
}

const say = (title: string) => (error: unknown) => showFailure(title, error);

/** Changes or deletes a series, completely or from one occurrence on; the toast can undo it. */
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
        action: { label: t`Undo`, onAction: () => void undo(changeId).catch(say(t`Failed to undo`)) },
      }),
    });
    await refreshProjects(client);
  };
  /** Updates the cache optimistically: deletes occurrences that were not begun, or changes their fields. */
  const anticipate = async (subtask: Subtask, scope: SeriesScope, words?: SharedWords) => {
    await holdFetches(client, subtask.projectId);
    const before = client.getQueryData<ProjectDetails>(keys.details(subtask.projectId));
    const from = scope === 'following' ? subtask.occursOn : null;
    const meant = (before?.subtasks ?? []).filter(
      ({ seriesId, status, occursOn }) =>
        seriesId === subtask.seriesId && status === 'Pending' && (from === null || (occursOn ?? '') >= from),
    );
    const after = words ? meant.map((one) => ({ ...one, ...words })) : [];
    replaceSubtasks(client, subtask.projectId, meant, after);
  };
  /** The optimistic update is reverted by fetching again. */
  const refused = (title: string) => (error: unknown) => {
    say(title)(error);
    void refreshProjects(client);
    throw error;
  };
  const fromOf = ({ occursOn }: Subtask, scope: SeriesScope) =>
    scope === 'following' && occursOn !== null ? { from: occursOn } : {};

  return {
    change: async (subtask: Subtask, words: SharedWords, days: SeriesChange, scope: SeriesScope) => {
      const params = { id: subtask.seriesId ?? '' };
      await anticipate(subtask, scope, words);
      const call = api.series.change({ params, body: { ...words, ...days, ...fromOf(subtask, scope) } });
      const { data } = await call.catch(refused(t`Failed to update subtasks`));
      await finish(t`Subtasks updated successfully`, subtask, data.changeId);
    },
    remove: async (subtask: Subtask, scope: SeriesScope) => {
      const call = { params: { id: subtask.seriesId ?? '' }, query: fromOf(subtask, scope) };
      await anticipate(subtask, scope);
      const { data } = await api.series.end(call).catch(refused(t`Failed to delete subtasks`));
      await finish(t`Subtasks deleted successfully`, subtask, data.changeId);
    },
  };
}
