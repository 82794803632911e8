import { MILESTONE_NAME_MAX_LENGTH, MILESTONES_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import type { MilestoneDraft } from './new-project-draft.ts';

type MilestoneFieldsProps = {
  milestones: readonly MilestoneDraft[];
  onMilestonesChange: (milestones: MilestoneDraft[]) => void;
  /** The project's dates, within which they must be; empty until they are chosen. */
  startDate: string;
  dueDate: string;
  /** What the server refused, by the key of the row and the field. */
  errorOf: (key: number, field: 'name' | 'dueDate') => string | null | undefined;
};

export function MilestoneFields(props: MilestoneFieldsProps) {
  const { milestones, onMilestonesChange, startDate, dueDate, errorOf } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const add = () => {
    const key = 1 + Math.max(0, ...milestones.map((milestone) => milestone.key));
    onMilestonesChange([...milestones, { key, name: '', dueDate: '' }]);
    requestAnimationFrame(() =>
      group.current?.querySelector<HTMLInputElement>('li:last-child input[type="text"]')?.focus(),
    );
  };
  const change = (key: number, fields: Partial<MilestoneDraft>) =>
    onMilestonesChange(milestones.map((one) => (one.key === key ? { ...one, ...fields } : one)));
  const remove = (key: number) => {
    onMilestonesChange(milestones.filter((one) => one.key !== key));
    addButton.current?.focus();
  };

  return (
    <fieldset ref={group} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t`Milestones`}</legend>
      <ul className="grid gap-2 empty:hidden">
        {milestones.map(({ key, name, dueDate: on }, index) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_auto]"
          >
            <Field label={t`Name of milestone ${index + 1}`} labelHidden error={errorOf(key, 'name')}>
              <Input
                value={name}
                maxLength={MILESTONE_NAME_MAX_LENGTH}
                placeholder={t`What is reached, such as “Design approved”`}
                onChange={(event) => change(key, { name: event.target.value })}
              />
            </Field>
            <Field
              label={t`Date of milestone ${index + 1}`}
              labelHidden
              error={errorOf(key, 'dueDate')}
              className="max-sm:row-start-2"
            >
              <DateField
                value={on}
                min={startDate || undefined}
                max={dueDate || undefined}
                onValueChange={(value) => change(key, { dueDate: value })}
              />
            </Field>
            <IconButton
              icon={X}
              label={t`Remove milestone ${index + 1}`}
              onClick={() => remove(key)}
              className="mt-0.5"
            />
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        variant="quiet"
        size="small"
        disabled={milestones.length >= MILESTONES_MAX_COUNT}
        onClick={add}
        className="-ml-3 justify-self-start"
      >
        <Plus className="size-4" aria-hidden="true" />
        {t`Add milestone`}
      </Button>
    </fieldset>
  );
}
