import type { TimeEntry, TimeEntryChange } from '@daymark/contract/time-entries';
import type { Day } from '@daymark/domain/dates';
import { TIME_NOTE_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { fieldErrorsOf, reasonOf } from '../../platform/error-message.ts';
import { rich } from '../../platform/rich.ts';
import { useTabTyped } from '../../platform/tab-state.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { useForm } from '../../platform/use-form.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { DateField, TimeField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { localTimeOf, spanOf } from './local-times.ts';
import { timeProjectsQuery, useSaveEntry } from './time-queries.ts';
import { minutesText } from './time-words.ts';

interface Typed {
  projectId: string;
  subtaskId: string;
  day: Day;
  from: string;
  until: string;
  note: string;
}

function typedOf(entry: TimeEntry | null, day: Day): Typed {
  if (!entry) return { projectId: '', subtaskId: '', day, from: '', until: '', note: '' };
  const timeOf = (instant: string) => localTimeOf(timezoneOfUser(), new Date(instant)).time;
  const { projectId, subtaskId, startedAt, endedAt, note } = entry;
  return {
    projectId: projectId ?? '',
    subtaskId,
    day: entry.day,
    from: timeOf(startedAt),
    until: timeOf(endedAt),
    note,
  };
}

const problemsOf = ({ subtaskId, day, from, until }: Typed) => ({
  subtaskId: subtaskId === '' ? t`Please choose a task` : null,
  day: day === '' ? t`Please choose a day` : null,
  from: from === '' ? t`Please enter when it began` : null,
  until:
    until === ''
      ? t`Please enter when it ended`
      : from === until
        ? t`Please enter another time than the start`
        : null,
});

const spanIn = ({ day, from, until }: Typed) => spanOf(timezoneOfUser(), day, from, until);

/** Only what was changed: a time that a clock change repeats would else be read as the first of the two. */
function changeOf(before: Typed, typed: Typed): TimeEntryChange {
  const isMoved = typed.day !== before.day || typed.from !== before.from || typed.until !== before.until;
  return {
    ...(isMoved && { span: spanIn(typed) }),
    ...(typed.subtaskId !== before.subtaskId && { subtaskId: typed.subtaskId }),
    ...(typed.note !== before.note && { note: typed.note }),
  };
}

/** What the server says of the end stands at its field. */
function refusalOf(error: unknown) {
  const { endedAt, 'span.endedAt': endOfSpan, ...others } = fieldErrorsOf(error);
  const until = endedAt ?? endOfSpan;
  return until === undefined ? others : { ...others, until };
}

/** "1 h 30 min", with "until the next day" where it is so. */
function lengthText({ day, from, until }: Typed): string | undefined {
  if (day === '' || from === '' || until === '' || from === until) return undefined;
  const { startedAt, endedAt } = spanOf(timezoneOfUser(), day, from, until);
  const length = minutesText((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000);
  return until < from ? t`${length}, until the next day` : length;
}

type TaskChoiceProps = {
  projectId: string;
  subtaskId: string;
  error: string | null | undefined;
  onChange: (chosen: { projectId: string; subtaskId: string }) => void;
};

function TaskChoice({ projectId, subtaskId, error, onChange }: TaskChoiceProps) {
  const projects = useQuery(timeProjectsQuery());
  const details = useQuery({ ...projectDetailsQuery(projectId), enabled: projectId !== '' });
  const tasks = details.data?.subtasks ?? [];
  return (
    <>
      <Field label={t`Project`}>
        <Select
          value={projectId}
          options={[
            { value: '', label: t`Choose a project` },
            ...(projects.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(id) => onChange({ projectId: id, subtaskId: '' })}
        />
      </Field>
      <Field label={t`Task`} error={error}>
        <Combobox
          value={subtaskId}
          options={tasks.map(({ id, title }) => ({ value: id, label: title }))}
          onValueChange={(id) => onChange({ projectId, subtaskId: id })}
          noneFound={projectId === '' ? t`Choose a project first.` : t`No task of this project matches.`}
        />
      </Field>
    </>
  );
}

type EntryDialogProps = {
  /** Null to add one. */
  entry: TimeEntry | null;
  /** The day of a new entry. */
  day: Day;
  onClose: () => void;
};

/** An entry to add or to change. */
export function EntryDialog({ entry, day, onClose }: EntryDialogProps) {
  const save = useSaveEntry();
  const before = typedOf(entry, day);
  const typed = useTabTyped(`time entry ${entry?.id}`, before);
  const close = () => {
    typed.discard();
    onClose();
  };
  const form = useForm({
    typed,
    problemsOf,
    refusalOf,
    send: (fields) =>
      save.mutateAsync(
        entry
          ? { id: entry.id, change: changeOf(before, fields) }
          : { add: { subtaskId: fields.subtaskId, note: fields.note, ...spanIn(fields) } },
      ),
    onSent: close,
    wordsFor: (error) => reasonOf(error, t`Nothing was saved. Please try again.`),
  });
  const { value, update, errors } = form;
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={entry ? t`Edit time` : t`Add time`}
      form={form}
      action={entry ? t`Save` : t`Add time`}
      onCancel={close}
      className="grid gap-5"
    >
      {entry?.isTaskDeleted ? (
        <p className="text-sm">
          {rich`${<span className="font-semibold">{entry.title}</span>} was deleted. Its time stays with its project.`}
        </p>
      ) : (
        <TaskChoice
          projectId={value.projectId}
          subtaskId={value.subtaskId}
          error={errors.subtaskId}
          onChange={update}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label={t`Day`} error={errors.day}>
          <DateField value={value.day} onValueChange={(chosen) => update({ day: chosen })} />
        </Field>
        <Field label={t`From`} error={errors.from}>
          <TimeField value={value.from} onValueChange={(from) => update({ from })} />
        </Field>
        <Field label={t`To`} hint={lengthText(value)} error={errors.until}>
          <TimeField value={value.until} onValueChange={(until) => update({ until })} />
        </Field>
      </div>
      <Field label={t`Note`}>
        <Input maxLength={TIME_NOTE_MAX_LENGTH} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
