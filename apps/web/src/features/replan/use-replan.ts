import type { ReplanWish } from '@daymark/contract/replans';
import { plural } from '@daymark/domain/projects';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { hasCode, reasonOf } from '../../lib/error-message.ts';
import { once } from '../../lib/once.ts';
import { keys, refreshProjects } from '../../lib/queries.ts';
import { usePainted } from '../../ui/after-paint.ts';
import { showToast } from '../../ui/toast-store.ts';

const NONE: readonly string[] = [];

/** What would move in one project or, without its id, in all, while some subtasks stay where they are. */
const replanQuery = (projectId: string | undefined, staying: readonly string[]) =>
  queryOptions({
    queryKey: [...keys.projects, 'replan', projectId ?? 'all', ...staying],
    queryFn: async ({ signal }) => {
      const query = {
        ...(projectId && { projectId }),
        ...(staying.length > 0 && { staying: staying.join(',') }),
      };
      return (await api.replans.preview({ query }, { signal })).data;
    },
  });

/**
 * How all plans stand, in figures: a small answer where a preview carries every task. It takes the server as long as all that
 * the screen shows before it, so it is asked for after that.
 */
export function useOutlook() {
  const isPainted = usePainted();
  const { data, isStale, isFetchedAfterMount } = useQuery({
    queryKey: [...keys.projects, 'replan', 'outlook'],
    queryFn: async ({ signal }) => (await api.replans.outlook({}, { signal })).data,
    enabled: isPainted,
  });
  // What this device has kept of an earlier visit is told, but nothing is moved by it. Before it is asked for, nothing is stale.
  return { data, isSure: isPainted && (isFetchedAfterMount || !isStale) };
}

/** With what stays, the answer before is shown until there is another. */
export const useReplan = (projectId?: string, staying: readonly string[] = NONE) =>
  useQuery({
    ...replanQuery(projectId, staying),
    ...(staying !== NONE && { placeholderData: keepPreviousData }),
  });

/** Takes a change of plans back, and says what it left alone. */
function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api.planChanges.undo({ params: { id } })).data,
    onSuccess: async ({ leftAlone }) => {
      await refreshProjects(client);
      showToast({
        kind: 'success',
        title: 'Undone',
        ...(leftAlone.length > 0 && {
          description: `${plural(leftAlone.length, 'task')} changed since then and stayed as they are.`,
        }),
      });
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'Could not be undone',
        description: reasonOf(error, 'The plan is as you see it. Please try again.'),
      }),
  });
}

type Wish = Pick<ReplanWish, 'stamp' | 'how' | 'staying'>;

/** Carries a preview out, with an undo; where the plan changed meanwhile it is looked at anew. */
export function useApplyReplan(projectId: string | undefined, onDone?: () => void, onStale?: () => void) {
  const client = useQueryClient();
  const undo = useUndo();
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const body = { ...wish, projectId: projectId ?? null };
      return (
        await once({ replan: body }, (idempotencyKey) => api.replans.apply({ body }, { idempotencyKey }))
      ).data;
    },
    onSuccess: async ({ changeId, moved }, { how }) => {
      await refreshProjects(client);
      onDone?.();
      showToast({
        kind: 'success',
        title:
          typeof how === 'object' && moved === 0 ? 'The plan fits now' : `${plural(moved, 'task')} moved`,
        ...(changeId && { action: { label: 'Undo', onAction: () => undo.mutate(changeId) } }),
      });
    },
    onError: (error) => {
      if (hasCode(error, 'conflict')) {
        onStale?.();
        void client.invalidateQueries({ queryKey: [...keys.projects, 'replan'] });
      }
      showToast({
        kind: 'error',
        title: 'Nothing was moved',
        description: reasonOf(error, 'The plan is as it was. Please try again.'),
      });
    },
  });
}
