import type {
  DoneFields as Done,
  EventFields as Event,
  TheirsFields as Theirs,
  WaitFields as Wait,
} from '@daymark/domain/reading';
import { t, tc } from '@daymark/words/t';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import {
  DAYS_MAX,
  DayField,
  EffortField,
  LAG_UNITS,
  PARTS_MAX,
  pairClass,
  TextField,
  TitleField,
  unitOfEffort,
} from './field-parts.tsx';
import { MoreFields } from './more-fields.tsx';

type FieldsProps<Value> = { value: Value; onChange: (fields: Partial<Value>) => void };

type WaitFieldsProps = FieldsProps<Wait> & {
  /** The fields of the lines before and after it. */
  links: ReactNode;
};

export const WaitFields = ({ value, onChange, links }: WaitFieldsProps) => (
  <>
    <TextField
      label={t`For whom or what`}
      value={value.who ?? ''}
      onValueChange={(who) => onChange({ who: who || null })}
    />
    <div className={pairClass}>
      <Field label={t`How long`}>
        <NumberInput
          value={value.lag?.days ?? null}
          max={DAYS_MAX}
          onValueChange={(days) =>
            onChange({
              lag: days === null ? null : { days: Math.round(days), unit: value.lag?.unit ?? 'working' },
            })
          }
        />
      </Field>
      <Field label={t`Counted in`}>
        <Select
          value={value.lag?.unit ?? 'working'}
          options={LAG_UNITS}
          onValueChange={(unit) => onChange({ lag: { days: value.lag?.days ?? 1, unit } })}
        />
      </Field>
    </div>
    <MoreFields isUsed={value.until !== null || value.each}>
      <DayField label={t`Or until`} value={value.until} onValueChange={(until) => onChange({ until })} />
      {value.after.length > 0 && (
        <Checkbox
          tone="ink"
          checked={value.each}
          onCheckedChange={(each) => onChange({ each })}
          label={t`Each time, after every part`}
        />
      )}
      {links}
    </MoreFields>
  </>
);

export function EventFields({ value, onChange }: FieldsProps<Event>) {
  const [unit, setUnit] = useState(unitOfEffort(value.effort));
  return (
    <>
      <div className={pairClass}>
        <DayField
          label={tc('a date')`On`}
          value={value.on || null}
          onValueChange={(on) => onChange({ on: on ?? '' })}
        />
        <EffortField
          label={t`Work on it that day`}
          effort={value.effort}
          per="whole"
          unit={unit}
          onChange={(effort, chosen) => {
            setUnit(chosen);
            onChange({ effort });
          }}
        />
      </div>
      <MoreFields isUsed={value.until !== null}>
        <DayField label={t`Last day`} value={value.until} onValueChange={(until) => onChange({ until })} />
        <TitleField value={value.title} onValueChange={(title) => onChange({ title })} />
      </MoreFields>
    </>
  );
}

export const TheirsFields = ({ value, onChange }: FieldsProps<Theirs>) => (
  <div className={pairClass}>
    <TextField
      label={t`Who`}
      value={value.who ?? ''}
      onValueChange={(who) => onChange({ who: who || null })}
    />
    <DayField label={t`By when`} value={value.by} onValueChange={(by) => onChange({ by })} />
  </div>
);

export const DoneFields = ({ value: { of }, onChange }: FieldsProps<Done>) =>
  of && (
    <Field label={t`So many are done`} className="max-w-40">
      <NumberInput
        value={of.parts}
        max={PARTS_MAX}
        onValueChange={(parts) => onChange({ of: { ...of, parts: Math.round(parts ?? 0) } })}
      />
    </Field>
  );
