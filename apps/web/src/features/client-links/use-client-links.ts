import type { ClientLink, ClientPageWish, NewClientLink } from '@daymark/contract/client-links';
import { t } from '@daymark/words/t';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { freshQuery } from '../../platform/fresh-query.ts';
import { useRemoval } from '../../platform/use-removal.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

export const clientLinksQuery = (projectId: string) =>
  freshQuery(['client-links', projectId], (signal) =>
    api.clientLinks.list({ params: { projectId } }, { signal }),
  );

/** Makes a link. Its address is in this answer only. */
export function useMakeLink(projectId: string) {
  const client = useQueryClient();
  const { queryKey } = clientLinksQuery(projectId);
  return useMutation({
    mutationFn: async (body: NewClientLink) =>
      (await api.clientLinks.make({ params: { projectId }, body })).data,
    onSuccess: ({ link }) => client.setQueryData(queryKey, (links) => links && [link, ...links]),
    onError: (error) => showFailure(t`Failed to make the link`, error),
    // Not awaited: the address must not wait for the list.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

export const useRevokeLink = (projectId: string) =>
  useRemoval(clientLinksQuery(projectId).queryKey, {
    remove: ({ id }: ClientLink) => api.clientLinks.revoke({ params: { id } }),
    onSuccess: () => showToast({ kind: 'success', title: t`Link revoked` }),
    onError: (error) => showFailure(t`Failed to revoke the link`, error, t`Your client can still open it.`),
  });

const MINUTE = 60_000;

/** The address of a preview, so that it can be an ordinary link; a new one well before it ends. */
export function usePreview(projectId: string, wish: ClientPageWish) {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['client-links', projectId, 'preview', wish],
    queryFn: async ({ signal }) =>
      (await api.clientLinks.preview({ params: { projectId }, body: wish }, { signal })).data.address,
    staleTime: 10 * MINUTE,
    refetchInterval: 20 * MINUTE,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  return isPlaceholderData ? undefined : data;
}
