import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshProjects } from '../../plan-data/queries.ts';
import { api } from '../../platform/api.ts';
import { updateUser } from '../../platform/session.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { profileQuery } from './settings-queries.ts';

/** Fetches the profile again. Until then, and on failure, the known user stays. */
export function useProfile() {
  const profile = useQuery(profileQuery());
  const failure = profile.isFetching ? null : profile.error;
  useEffect(() => {
    if (failure) showToast({ kind: 'error', title: t`Failed to load profile` });
  }, [failure]);
  return profile;
}

/** Changes the profile. A different time zone changes what is due today, so everything with dates is fetched again. */
export function useChangeProfile(before: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (profile: ProfileDraft) => (await api.users.changeProfile({ body: profile })).data,
    onSuccess: (user) => {
      client.setQueryData(profileQuery().queryKey, user);
      updateUser(user);
      if (user.timezone !== before.timezone) void refreshProjects(client);
      showToast({ kind: 'success', title: t`Profile updated successfully!` });
    },
    onError: (error) => showFailure(t`Failed to update profile`, error, t`What you typed is kept here.`),
  });
}
