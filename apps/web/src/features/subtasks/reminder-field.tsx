import type { TaskReminder } from '@daymark/contract/reminders';
import {
  REMINDER_DAYS,
  REMINDER_MINUTES,
  type ReminderDays,
  type ReminderMinutes,
} from '@daymark/domain/reminders';
import { t } from '@daymark/words/t';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { reasonOf } from '../../platform/error-message.ts';
import { formatHours } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Select, type SelectOption } from '../../ui/select.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';

const reminderQuery = (id: string) =>
  queryOptions({
    queryKey: ['task-reminder', id],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.reminders.ofTask({ params: { id } }, { signal })).data.reminder,
  });

function useSetReminder(id: string) {
  const client = useQueryClient();
  const { queryKey } = reminderQuery(id);
  return useMutation({
    mutationFn: (reminder: TaskReminder | null) =>
      api.reminders.setOfTask({ params: { id }, body: { reminder } }),
    onMutate: (reminder) => client.setQueryData(queryKey, reminder),
    onSuccess: () => showToast({ kind: 'success', title: t`Reminder saved` }),
    onError: (error) => {
      const description = reasonOf(error, t`Nothing was changed. Please try again.`);
      showToast({ kind: 'error', title: t`Failed to save the reminder`, description });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

type Choice = SelectOption & { reminder: TaskReminder | null };

const minutesLabel = (minutes: ReminderMinutes): string =>
  minutes === 1_440 ? t`A day before its time` : t`${formatHours(minutes / 60)} before its time`;

function daysLabel(days: ReminderDays): string {
  if (days === 0) return t`On its day`;
  return days === 1 ? t`The day before` : t`${days} days before`;
}

/** Minutes are for tasks with a time. */
const choicesOf = (isTimed: boolean): Choice[] => [
  { value: 'rule', label: t`As in the settings`, reminder: null },
  { value: 'never', label: t`Never`, reminder: { kind: 'never' } },
  ...(isTimed ? REMINDER_MINUTES : []).map((minutes) => ({
    value: `minutes ${minutes}`,
    label: minutesLabel(minutes),
    reminder: { kind: 'minutes' as const, minutes },
  })),
  ...REMINDER_DAYS.map((days) => ({
    value: `days ${days}`,
    label: daysLabel(days),
    reminder: { kind: 'days' as const, days },
  })),
];

function chosenIn(reminder: TaskReminder | null): string {
  if (!reminder) return 'rule';
  if (reminder.kind === 'minutes') return `minutes ${reminder.minutes}`;
  return reminder.kind === 'days' ? `days ${reminder.days}` : 'never';
}

type ReminderFieldProps = { subtaskId: string; isTimed: boolean };

function ReminderChoice({ subtaskId, isTimed }: ReminderFieldProps) {
  const reminder = useQuery(reminderQuery(subtaskId));
  const { mutate } = useSetReminder(subtaskId);
  if (reminder.isError) return <QueryError query={reminder} message={t`Failed to load the reminder`} />;
  if (reminder.data === undefined)
    return (
      <SkeletonRegion label={t`Loading the reminder`}>
        <Skeleton className="h-10 w-full max-w-xs" />
      </SkeletonRegion>
    );
  const choices = choicesOf(isTimed || reminder.data?.kind === 'minutes');
  return (
    <Field label={t`Remind me of it`} hint={t`Saved at once.`} className="max-w-xs">
      <Select
        value={chosenIn(reminder.data)}
        options={choices}
        onValueChange={(value) => mutate(choices.find((one) => one.value === value)?.reminder ?? null)}
      />
    </Field>
  );
}

/** The reminder of a task, which is asked for when it is opened. */
export function ReminderField(props: ReminderFieldProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ReminderChoice {...props} />;
  return (
    <Button size="small" className="justify-self-start" onClick={() => setOpen(true)}>
      <BellRing className="size-4" aria-hidden="true" />
      {t`Reminder`}
    </Button>
  );
}
