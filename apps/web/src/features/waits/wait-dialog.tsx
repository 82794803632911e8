import type { Subtask } from '@daymark/contract/subtasks';
import type { Wait } from '@daymark/contract/waits';
import type { Day } from '@daymark/domain/dates';
import { WAIT_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { clientsQuery } from '../../plan-data/clients.ts';
import { reasonOf } from '../../platform/error-message.ts';
import { useToday } from '../../platform/today.ts';
import { useForm, useTyped } from '../../platform/use-form.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useSaveWait } from './use-waits.ts';

interface Typed {
  title: string;
  /** Empty for somebody else. */
  clientId: string;
  who: string;
  subtaskId: string;
  sentOn: Day;
  expectedOn: Day;
}

const problemsOf = ({ title, sentOn, expectedOn }: Typed) => ({
  title: title.trim() === '' ? t`Please say what you wait for` : null,
  sentOn: sentOn === '' ? t`Please choose a day` : null,
  expectedOn:
    expectedOn !== '' && expectedOn < sentOn
      ? t`Please choose a day that is not before the one on which it was sent`
      : null,
});

type WaitDialogProps = {
  projectId: string;
  /** The client of the project. */
  clientId?: string | null;
  /** Null to start one. */
  wait: Wait | null;
  /** The tasks that could wait for it. */
  tasks: readonly Pick<Subtask, 'id' | 'title'>[];
  onClose: () => void;
};

function useWaitForm({ projectId, clientId = null, wait, onClose }: WaitDialogProps, today: Day) {
  const save = useSaveWait(projectId, wait);
  return useForm({
    typed: useTyped<Typed>({
      title: wait?.title ?? '',
      clientId: wait ? (wait.clientId ?? '') : (clientId ?? ''),
      who: wait?.clientId === null ? (wait.who ?? '') : '',
      subtaskId: wait?.subtaskId ?? '',
      sentOn: wait?.sentOn ?? today,
      expectedOn: wait?.expectedOn ?? '',
    }),
    opensOn: 'input',
    problemsOf,
    send: ({ title, who, sentOn, ...typed }) =>
      save.mutateAsync({
        title,
        sentOn,
        who: who.trim() || null,
        clientId: typed.clientId || null,
        subtaskId: typed.subtaskId || null,
        expectedOn: typed.expectedOn || null,
      }),
    onSent: onClose,
    wordsFor: (error) => reasonOf(error, t`Nothing was saved. Please try again.`),
  });
}

/** A wait to start by hand, or to change. */
export function WaitDialog(props: WaitDialogProps) {
  const { wait, tasks, onClose } = props;
  const today = useToday();
  const clients = useQuery(clientsQuery()).data ?? [];
  const form = useWaitForm(props, today);
  const { value, update, errors } = form;
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={wait ? t`Edit wait` : t`Wait for something`}
      form={form}
      action={wait ? t`Save` : t`Start waiting`}
      className="grid gap-5"
    >
      <Field label={t`What you wait for`} required error={errors.title}>
        <Input maxLength={WAIT_TITLE_MAX_LENGTH} autoComplete="off" {...form.field('title')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Who answers`} error={errors.clientId}>
          <Select
            value={value.clientId}
            options={[
              { value: '', label: t`Somebody else` },
              ...clients.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValueChange={(chosen) => update({ clientId: chosen })}
          />
        </Field>
        {value.clientId === '' && (
          <Field
            label={t`Their name`}
            hint={t`Without a name it ends by itself on its day.`}
            error={errors.who}
          >
            <Input maxLength={WAIT_TITLE_MAX_LENGTH} autoComplete="off" {...form.field('who')} />
          </Field>
        )}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Sent on`} required error={errors.sentOn}>
          <DateField value={value.sentOn} onValueChange={(sentOn) => update({ sentOn })} />
        </Field>
        <Field
          label={t`Expected by`}
          hint={t`Up to this day nothing moves. After it, what waits follows day by day.`}
          error={errors.expectedOn}
        >
          <DateField value={value.expectedOn} onValueChange={(expectedOn) => update({ expectedOn })} />
        </Field>
      </div>
      {tasks.length > 0 && (
        <Field label={t`Task that waits`} error={errors.subtaskId}>
          <Select
            value={value.subtaskId}
            options={[
              { value: '', label: t`None` },
              ...tasks.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onValueChange={(subtaskId) => update({ subtaskId })}
          />
        </Field>
      )}
    </FormDialog>
  );
}
