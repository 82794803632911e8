import type { SignUpPolicy } from '@daymark/domain/sign-ups';
import { t } from '@daymark/words/t';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { sayFailed } from '../say-failed.ts';

export const serverQuery = () =>
  queryOptions({
    queryKey: ['server', 'about'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.server.get({}, { signal })).data,
  });

/** Decides who may sign up: shown at once, and taken back if the server refuses. */
export function useChangeSignUps() {
  const client = useQueryClient();
  const { queryKey } = serverQuery();
  return useMutation({
    mutationFn: (signUps: SignUpPolicy) => api.server.change({ body: { signUps } }),
    onMutate: async (signUps) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (server) => server && { ...server, signUps });
    },
    onSuccess: () => showToast({ kind: 'success', title: t`Saved. It holds from now on.` }),
    onError: (error) => sayFailed(t`Failed to change who may sign up`, error),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
