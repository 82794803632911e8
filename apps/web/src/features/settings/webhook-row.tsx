import type { Webhook } from '@daymark/contract/webhooks';
import { useState } from 'react';
import { formatInstant } from '../../lib/format.ts';
import { timezoneOfUser } from '../../lib/today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { pauseWords, WEBHOOK_KIND_WORDS } from './webhook-words.ts';

const shown = (instant: string) => <time dateTime={instant}>{formatInstant(instant, timezoneOfUser())}</time>;

type WebhookRowProps = {
  webhook: Webhook;
  onPause: (isPaused: boolean) => void;
  onRemove: () => void;
};

/** A webhook with its address, what it is told of, how it fares, and its deliveries when asked for. */
export function WebhookRow({ webhook, onPause, onRemove }: WebhookRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, address, kinds, project, paused, deliveredAt } = webhook;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {paused && <Badge tone={paused === 'person' ? 'neutral' : 'signal'}>Paused</Badge>}
        </p>
        <p className="font-mono text-sm text-ink-soft wrap-anywhere">{address}</p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {kinds.map((kind) => WEBHOOK_KIND_WORDS[kind].label).join(', ')} · {project?.name ?? 'All projects'}
        </p>
        <p className="text-sm text-ink-soft">
          {deliveredAt ? <>Last delivered {shown(deliveredAt)}</> : 'Nothing delivered yet'}
        </p>
        {paused && <p className="text-sm text-ink-soft">{pauseWords(paused)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={`Deliveries of ${name}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Deliveries
        </Button>
        <Button
          size="small"
          aria-label={paused ? `Resume ${name}` : `Pause ${name}`}
          onClick={() => onPause(!paused)}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      {isOpen && <WebhookDeliveries webhook={webhook} />}
    </li>
  );
}
