import type { Invitation } from '@daymark/contract/people';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { rich } from '../../../platform/rich.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { focusSoon } from '../../../ui/focus-soon.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { shownInstant } from '../../../ui/shown-instant.tsx';
import { CardList, CardRow, MakesOne, RowFacts } from '../card-list.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { InvitationForm } from './invitation-form.tsx';
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
    <CardRow
      title={name}
      badges={<Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>}
      actions={
        <Button
          size="small"
          aria-label={
            state === 'open' ? t`Revoke the invitation of ${name}` : t`Remove the invitation of ${name}`
          }
          onClick={onRevoke}
        >
          {state === 'open' ? t`Revoke` : t`Remove`}
        </Button>
      }
    >
      <RowFacts>
        <span>{rich`Made ${shownInstant(createdAt)}`}</span>
        <span>
          {usedAt
            ? rich`Used ${shownInstant(usedAt)}`
            : state === 'expired'
              ? rich`Expired ${shownInstant(expiresAt)}`
              : rich`Expires ${shownInstant(expiresAt)}`}
        </span>
      </RowFacts>
    </CardRow>
  );
}

type Made = { invitation: Invitation; link: string };

/** The invitations: made, shown once or mailed, and revoked. */
export function InvitationsCard() {
  const invitations = useQuery(invitationsQuery());
  const revoke = useRevokeInvitation();
  return (
    <SettingsCard
      title={t`Invitations`}
      lead={t`One person can sign up with each link, whoever has it. Used and expired ones are listed for 30 days.`}
    >
      <Loaded query={invitations} failed={t`Failed to load the invitations`}>
        {(data) => (
          <CardList id="invitations" label={t`Invitations`} rows={data} none={t`None yet.`}>
            {(invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onRevoke={() => {
                  revoke.mutate(invitation);
                  focusSoon('#invitations');
                }}
              />
            )}
          </CardList>
        )}
      </Loaded>
      <MakesOne
        id="new-invitation"
        icon={UserPlus}
        label={t`New invitation`}
        formOf={(way) => <InvitationForm {...way} />}
        shownOf={({ invitation: { email }, link }: Made) => ({
          what: 'link',
          label: t`Link`,
          secret: link,
          children: email === null ? undefined : t`It is on its way to ${email}.`,
        })}
      />
    </SettingsCard>
  );
}
