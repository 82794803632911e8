import type { Lag } from '@daymark/domain/amounts';
import type { TaskFields as Task } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { Field } from '../../ui/field.tsx';
import { withUnitClass } from '../../ui/length-field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import { DAYS_MAX, LAG_UNITS, PARTS_MAX, pairClass, TextField } from './field-parts.tsx';

type PartFieldsProps = { value: Task; onChange: (fields: Partial<Task>) => void };

const PER = [
  { value: 'day', label: t`a day` },
  { value: 'week', label: t`a week` },
] as const;

/** The number of parts per day or week. */
function Pace({ value: { pace }, onChange }: PartFieldsProps) {
  const per = pace?.per ?? 'day';
  return (
    <div className={withUnitClass}>
      <Field label={t`Pace`}>
        <NumberInput
          value={pace?.parts ?? null}
          max={PARTS_MAX}
          onValueChange={(parts) => onChange({ pace: parts ? { parts, per } : null })}
        />
      </Field>
      <Field label={t`Pace: unit`} labelHidden>
        <Select
          value={per}
          options={PER}
          onValueChange={(chosen) => onChange({ pace: { parts: pace?.parts ?? 1, per: chosen } })}
        />
      </Field>
    </div>
  );
}

/** The wait between two parts. */
function Apart({ value: { apart }, onChange }: PartFieldsProps) {
  const unit: Lag['unit'] = apart?.unit ?? 'calendar';
  return (
    <div className={withUnitClass}>
      <Field label={t`Apart`}>
        <NumberInput
          value={apart?.days ?? null}
          max={DAYS_MAX}
          onValueChange={(days) => onChange({ apart: days ? { days: Math.round(days), unit } : null })}
        />
      </Field>
      <Field label={t`Apart: unit`} labelHidden>
        <Select
          value={unit}
          options={LAG_UNITS}
          onValueChange={(chosen) => onChange({ apart: { days: apart?.days ?? 1, unit: chosen } })}
        />
      </Field>
    </div>
  );
}

/** The fields of work with several parts: their unit, how many at a time, and how far apart. */
export function PartFields({ value, onChange }: PartFieldsProps) {
  const { parts, pace, apart } = value;
  if (!parts && !pace && !apart) return null;
  return (
    <div className={pairClass}>
      {parts && (
        <TextField
          label={t`They are called`}
          value={parts.unit ?? ''}
          onValueChange={(unit) => onChange({ parts: { ...parts, unit: unit.trim() === '' ? null : unit } })}
        />
      )}
      <Pace {...{ value, onChange }} />
      <Apart {...{ value, onChange }} />
    </div>
  );
}
