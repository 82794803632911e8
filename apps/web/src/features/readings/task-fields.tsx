import type { TaskFields as Task } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import { WeekdayChoice } from '../../ui/weekday-choice.tsx';
import { DaysField } from './days-field.tsx';
import { DayField, EffortField, PARTS_MAX, pairClass, TitleField, unitOfEffort } from './field-parts.tsx';
import { MoreFields } from './more-fields.tsx';
import { PartFields } from './part-fields.tsx';

const PER = [
  { value: 'part', label: t`each` },
  { value: 'whole', label: t`in all` },
] as const;

type TaskFieldsProps = { value: Task; onChange: (fields: Partial<Task>) => void };

/** The number of its parts; one means none. */
const withCount = ({ parts }: Task, count: number | null): Task['parts'] =>
  count === null || count <= 1
    ? null
    : { unit: parts?.unit ?? null, first: parts?.first ?? 1, count: Math.round(count) };

/** How long the work, or each of its parts, takes. */
function Length({ value, onChange }: TaskFieldsProps) {
  const { parts, effort } = value;
  const [unit, setUnit] = useState(unitOfEffort(effort));
  const per = effort?.per ?? (parts ? 'part' : 'whole');
  return (
    <EffortField
      label={parts && per === 'part' ? t`Each takes` : t`How long`}
      {...{ effort, per, unit }}
      onChange={(typed, chosen) => {
        setUnit(chosen);
        onChange({ effort: typed });
      }}
    />
  );
}

/** How many parts it has, and what the length is meant of. */
function Parts({ value, onChange }: TaskFieldsProps) {
  const { parts, effort } = value;
  return (
    <div className={pairClass}>
      <Field label={t`How many`}>
        <NumberInput
          value={parts?.count ?? 1}
          max={PARTS_MAX}
          onValueChange={(count) => {
            const counted = withCount(value, count);
            onChange({ parts: counted, ...(effort && !counted && { effort: { ...effort, per: 'whole' } }) });
          }}
        />
      </Field>
      {parts && effort && (
        <Field label={t`Meant`}>
          <Select
            value={effort.per}
            options={PER}
            onValueChange={(meant) => onChange({ effort: { ...effort, per: meant, said: true } })}
          />
        </Field>
      )}
    </div>
  );
}

const isSpecial = ({ parts, pace, apart, on, from, except, weekdays, optional }: Task): boolean =>
  optional || [parts, pace, apart, from].some(Boolean) || on.length + except.length + weekdays.length > 0;

/** The fields of work: how long and until when, then the others. */
export function TaskFields({ value, onChange }: TaskFieldsProps) {
  const { title, on, from, by, weekdays, optional } = value;
  return (
    <>
      <div className={pairClass}>
        <Length value={value} onChange={onChange} />
        <DayField label={t`Not after`} value={by} onValueChange={(day) => onChange({ by: day })} />
      </div>
      <MoreFields isUsed={isSpecial(value)}>
        <Parts value={value} onChange={onChange} />
        <PartFields value={value} onChange={onChange} />
        <div className={pairClass}>
          <DayField label={t`Not before`} value={from} onValueChange={(day) => onChange({ from: day })} />
          <DaysField label={t`Exactly on this day`} days={on} onChange={(days) => onChange({ on: days })} />
          {on.length === 0 && (
            <DaysField label={t`Not on`} days={value.except} onChange={(except) => onChange({ except })} />
          )}
        </div>
        <WeekdayChoice
          label={t`Only on`}
          hint={t`None chosen: any working day.`}
          chosen={weekdays}
          onChange={(days) => onChange({ weekdays: days.toSorted() })}
        />
        <TitleField value={title} onValueChange={(text) => onChange({ title: text })} />
        <Checkbox
          tone="ink"
          checked={optional}
          onCheckedChange={(checked) => onChange({ optional: checked })}
          label={t`Optional: left out if time is short`}
        />
      </MoreFields>
    </>
  );
}
