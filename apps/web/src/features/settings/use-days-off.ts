import type { DayOff, NewDayOff } from '@daymark/contract/calendars';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { anticipate, settle } from './calendar-queries.ts';

const byFirstDay = (a: DayOff, b: DayOff) => (a.firstDay < b.firstDay ? -1 : 1);

/** Adds days off; they are in the list at once. */
export function useAddDayOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewDayOff) => (await api.calendars.addDayOff({ body })).data.dayOff,
    onMutate: (body) => {
      const id = crypto.randomUUID();
      return anticipate(client, ({ daysOff }) => ({
        daysOff: [...daysOff, { ...body, hoursOff: body.hoursOff ?? null, id, _id: id }].toSorted(byFirstDay),
      }));
    },
    onError: (error) => showFailure(t`Failed to add the day off`, error),
    onSettled: () => settle(client),
  });
}

/** Removes days off; the toast restores them. */
export function useRemoveDayOff(addAgain: (dayOff: NewDayOff) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: DayOff) => api.calendars.removeDayOff({ params: { id } }),
    onMutate: ({ id }) =>
      anticipate(client, ({ daysOff }) => ({ daysOff: daysOff.filter((one) => one.id !== id) })),
    onSuccess: (_answer, { name, firstDay, lastDay, hoursOff }) =>
      showToast({
        kind: 'success',
        title: t`“${name}” removed`,
        action: { label: t`Undo`, onAction: () => addAgain({ name, firstDay, lastDay, hoursOff }) },
      }),
    onError: (error, { name }) =>
      showFailure(t`Failed to remove “${name}”`, error, t`It is still a day off.`),
    onSettled: () => settle(client),
  });
}
