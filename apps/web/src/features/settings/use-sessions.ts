import type { Session } from '@daymark/contract/sessions';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { leave } from '../../platform/leave.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { sessionsQuery } from './settings-queries.ts';

/** Ends other sessions: they disappear from the list at once, and come back if the server refuses. */
export function useEndSessions() {
  const client = useQueryClient();
  const { queryKey } = sessionsQuery();
  return useMutation({
    mutationFn: async (session: Session | 'others') => {
      if (session === 'others') await api.auth.endSessions({ query: { others: 'true' } });
      else await api.auth.endSession({ params: { id: session.id } });
    },
    onMutate: async (session) => {
      await client.cancelQueries({ queryKey });
      const stays = ({ id, current }: Session) => (session === 'others' ? current : id !== session.id);
      client.setQueryData(queryKey, (sessions) => sessions?.filter(stays));
    },
    onSuccess: (_answer, session) =>
      showToast({
        kind: 'success',
        title: session === 'others' ? t`You are logged out everywhere else` : t`The session has ended`,
      }),
    onError: (error) => showFailure(t`Failed to end the session`, error, t`It is still signed in.`),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Ends every session including this one, and logs out. */
export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: () => api.auth.endSessions({}),
    onSuccess: leave,
    onError: (error) => showFailure(t`Failed to sign out everywhere`, error, t`All sessions are unchanged.`),
  });
}
