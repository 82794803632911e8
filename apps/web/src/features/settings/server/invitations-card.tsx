import type { Invitation } from '@daymark/contract/people';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { rich } from '../../../platform/rich.ts';
import { useTabState } from '../../../platform/tab-state.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusSoon } from '../../../ui/focus-soon.ts';
import { ShownOnce } from '../../../ui/shown-once.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { Loaded } from './loaded.tsx';
import { shownInstant } from './shown-instant.tsx';
import { invitationsQuery, useRevokeInvitation } from './use-people.ts';

const STATES = {
  open: { tone: 'done', label: t`Open` },
  used: { tone: 'neutral', label: t`Used` },
  expired: { tone: 'signal', label: t`Expired` },
} as const;

function InvitationRow({ invitation, onRevoke }: { invitation: Invitation; onRevoke: () => void }) {
  const { email, state, createdAt, expiresAt, usedAt } = invitation;
  const name = email ?? t`Link`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{rich`Made ${shownInstant(createdAt)}`}</span>
          <span>
            {usedAt
              ? rich`Used ${shownInstant(usedAt)}`
              : state === 'expired'
                ? rich`Expired ${shownInstant(expiresAt)}`
                : rich`Expires ${shownInstant(expiresAt)}`}
          </span>
        </p>
      </div>
      <Button
        size="small"
        aria-label={
          state === 'open' ? t`Revoke the invitation of ${name}` : t`Remove the invitation of ${name}`
        }
        onClick={onRevoke}
      >
        {state === 'open' ? t`Revoke` : t`Remove`}
      </Button>
    </li>
  );
}

/** The invitations: made, shown once or mailed, and revoked. */
export function InvitationsCard() {
  const invitations = useQuery(invitationsQuery());
  const revoke = useRevokeInvitation();
  /** A form is open, or the link that was just made is shown. */
  const [making, setMaking] = useTabState<'typing' | { link: string; email: string | null } | undefined>(
    'new invitation',
    undefined,
    (next) => (next === 'typing' ? next : undefined),
  );
  const close = () => {
    setMaking(undefined);
    focusSoon('#new-invitation');
  };
  return (
    <SettingsCard
      title={t`Invitations`}
      lead={t`One person can sign up with each link, whoever has it. Used and expired ones are listed for 30 days.`}
    >
      <Loaded query={invitations} failed={t`Failed to load the invitations`}>
        {(data) => (
          <div id="invitations" tabIndex={-1} className="outline-none">
            {data.length === 0 && <p className="text-sm text-ink-soft">{t`None yet.`}</p>}
            <ul aria-label={t`Invitations`} className="empty:hidden">
              {data.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  onRevoke={() => {
                    revoke.mutate(invitation);
                    focusSoon('#invitations');
                  }}
                />
              ))}
            </ul>
          </div>
        )}
      </Loaded>
      {making === undefined && (
        <Button id="new-invitation" className="justify-self-start" onClick={() => setMaking('typing')}>
          <UserPlus className="size-4" aria-hidden="true" />
          {t`New invitation`}
        </Button>
      )}
      {making === 'typing' && (
        <InvitationForm
          onCancel={close}
          onMade={({ invitation: { email }, link }) => {
            setMaking({ link, email });
            focusSoon('#new-link input');
          }}
        />
      )}
      {typeof making === 'object' && (
        <ShownOnce id="new-link" what="link" label={t`Link`} secret={making.link} onDone={close}>
          {making.email === null ? undefined : t`It is on its way to ${making.email}.`}
        </ShownOnce>
      )}
    </SettingsCard>
  );
}
