import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { useState } from 'react';
import { useDraft } from '../../platform/draft.ts';
import { Button } from '../../ui/button.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { QueryError } from '../../ui/query-error.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { draftOfProfile } from './profile-draft.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useProfile } from './use-profile.ts';

/** The profile. A draft of an earlier visit opens again. */
export function ProfilePanel({ user }: { user: User }) {
  const profile = useProfile();
  const draft = useDraft('profile', draftOfProfile(user));
  const [editing, setEditing] = useState(draft.isBegun);
  const close = () => {
    setEditing(false);
    focusSoon('#edit-profile');
  };

  return (
    <>
      <QueryError query={profile} message={t`Failed to fetch profile`}>
        {t`You see the last saved state.`}
      </QueryError>
      <AvatarCard user={user} />
      <SettingsCard
        title={t`Profile information`}
        lead={t`Your name and your time zone, which decides what day it is, are used everywhere as soon as you save them.`}
        action={
          !editing && (
            <Button id="edit-profile" onClick={() => setEditing(true)}>
              {t`Edit Profile`}
            </Button>
          )
        }
      >
        {editing ? (
          <ProfileForm
            user={user}
            draft={draft}
            onClose={() => {
              draft.discard();
              close();
            }}
            onEscape={close}
          />
        ) : (
          <ProfileFacts user={user} />
        )}
      </SettingsCard>
    </>
  );
}
