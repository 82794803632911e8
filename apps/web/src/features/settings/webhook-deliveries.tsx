import type { Webhook, WebhookDelivery } from '@daymark/contract/webhooks';
import { WEBHOOK_DELIVERIES_SHOWN } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { asSentence } from '../../platform/format.ts';
import { rich } from '../../platform/rich.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { shownInstant } from '../../ui/shown-instant.tsx';
import { deliveriesQuery, useSendDelivery } from './use-webhooks.ts';
import { DELIVERY_STATE_WORDS } from './webhook-words.ts';

const TONES: Record<WebhookDelivery['state'], BadgeTone> = {
  waiting: 'soon',
  delivered: 'done',
  failed: 'signal',
};

type DeliveryRowProps = { delivery: WebhookDelivery; canSend: boolean; onSend: () => void };

function DeliveryRow({ delivery, canSend, onSend }: DeliveryRowProps) {
  const { type, state, createdAt, status, failure, attempts, nextTryAt, body } = delivery;
  return (
    <li className="grid gap-1 border-t border-line py-2.5 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="font-mono wrap-anywhere">{type}</span>
          <Badge tone={TONES[state]}>{DELIVERY_STATE_WORDS[state]}</Badge>
        </p>
        {canSend && state !== 'waiting' && (
          <Button size="small" aria-label={t`Send again: ${type}`} onClick={onSend}>
            {t`Send again`}
          </Button>
        )}
      </div>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        <span>{shownInstant(createdAt)}</span>
        {attempts > 1 && <span>{t`${plural(attempts, '# attempt')}`}</span>}
        {status !== null && <span>{t`Answer ${status}`}</span>}
      </p>
      {failure !== null && <p className="text-xs text-ink-soft wrap-anywhere">{asSentence(failure)}</p>}
      {nextTryAt !== null && attempts > 0 && (
        <p className="text-xs text-ink-soft">{rich`Next attempt ${shownInstant(nextTryAt)}`}</p>
      )}
      <details className="text-xs">
        <summary className="w-fit py-1 text-ink-soft">{t`What is sent`}</summary>
        <pre className="mt-1 rounded-md bg-well p-3 whitespace-pre-wrap wrap-anywhere">{body}</pre>
      </details>
    </li>
  );
}

/** The log of a webhook, and a way to try it. */
export function WebhookDeliveries({ webhook }: { webhook: Webhook }) {
  const deliveries = useQuery(deliveriesQuery(webhook));
  const send = useSendDelivery(webhook);
  const canSend = webhook.paused === null;
  return (
    <div className="grid min-w-0 basis-full gap-3 rounded-md border border-edge p-3">
      <Button
        size="small"
        className="justify-self-start"
        disabled={!canSend}
        busy={send.isPending}
        onClick={() => send.mutate(undefined)}
      >
        <Send className="size-4" aria-hidden="true" />
        {t`Send a test`}
      </Button>
      <Loaded query={deliveries} failed={t`Failed to load the deliveries`} loading={t`Loading deliveries`}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-sm text-ink-soft">{t`Nothing was sent yet. The last ${WEBHOOK_DELIVERIES_SHOWN} are kept.`}</p>
          ) : (
            <ScrollRegion label={t`Deliveries of ${webhook.name}`} className="max-h-96">
              <ul aria-label={t`Deliveries of ${webhook.name}`}>
                {rows.map((delivery) => (
                  <DeliveryRow
                    key={delivery.id}
                    delivery={delivery}
                    canSend={canSend}
                    onSend={() => send.mutate(delivery.id)}
                  />
                ))}
              </ul>
            </ScrollRegion>
          )
        }
      </Loaded>
    </div>
  );
}
