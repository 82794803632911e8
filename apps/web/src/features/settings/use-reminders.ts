import type { ReminderSettings } from '@daymark/contract/reminders';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { freshQuery } from '../../platform/fresh-query.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

export const remindersQuery = () =>
  freshQuery(['reminders'], (signal) => api.reminders.settings({}, { signal }));

export function useChangeReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReminderSettings) => (await api.reminders.changeSettings({ body })).data,
    onSuccess: (settings) => {
      client.setQueryData(remindersQuery().queryKey, settings);
      showToast({ kind: 'success', title: t`Digest and reminders saved` });
    },
    onError: (error) =>
      showFailure(t`Failed to save the digest and reminders`, error, t`What you chose is kept here.`),
  });
}
