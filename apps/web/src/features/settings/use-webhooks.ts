import type { NewWebhook, Webhook, WebhookChange } from '@daymark/contract/webhooks';
import { t } from '@daymark/words/t';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { freshQuery } from '../../platform/fresh-query.ts';
import { useRemoval } from '../../platform/use-removal.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Fetched on every visit, because deliveries change them. */
export const webhooksQuery = () => freshQuery(['webhooks'], (signal) => api.webhooks.list({}, { signal }));

const LOOKS_AGAIN_MILLISECONDS = 2_000;

/** The last deliveries of a webhook. While one waits for its first attempt, they are looked at again and again. */
export const deliveriesQuery = ({ id }: Webhook) =>
  queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.webhooks.deliveries({ params: { id } }, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'waiting') ? LOOKS_AGAIN_MILLISECONDS : false,
  });

/** Makes a webhook. Its secret is in this answer only. */
export function useMakeWebhook() {
  const client = useQueryClient();
  const { queryKey } = webhooksQuery();
  return useMutation({
    mutationFn: async (body: NewWebhook) => (await api.webhooks.create({ body })).data,
    onSuccess: ({ webhook }) => client.setQueryData(queryKey, (all) => all && [webhook, ...all]),
    // Not awaited: the secret must not wait for the list.
    onSettled: () => void client.invalidateQueries({ queryKey, exact: true }),
  });
}

/** Changes a webhook, pauses it or resumes it. Its caller reports a failure. */
export function useChangeWebhook() {
  const client = useQueryClient();
  const { queryKey } = webhooksQuery();
  return useMutation({
    mutationFn: ({ webhook: { id }, change }: { webhook: Webhook; change: WebhookChange }) =>
      api.webhooks.change({ params: { id }, body: change }),
    onSuccess: ({ data }) =>
      client.setQueryData(queryKey, (all) =>
        all?.map((one) => (one.id === data.webhook.id ? data.webhook : one)),
      ),
  });
}

export const useRemoveWebhook = () =>
  useRemoval(webhooksQuery().queryKey, {
    remove: ({ id }: Webhook) => api.webhooks.remove({ params: { id } }),
    onSuccess: (_answer, { name }) => showToast({ kind: 'success', title: t`“${name}” removed` }),
    onError: (error, { name }) =>
      showFailure(t`Failed to remove “${name}”`, error, t`Events are still sent to it.`),
  });

/** Sends a test, or a delivery once more. */
export function useSendDelivery(webhook: Webhook) {
  const client = useQueryClient();
  const { id } = webhook;
  return useMutation({
    mutationFn: (deliveryId: string | undefined) =>
      deliveryId === undefined
        ? api.webhooks.test({ params: { id } })
        : api.webhooks.redeliver({ params: { id, deliveryId } }),
    onError: (error) => showFailure(t`Failed to send it`, error, t`Nothing was sent. Please try again.`),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesQuery(webhook).queryKey }),
  });
}
