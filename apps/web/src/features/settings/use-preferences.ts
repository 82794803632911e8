import type { Settings } from '@daymark/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { preferencesQuery } from '../../lib/preferences-query.ts';
import { showToast } from '../../ui/toast-store.ts';
import { sayFailed } from './say-failed.ts';

/** Saves them, and confirms it even if another screen is open by then. */
export function useChangePreferences(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (settings: Settings) => (await api.users.changeSettings({ body: settings })).data,
    onSuccess: (settings) => {
      client.setQueryData(preferencesQuery().queryKey, settings);
      onSaved();
      showToast({ kind: 'success', title: 'Preferences saved' });
    },
    onError: (error) => sayFailed('Failed to save preferences', error, 'What you chose is kept here.'),
  });
}
