import type { Webhook } from '@daymark/contract/webhooks';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useTabState } from '../../platform/tab-state.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { QueryError } from '../../ui/query-error.tsx';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { showFailure } from '../../ui/toast-store.ts';
import { SettingsCard } from './settings-card.tsx';
import { useChangeWebhook, useRemoveWebhook, webhooksQuery } from './use-webhooks.ts';
import { NewWebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

const LEAD = t`Daymark sends what changes in your projects to another program of yours, signed, within seconds. A delivery that fails is tried again for a day.`;

function Removing({ webhook, onClose }: { webhook: Webhook | undefined; onClose: () => void }) {
  const remove = useRemoveWebhook();
  return (
    <ConfirmDialog
      open={webhook !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={webhook ? t`Remove ${webhook.name}?` : ''}
      confirmLabel={t`Remove`}
      onConfirm={() => {
        if (webhook) remove.mutate(webhook);
        onClose();
        focusSoon('#webhooks');
      }}
    >
      {t`Nothing more is sent to it, and the list of its deliveries is deleted. It cannot be brought back.`}
    </ConfirmDialog>
  );
}

/** Addresses of other programs that are told of changes: made, tried, paused and removed. */
export function WebhooksCard() {
  const webhooks = useQuery(webhooksQuery());
  const change = useChangeWebhook();
  /** A form is open, or the secret of a webhook that was just made is shown. */
  const [making, setMaking] = useTabState<'typing' | { secret: string } | undefined>(
    'new webhook',
    undefined,
    (next) => (next === 'typing' ? next : undefined),
  );
  const [asking, setAsking] = useState<Webhook>();
  const close = () => {
    setMaking(undefined);
    focusSoon('#new-webhook');
  };
  return (
    <SettingsCard title={t`Webhooks`} lead={LEAD}>
      <div id="webhooks" tabIndex={-1} className="outline-none">
        <QueryError query={webhooks} message={t`Failed to load your webhooks`}>
          {t`Events are still sent to them.`}
        </QueryError>
        {webhooks.isPending && (
          <SkeletonRegion label={t`Loading webhooks`}>
            <Skeleton className="h-12 w-full" />
          </SkeletonRegion>
        )}
        {webhooks.data?.length === 0 && <p className="text-sm text-ink-soft">{t`None yet.`}</p>}
        <ul aria-label={t`Webhooks`} className="empty:hidden">
          {webhooks.data?.map((webhook) => (
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
          ))}
        </ul>
      </div>
      {making === undefined && (
        <Button id="new-webhook" className="justify-self-start" onClick={() => setMaking('typing')}>
          <WebhookIcon className="size-4" aria-hidden="true" />
          {t`New webhook`}
        </Button>
      )}
      {making === 'typing' && (
        <NewWebhookForm
          onCancel={close}
          onMade={(secret) => {
            setMaking({ secret });
            focusSoon('#new-webhook-secret input');
          }}
        />
      )}
      {typeof making === 'object' && (
        <ShownOnce
          id="new-webhook-secret"
          what="secret"
          label={t`Secret of the webhook`}
          secret={making.secret}
          onDone={close}
        >
          {t`With it your program checks that a message comes from here, by the Standard Webhooks specification.`}
        </ShownOnce>
      )}
      <Removing webhook={asking} onClose={() => setAsking(undefined)} />
    </SettingsCard>
  );
}
