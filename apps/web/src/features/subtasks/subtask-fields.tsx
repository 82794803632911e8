import type { Milestone } from '@daymark/contract/milestones';
import { HOURS_MAX, SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { PRIORITIES } from '@daymark/domain/priorities';
import { STATUSES } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { descriptionProblem } from '../../plan-data/description-problem.ts';
import type { Problems } from '../../platform/use-form.ts';
import { classNames } from '../../ui/class-names.ts';
import { fieldPairsClass } from '../../ui/control-class.ts';
import { boundTo, DateField, TimeField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { priorityWords, statusWords } from '../../ui/value-words.ts';
import type { SubtaskDraft } from './subtask-draft.ts';

const PRIORITY_OPTIONS = PRIORITIES.map((priority) => ({ value: priority, label: priorityWords(priority) }));
const STATUS_OPTIONS = STATUSES.map((status) => ({ value: status, label: statusWords(status) }));

type SubtaskFieldsProps = {
  draft: SubtaskDraft;
  onDraftChange: (fields: Partial<SubtaskDraft>) => void;
  errors: Problems;
  /** What is told of the title. */
  belowTitle?: ReactNode;
  /** Shown beside the hours. */
  besideHours?: ReactNode;
};

type HoursFieldProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | null | undefined;
};

const HoursField = ({ label, value, onValueChange, error }: HoursFieldProps) => (
  <Field label={label} error={error}>
    <Input
      type="number"
      inputMode="decimal"
      min={0}
      max={HOURS_MAX}
      step="any"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  </Field>
);

/** The fields of new and existing subtasks. */
export function SubtaskFields(props: SubtaskFieldsProps) {
  const { draft, onDraftChange, errors, belowTitle, besideHours } = props;
  const { text, choice } = boundTo(draft, onDraftChange);
  return (
    <>
      <Field label={t`Title`} required error={errors.title}>
        <Input {...text('title')} maxLength={SUBTASK_TITLE_MAX_LENGTH} autoComplete="off" />
      </Field>
      {belowTitle}
      <Field label={t`Description`} error={descriptionProblem(draft.description) ?? errors.description}>
        <Textarea rows={2} {...text('description')} className="min-h-16" />
      </Field>
      <div
        className={classNames(
          fieldPairsClass,
          'xl:grid-cols-3 max-xl:[&>:last-child:nth-child(odd)]:col-span-full',
        )}
      >
        <Field label={t`Due date`} error={errors.dueDate}>
          <DateField {...choice('dueDate')} />
        </Field>
        <Field label={t`Due time`} error={errors.dueTime}>
          <TimeField {...choice('dueTime')} />
        </Field>
        <Field label={t`Priority`} error={errors.priority}>
          <Select {...choice('priority')} options={PRIORITY_OPTIONS} />
        </Field>
        <Field label={t`Status`} error={errors.status}>
          <Select {...choice('status')} options={STATUS_OPTIONS} />
        </Field>
        <HoursField label={t`Estimated hours`} {...choice('estimatedHours')} error={errors.estimatedHours} />
        {besideHours}
      </div>
    </>
  );
}

/** Additional fields of an existing subtask, in the same layout. */
export function SubtaskExtraFields(props: SubtaskFieldsProps & { milestones: readonly Milestone[] }) {
  const { draft, onDraftChange, errors, milestones } = props;
  const { choice } = boundTo(draft, onDraftChange);
  const milestoneOptions = [
    { value: '', label: t`None` },
    ...milestones.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <HoursField label={t`Hours spent`} {...choice('actualHours')} error={errors.actualHours} />
      {milestones.length > 0 && (
        <Field label={t`Milestone`} error={errors.milestoneId} className="col-span-full">
          <Select {...choice('milestoneId')} options={milestoneOptions} />
        </Field>
      )}
      <Field label={t`Tags`} error={errors.tags} className="col-span-full">
        <TagInput value={draft.tags} text={draft.tag} onChange={onDraftChange} />
      </Field>
    </>
  );
}
