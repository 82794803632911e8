import type { ApiToken, NewApiToken } from '@daymark/contract/api-tokens';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { freshQuery } from '../../platform/fresh-query.ts';
import { useRemoval } from '../../platform/use-removal.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Fetched on every visit, because programs and other devices use and revoke them. */
export const apiTokensQuery = () =>
  freshQuery(['api-tokens'], (signal) => api.apiTokens.list({}, { signal }));

/** Makes a token. Its secret is in this answer only. */
export function useMakeApiToken() {
  const client = useQueryClient();
  const { queryKey } = apiTokensQuery();
  return useMutation({
    mutationFn: async (body: NewApiToken) => (await api.apiTokens.create({ body })).data,
    onSuccess: ({ token }) => client.setQueryData(queryKey, (tokens) => tokens && [token, ...tokens]),
    // Not awaited: the secret must not wait for the list.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}

export const useRevokeApiToken = () =>
  useRemoval(apiTokensQuery().queryKey, {
    remove: ({ id }: ApiToken) => api.apiTokens.revoke({ params: { id } }),
    onSuccess: (_answer, { name }) => showToast({ kind: 'success', title: t`“${name}” revoked` }),
    onError: (error, { name }) => showFailure(t`Failed to revoke “${name}”`, error, t`It still works.`),
  });
