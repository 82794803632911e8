import { CLIENT_NAME_MAX_LENGTH, PROJECT_NAME_MAX_LENGTH } from '@daymark/domain/limits';
import type { Priority } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { type ChosenClient, clientsQuery, NEW_CLIENT } from '../../plan-data/clients.ts';
import type { Problems } from '../../platform/use-form.ts';
import { boundTo, DateField, TimeField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { PRIORITY_OPTIONS } from './project-options.ts';

// The fields that the forms of new, copied and existing projects share.

export type FieldsProps<Draft> = {
  draft: Draft;
  onDraftChange: (fields: Partial<Draft>) => void;
  /** By the path of the field. */
  errors: Problems;
};

export const NameField = ({ draft, onDraftChange, errors }: FieldsProps<{ name: string }>) => (
  <Field label={t`Project name`} required error={errors.name}>
    <Input
      {...boundTo(draft, onDraftChange).text('name')}
      maxLength={PROJECT_NAME_MAX_LENGTH}
      autoComplete="off"
    />
  </Field>
);

export function DayFields({
  draft,
  onDraftChange,
  errors,
}: FieldsProps<{ startDate: string; dueDate: string }>) {
  const { choice } = boundTo(draft, onDraftChange);
  return (
    <>
      <Field label={t`Start date`} required error={errors.startDate}>
        <DateField {...choice('startDate')} />
      </Field>
      <Field label={t`Due date`} required error={errors.dueDate}>
        <DateField {...choice('dueDate')} min={draft.startDate || undefined} />
      </Field>
    </>
  );
}

export const DueTimeField = ({ draft, onDraftChange, errors }: FieldsProps<{ dueTime: string }>) => (
  <Field label={t`Due time`} error={errors.dueTime}>
    <TimeField {...boundTo(draft, onDraftChange).choice('dueTime')} />
  </Field>
);

export const PriorityField = ({ draft, onDraftChange, errors }: FieldsProps<{ priority: Priority }>) => (
  <Field label={t`Priority`} error={errors.priority}>
    <Select {...boundTo(draft, onDraftChange).choice('priority')} options={PRIORITY_OPTIONS} />
  </Field>
);

/** For whom a project is: nobody, a client, or one that is made with it. */
export function ClientField({ draft, onDraftChange, errors }: FieldsProps<ChosenClient>) {
  const { text, choice } = boundTo(draft, onDraftChange);
  const clients = useQuery(clientsQuery()).data ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`Client`} error={errors.clientId}>
        <Select
          {...choice('clientId')}
          options={[
            { value: '', label: t`No client` },
            ...clients.map(({ id, name }) => ({ value: id, label: name })),
            { value: NEW_CLIENT, label: t`New client...` },
          ]}
        />
      </Field>
      {draft.clientId === NEW_CLIENT && (
        <Field label={t`Name of the new client`} error={errors.newClient}>
          <Input {...text('newClient')} maxLength={CLIENT_NAME_MAX_LENGTH} autoComplete="off" />
        </Field>
      )}
    </div>
  );
}
