import type { Webhook, WebhookDelivery } from '@daymark/contract/webhooks';
import type { WebhookKind } from '@daymark/domain/webhooks';
import { t } from '@daymark/words/t';

export const WEBHOOK_KIND_WORDS: Record<WebhookKind, { label: string; hint: string }> = {
  project: { label: t`Projects`, hint: t`Added, changed, completed, deleted and restored.` },
  task: { label: t`Tasks`, hint: t`Added, changed, moved to another day, completed and deleted.` },
  plan: { label: t`Plans`, hint: t`A plan was made, replaced or undone.` },
  wait: { label: t`Waiting for others`, hint: t`You begin to wait for somebody, and the wait is over.` },
  time: { label: t`Time`, hint: t`A timer was started or stopped.` },
};

/** Why nothing is sent to a webhook, and what to do. */
export function pauseWords(paused: NonNullable<Webhook['paused']>): string {
  switch (paused) {
    case 'person':
      return t`You paused it. What happens meanwhile is not sent later.`;
    case 'signed_out':
      return t`It was paused when you signed out everywhere or reset your password. If it is yours, resume it.`;
    case 'failing':
      return t`Its server took nothing for a day, so it was paused. Check the address, then resume it.`;
    case 'gone':
      return t`Its server answered that this address is gone, so it was paused.`;
    case 'overflowing':
      return t`Too many deliveries waited for its server, so it was paused.`;
  }
}

export const DELIVERY_STATE_WORDS: Record<WebhookDelivery['state'], string> = {
  waiting: t`Waiting`,
  delivered: t`Delivered`,
  failed: t`Failed`,
};
