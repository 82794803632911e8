import type { Webhook } from '@daymark/contract/webhooks';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../ui/loaded.tsx';
import { showFailure } from '../../ui/toast-store.ts';
import { CardList, ConfirmRemoval, MakesOne } from './card-list.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useChangeWebhook, useRemoveWebhook, webhooksQuery } from './use-webhooks.ts';
import { NewWebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

const LEAD = t`Daymark sends what changes in your projects to another program of yours, signed, within seconds. A delivery that fails is tried again for a day.`;

/** Addresses of other programs that are told of changes: made, tried, paused and removed. */
export function WebhooksCard() {
  const webhooks = useQuery(webhooksQuery());
  const change = useChangeWebhook();
  const remove = useRemoveWebhook();
  const [asking, setAsking] = useState<Webhook>();
  return (
    <SettingsCard title={t`Webhooks`} lead={LEAD}>
      <Loaded
        query={webhooks}
        failed={t`Failed to load your webhooks`}
        kept={t`Events are still sent to them.`}
        loading={t`Loading webhooks`}
      >
        {(rows) => (
          <CardList id="webhooks" label={t`Webhooks`} rows={rows} none={t`None yet.`}>
            {(webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onPause={(isPaused) =>
                  change.mutate(
                    { webhook, change: { isPaused } },
                    { onError: (error) => showFailure(t`Failed to change “${webhook.name}”`, error) },
                  )
                }
                onRemove={() => setAsking(webhook)}
              />
            )}
          </CardList>
        )}
      </Loaded>
      <MakesOne
        id="new-webhook"
        icon={WebhookIcon}
        label={t`New webhook`}
        formOf={(way) => <NewWebhookForm {...way} />}
        shownOf={({ secret }: { secret: string }) => ({
          what: 'secret',
          label: t`Secret of the webhook`,
          secret,
          children: t`With it your program checks that a message comes from here, by the Standard Webhooks specification.`,
        })}
      />
      <ConfirmRemoval
        asked={asking}
        onClose={() => setAsking(undefined)}
        title={({ name }) => t`Remove ${name}?`}
        action={t`Remove`}
        onConfirm={remove.mutate}
        list="webhooks"
      >
        {t`Nothing more is sent to it, and the list of its deliveries is deleted. It cannot be brought back.`}
      </ConfirmRemoval>
    </SettingsCard>
  );
}
