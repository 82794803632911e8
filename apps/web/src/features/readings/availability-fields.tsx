import type { AvailabilityFields as Availability } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { MinutesField, type MinutesUnit } from '../../ui/length-field.tsx';
import { Select } from '../../ui/select.tsx';
import { WeekdayChoice } from '../../ui/weekday-choice.tsx';
import { RangesField } from './days-field.tsx';
import { DayField, pairClass } from './field-parts.tsx';
import { MoreFields } from './more-fields.tsx';

type AvailabilityFieldsProps = {
  value: Availability;
  /** Whether it is time off instead of working time. */
  isTimeOff: boolean;
  onChange: (fields: Partial<Availability>) => void;
};

const RULES = [
  { value: 'only', label: t`Only on these days` },
  { value: 'also', label: t`On these days too` },
  { value: 'any', label: t`The hours apply on these days` },
] as const;

const PER = [
  { value: 'day', label: t`a day` },
  { value: 'week', label: t`a week` },
] as const;

function TimeOff({ value, onChange }: Omit<AvailabilityFieldsProps, 'isTimeOff'>) {
  return (
    <>
      <WeekdayChoice
        label={t`Never on`}
        chosen={value.rule === 'never' ? value.weekdays : []}
        onChange={(days) => onChange({ weekdays: days.toSorted(), rule: days.length > 0 ? 'never' : null })}
      />
      <RangesField
        from={t`Away from`}
        to={t`Away until`}
        ranges={value.off}
        onChange={(off) => onChange({ off })}
      />
    </>
  );
}

function WorkingTime({ value, onChange }: Omit<AvailabilityFieldsProps, 'isTimeOff'>) {
  const [unit, setUnit] = useState<MinutesUnit>('h');
  return (
    <>
      <div className={pairClass}>
        <MinutesField
          label={t`At most`}
          {...{ minutes: value.minutes, unit }}
          onChange={(minutes, chosen) => {
            setUnit(chosen);
            onChange({ minutes });
          }}
        />
        <Field label={t`In each`}>
          <Select value={value.per} options={PER} onValueChange={(per) => onChange({ per })} />
        </Field>
      </div>
      <WeekdayChoice
        label={t`Days`}
        hint={t`None chosen: every working day.`}
        chosen={value.weekdays}
        onChange={(days) =>
          onChange({
            weekdays: days.toSorted(),
            rule: days.length === 0 ? null : (value.rule ?? (value.minutes === null ? 'only' : null)),
          })
        }
      />
      {value.weekdays.length > 0 && (
        <Field label={t`Meant`}>
          <Select
            value={value.rule === 'only' || value.rule === 'also' ? value.rule : 'any'}
            options={RULES}
            onValueChange={(rule) => onChange({ rule: rule === 'any' ? null : rule })}
          />
        </Field>
      )}
    </>
  );
}

/** When the user works, or does not. */
export function AvailabilityFields({ value, isTimeOff, onChange }: AvailabilityFieldsProps) {
  return (
    <>
      {isTimeOff ? <TimeOff {...{ value, onChange }} /> : <WorkingTime {...{ value, onChange }} />}
      {!isTimeOff && (
        <MoreFields isUsed={value.from !== null || value.until !== null}>
          <div className={pairClass}>
            <DayField label={t`Holds from`} value={value.from} onValueChange={(from) => onChange({ from })} />
            <DayField
              label={t`Holds until`}
              value={value.until}
              onValueChange={(until) => onChange({ until })}
            />
          </div>
        </MoreFields>
      )}
    </>
  );
}
