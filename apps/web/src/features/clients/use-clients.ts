import type { Client, ClientChange, NewClient } from '@daymark/contract/clients';
import { t } from '@daymark/words/t';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { CLIENTS, refreshClients } from '../../plan-data/clients.ts';
import { refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { once } from '../../platform/once.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** A client with their projects. */
export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: [...CLIENTS, id],
    queryFn: async ({ signal }) => (await api.clients.get({ params: { id } }, { signal })).data,
  });

/** Adds a client, or changes one. */
export function useSaveClient(client: Client | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (typed: Required<NewClient> & Required<ClientChange>) =>
      (client
        ? await api.clients.change({ params: { id: client.id }, body: typed }, { ifVersion: client.version })
        : await once(typed, (idempotencyKey) => api.clients.create({ body: typed }, { idempotencyKey }))
      ).data.client,
    onSettled: () => refreshClients(queries),
  });
}

export function useDeleteClient(client: Client, onDeleted: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.clients.delete({ params: { id: client.id } }),
    onSuccess: () => {
      onDeleted();
      showToast({ kind: 'success', title: t`Client deleted`, description: client.name });
    },
    onError: (error) => showFailure(t`Failed to delete the client`, error),
    onSettled: () => {
      void refreshClients(queries);
      void refreshProjects(queries);
    },
  });
}
