import type { ReplanWish } from '@daymark/contract/replans';
import { plural } from '@daymark/domain/projects';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { hasCode, reasonOf } from '../../lib/error-message.ts';
import { once } from '../../lib/once.ts';
import { keys, refreshProjects } from '../../lib/queries.ts';
import { replanQuery } from '../../lib/replan-query.ts';
import { usePainted } from '../../ui/after-paint.ts';
import { showToast } from '../../ui/toast-store.ts';

const NONE: readonly string[] = [];

/**
 * The state of all plans in figures: a small answer, unlike a preview with every task. It takes the server as long as
 * everything above it on the screen, so it is requested afterwards.
 */
export function useOutlook() {
  const isPainted = usePainted();
  const { data, isStale, isFetchedAfterMount } = useQuery({
    queryKey: [...keys.projects, 'replan', 'outlook'],
    queryFn: async ({ signal }) => (await api.replans.outlook({}, { signal })).data,
    enabled: isPainted,
  });
  // Cached figures of an earlier visit are shown, but actions wait for new ones. Before the request, nothing counts as
  // stale.
  return { data, isSure: isPainted && (isFetchedAfterMount || !isStale) };
}

/** When the excluded moves change, the previous answer stays until the next one arrives. */
export const useReplan = (projectId?: string, staying: readonly string[] = NONE) =>
  useQuery({
    ...replanQuery(projectId, staying),
    ...(staying !== NONE && { placeholderData: keepPreviousData }),
  });

/** Undoes a plan change, and says what was left unchanged. */
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
          description: `${plural(leftAlone.length, 'task')} changed since then and were left as they are.`,
        }),
      });
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        title: 'Could not be undone',
        description: reasonOf(error, 'The plan is unchanged. Please try again.'),
      }),
  });
}

type Wish = Pick<ReplanWish, 'stamp' | 'how' | 'staying'>;

/** Carries a preview out, with an undo. If the plan has changed meanwhile, the preview is requested again. */
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
        description: reasonOf(error, 'The plan is unchanged. Please try again.'),
      });
    },
  });
}
