import type { Settings } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { preferencesQuery } from '../../plan-data/preferences-query.ts';
import { refreshAll } from '../../plan-data/queries.ts';
import { reviewWeek, type WeekChoice } from '../../plan-data/week-review.ts';
import { api } from '../../platform/api.ts';
import { updateUser, useSession } from '../../platform/session.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves them, and confirms it even if another screen is open by then. What other working days or hours would move is shown
 * before.
 */
export function useChangePreferences(before: Settings, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (settings: Settings): Promise<{ settings?: Settings; choice: WeekChoice }> => {
      const { weekdays, hoursPerDay, ...others } = settings;
      const isOtherWeek = !isSame([weekdays, hoursPerDay], [before.weekdays, before.hoursPerDay]);
      const choice = isOtherWeek
        ? await reviewWeek(client, { week: { weekdays, hoursPerDay } })
        : 'only-save';
      if (choice === 'cancelled') return { choice };
      const { workingHours, locale, language } = before;
      // The dialog has saved the week with its moves.
      if (choice === 'moved' && isSame(others, { workingHours, locale, language }))
        return { settings, choice };
      const body = choice === 'moved' ? others : settings;
      return { settings: (await api.users.changeSettings({ body })).data, choice };
    },
    onSuccess: ({ settings, choice }) => {
      if (!settings) return;
      client.setQueryData(preferencesQuery().queryKey, settings);
      const { user } = useSession.getState();
      if (user) updateUser({ ...user, locale: settings.locale });
      // Days and hours of plans and of the calendar follow.
      void refreshAll(client);
      onSaved();
      if (choice === 'only-save') showToast({ kind: 'success', title: t`Preferences saved` });
    },
    onError: (error) => showFailure(t`Failed to save preferences`, error, t`What you chose is kept here.`),
  });
}
