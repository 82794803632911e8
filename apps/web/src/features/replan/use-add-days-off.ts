import type { DayOff, NewDayOff } from '@daymark/contract/calendars';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { once } from '../../platform/once.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { daysText } from './use-replan.ts';

/** Removes days off that were just added. */
function useRemoveDaysOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: DayOff) => api.calendars.removeDayOff({ params: { id } }),
    onSettled: () => void client.invalidateQueries(),
    onError: (error) =>
      showFailure(t`Failed to remove the days off`, error, t`They are still in your calendar.`),
  });
}

/** Adds days off without moving anything; the toast removes them. */
export function useAddDaysOff(onDone: () => void) {
  const client = useQueryClient();
  const { mutate: remove } = useRemoveDaysOff();
  return useMutation({
    mutationFn: async (body: NewDayOff) =>
      (
        await once({ daysOff: body }, (idempotencyKey) =>
          api.calendars.addDayOff({ body }, { idempotencyKey }),
        )
      ).data.dayOff,
    onSuccess: (dayOff) => {
      void client.invalidateQueries();
      onDone();
      showToast({
        kind: 'success',
        title: t`Away ${daysText(dayOff)}`,
        description: t`No task has moved.`,
        action: { label: t`Undo`, onAction: () => remove(dayOff) },
      });
    },
    onError: (error) => showFailure(t`Failed to add the days off`, error),
  });
}
