import type { NewWait, Wait, WaitChange } from '@daymark/contract/waits';
import { plural, t } from '@daymark/words/t';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshClients } from '../../plan-data/clients.ts';
import { keys } from '../../plan-data/queries.ts';
import { refreshWaits } from '../../plan-data/waits.ts';
import { api } from '../../platform/api.ts';
import { once } from '../../platform/once.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Everything that shows a wait: the lists, and what would move. */
function refresh(client: QueryClient): void {
  void refreshWaits(client);
  void refreshClients(client);
  void client.invalidateQueries({ queryKey: keys.replans });
}

const sayFailed = (error: unknown) => showFailure(t`The wait could not be saved`, error);

async function reopen(client: QueryClient, { id }: Wait): Promise<void> {
  await api.waits.reopen({ params: { id } }).catch(sayFailed);
  refresh(client);
}

const start = async (projectId: string, body: NewWait) =>
  (
    await once({ projectId, wait: body }, (idempotencyKey) =>
      api.waits.start({ params: { projectId }, body }, { idempotencyKey }),
    )
  ).data.wait;

/** Says that something of the brief was sent today. */
export function useSentToday(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (statement: string) => start(projectId, { statement }),
    onError: sayFailed,
    onSettled: () => refresh(client),
  });
}

/** Starts a wait, or changes one. */
export function useSaveWait(projectId: string, wait: Wait | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (typed: Required<WaitChange> & { subtaskId: string | null }) => {
      const { subtaskId, ...change } = typed;
      if (!wait) return start(projectId, typed);
      const call = { params: { id: wait.id }, body: change };
      return (await api.waits.change(call, { ifVersion: wait.version })).data.wait;
    },
    onSettled: () => refresh(client),
  });
}

/** Ends a wait with an answer, or because nobody waits any more; both can be undone. */
export function useEndWait() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wait, how }: { wait: Wait; how: 'answered' | 'dropped' }) => {
      const params = { id: wait.id };
      const ended = how === 'answered' ? api.waits.answer({ params, body: {} }) : api.waits.drop({ params });
      return (await ended).data.wait;
    },
    onSuccess: (ended, { how }) =>
      void showToast({
        kind: 'success',
        title:
          how === 'answered' ? t`Answered after ${plural(ended.days, '# day')}` : t`No longer waited for`,
        description: ended.title,
        action: { label: t`Undo`, onAction: () => void reopen(client, ended) },
      }),
    onError: sayFailed,
    onSettled: () => refresh(client),
  });
}

/** Notes that a reminder was sent today. */
export function useNoteReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Wait) => api.waits.reminded({ params: { id } }),
    onError: sayFailed,
    onSettled: () => refresh(client),
  });
}
