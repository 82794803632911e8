import type { ApiToken, NewApiToken } from '@daymark/contract/api-tokens';
import { PAGE_SIZE_MAX } from '@daymark/domain/limits';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keys } from '../../lib/queries.ts';
import { showToast } from '../../ui/toast-store.ts';
import { sayFailed } from './say-failed.ts';

/** Fetched on every visit, because programs and other devices use and revoke them. */
export const apiTokensQuery = () =>
  queryOptions({
    queryKey: ['api-tokens'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.apiTokens.list({}, { signal })).data,
  });

/** The projects that a token can be made for, by their names. */
export const projectChoicesQuery = () =>
  queryOptions({
    queryKey: [...keys.projects, 'choices'],
    queryFn: async ({ signal }) => {
      const query = { limit: PAGE_SIZE_MAX, sortBy: 'name', sortOrder: 'asc' } as const;
      return (await api.projects.list({ query }, { signal })).data.map(({ id, name }) => ({ id, name }));
    },
  });

/** Makes a token. Its secret is in this answer only. */
export function useMakeApiToken() {
  const client = useQueryClient();
  const { queryKey } = apiTokensQuery();
  return useMutation({
    mutationFn: async (body: NewApiToken) => (await api.apiTokens.create({ body })).data,
    onSuccess: ({ token }) => client.setQueryData(queryKey, (tokens) => tokens && [token, ...tokens]),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Revokes a token: it leaves the list at once, and comes back if the server refuses. */
export function useRevokeApiToken() {
  const client = useQueryClient();
  const { queryKey } = apiTokensQuery();
  return useMutation({
    mutationFn: ({ id }: ApiToken) => api.apiTokens.revoke({ params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (tokens) => tokens?.filter((one) => one.id !== id));
    },
    onSuccess: (_answer, { name }) => showToast({ kind: 'success', title: `“${name}” revoked` }),
    onError: (error, { name }) => sayFailed(`Failed to revoke “${name}”`, error, 'It still works.'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
