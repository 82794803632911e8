import type { Session } from '@daymark/contract/sessions';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { rich } from '../../platform/rich.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { QueryError } from '../../ui/query-error.tsx';
import { shownInstant } from '../../ui/shown-instant.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { deviceWords, isHandheld } from './device-words.ts';
import { SettingsCard } from './settings-card.tsx';
import { sessionsQuery } from './settings-queries.ts';
import { useEndSessions, useSignOutEverywhere } from './use-sessions.ts';

type RowProps = { session: Session; onEnd: () => void };

function SessionRow({ session, onEnd }: RowProps) {
  const Icon = isHandheld(session.userAgent) ? Smartphone : Laptop;
  const device = deviceWords(session.userAgent);
  return (
    <li className="flex items-center gap-4 border-t border-line py-3 first:border-t-0 first:pt-0">
      <Icon className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {session.current && <Badge tone="done">{t`This device`}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{rich`Last used ${shownInstant(session.lastUsedAt)}`}</span>
          <span className="wrap-anywhere">{session.ip}</span>
        </p>
      </div>
      {!session.current && (
        <Button size="small" aria-label={t`Sign out ${device}`} onClick={onEnd}>
          {t`Sign out`}
        </Button>
      )}
    </li>
  );
}

const SessionSkeleton = () => (
  <SkeletonRegion label={t`Loading sessions`} className="grid gap-3">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </SkeletonRegion>
);

/** The sessions of the user. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery());
  const [asking, setAsking] = useState(false);
  const end = useEndSessions();
  const everywhere = useSignOutEverywhere();
  const others = sessions.data?.filter(({ current }) => !current).length ?? 0;
  const endAndStay = (session: Session | 'others') => {
    end.mutate(session);
    focusSoon('#sign-out-everywhere');
  };

  return (
    <SettingsCard
      title={t`Where you are signed in`}
      lead={t`Signing a device out ends its session at once. If you do not recognise one, sign it out and change your password.`}
    >
      <QueryError query={sessions} message={t`Failed to load your sessions`}>
        {t`You are still signed in here.`}
      </QueryError>
      {sessions.isPending && <SessionSkeleton />}
      {sessions.data && (
        <ul aria-label={t`Sessions`}>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => endAndStay(session)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {others > 0 && <Button onClick={() => endAndStay('others')}>{t`Sign out other sessions`}</Button>}
        <Button id="sign-out-everywhere" variant="danger" onClick={() => setAsking(true)}>
          {t`Sign out everywhere`}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Sign out everywhere?`}
        confirmLabel={t`Sign out everywhere`}
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate(undefined, { onError: () => setAsking(false) })}
      >
        {t`Every session ends, including this one. API tokens and calendar feeds are revoked, and webhooks are paused. Your passkeys, your two-step log-in and your projects are kept, and you can log in again at once.`}
      </ConfirmDialog>
    </SettingsCard>
  );
}
