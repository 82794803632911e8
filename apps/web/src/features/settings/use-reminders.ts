import type { ReminderSettings } from '@daymark/contract/reminders';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/toast-store.ts';
import { sayFailed } from './say-failed.ts';

export const remindersQuery = () =>
  queryOptions({
    queryKey: ['reminders'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.reminders.settings({}, { signal })).data,
  });

export function useChangeReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReminderSettings) => (await api.reminders.changeSettings({ body })).data,
    onSuccess: (settings) => {
      client.setQueryData(remindersQuery().queryKey, settings);
      showToast({ kind: 'success', title: 'Mail settings saved' });
    },
    onError: (error) => sayFailed('Failed to save the mail settings', error, 'What you chose is kept here.'),
  });
}
