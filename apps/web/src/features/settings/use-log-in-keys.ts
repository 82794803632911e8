import type { Passkey } from '@daymark/contract/passkeys';
import type { Proof } from '@daymark/contract/proofs';
import { t } from '@daymark/words/t';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { freshQuery } from '../../platform/fresh-query.ts';
import { makePasskey } from '../../platform/passkeys.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Fetched on every visit, because other devices change them too. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data, worksAt } = await api.passkeys.list({}, { signal });
      return { passkeys: data, worksAt };
    },
  });

export const twoStepQuery = () => freshQuery(['two-step'], (signal) => api.twoStep.get({}, { signal }));

/** Has the device make a passkey, after the proof. */
export function useAddPasskey() {
  const client = useQueryClient();
  return async (name: string, proof: Proof): Promise<void> => {
    const wish = (await api.passkeys.beginAdding({ body: proof })).data;
    await api.passkeys.add({ body: { name, passkey: await makePasskey(wish) } });
    showToast({ kind: 'success', title: t`Passkey added` });
    await client.invalidateQueries({ queryKey: passkeysQuery().queryKey });
  };
}

/** Removes a passkey: it leaves the list at once, and comes back if the server refuses. */
export function useRemovePasskey() {
  const client = useQueryClient();
  const { queryKey } = passkeysQuery();
  return useMutation({
    mutationFn: ({ id }: Passkey) => api.passkeys.remove({ params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (known) => known && { ...known, passkeys: known.passkeys.filter((one) => one.id !== id) },
      );
    },
    onSuccess: () => showToast({ kind: 'success', title: t`Passkey removed` }),
    onError: (error) => showFailure(t`Failed to remove the passkey`, error, t`It still works.`),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
