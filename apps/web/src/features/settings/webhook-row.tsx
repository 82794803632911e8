import type { Webhook } from '@daymark/contract/webhooks';
import { t } from '@daymark/words/t';
import { rich } from '../../platform/rich.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { shownInstant } from '../../ui/shown-instant.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { ChangeWebhookForm } from './webhook-form.tsx';
import { pauseWords, WEBHOOK_KIND_WORDS } from './webhook-words.ts';

type WebhookRowProps = {
  webhook: Webhook;
  onPause: (isPaused: boolean) => void;
  onRemove: () => void;
};

/** A webhook with its address, what it is told of, how it fares, and its deliveries when asked for. */
export function WebhookRow({ webhook, onPause, onRemove }: WebhookRowProps) {
  const [open, setOpen] = useTabState<'deliveries' | 'form' | undefined>(`webhook ${webhook.id}`, undefined);
  const toggle = (part: typeof open) => setOpen(open === part ? undefined : part);
  const { name, address, kinds, project, paused, deliveredAt } = webhook;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {paused && <Badge tone={paused === 'person' ? 'neutral' : 'signal'}>{t`Paused`}</Badge>}
        </p>
        <p className="font-mono text-sm text-ink-soft wrap-anywhere">{address}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {kinds.map((kind) => WEBHOOK_KIND_WORDS[kind].label).join(', ')} ·{' '}
          {project?.name ?? t`All projects`}
        </p>
        <p className="text-sm text-ink-soft">
          {deliveredAt ? rich`Last delivered ${shownInstant(deliveredAt)}` : t`Nothing delivered yet`}
        </p>
        {paused && <p className="text-sm text-ink-soft">{pauseWords(paused)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={t`Deliveries of ${name}`}
          aria-expanded={open === 'deliveries'}
          onClick={() => toggle('deliveries')}
        >
          {t`Deliveries`}
        </Button>
        <Button
          id={`edit-${webhook.id}`}
          size="small"
          aria-label={t`Edit ${name}`}
          aria-expanded={open === 'form'}
          onClick={() => toggle('form')}
        >
          {t`Edit`}
        </Button>
        <Button
          size="small"
          aria-label={paused ? t`Resume ${name}` : t`Pause ${name}`}
          onClick={() => onPause(!paused)}
        >
          {paused ? t`Resume` : t`Pause`}
        </Button>
        <Button size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
          {t`Remove`}
        </Button>
      </div>
      {open === 'deliveries' && <WebhookDeliveries webhook={webhook} />}
      {open === 'form' && (
        <ChangeWebhookForm
          webhook={webhook}
          onDone={() => {
            setOpen(undefined);
            focusSoon(`#edit-${webhook.id}`);
          }}
        />
      )}
    </li>
  );
}
