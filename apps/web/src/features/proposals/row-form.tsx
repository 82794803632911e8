import { HOURS_MAX, SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { PRIORITIES, type Priority } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import { type ReactNode, useEffect, useRef } from 'react';
import { closesOnEscape } from '../../platform/escape.ts';
import { boundTo, DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { priorityWords } from '../../ui/value-words.ts';

const PRIORITY_OPTIONS = PRIORITIES.map((priority) => ({ value: priority, label: priorityWords(priority) }));

export type RowFields = { title: string; hours: string; priority: Priority; dueDate: string };

type RowFormProps = {
  label: string;
  value: RowFields;
  onValueChange: (fields: Partial<RowFields>) => void;
  problem: string | undefined;
  /** Enter in a field, or Escape. */
  onDone: () => void;
  children: ReactNode;
};

/** The fields of a row. Input changes the proposal at once. */
export function RowForm({ label, value, onValueChange, problem, onDone, children }: RowFormProps) {
  const { text, choice } = boundTo(value, onValueChange);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      aria-label={label}
      {...closesOnEscape(onDone)}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
      className="grid gap-4 px-4 py-4"
    >
      <Field label={t`Title`} required error={problem}>
        <Input maxLength={SUBTASK_TITLE_MAX_LENGTH} autoComplete="off" {...text('title')} />
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field label={t`Hours`}>
          <Input type="number" inputMode="decimal" min={0} max={HOURS_MAX} step="any" {...text('hours')} />
        </Field>
        <Field label={t`Priority`}>
          <Select options={PRIORITY_OPTIONS} {...choice('priority')} />
        </Field>
        <Field label={t`Due date`} className="max-sm:col-span-2">
          <DateField {...choice('dueDate')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </form>
  );
}
