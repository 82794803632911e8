import type { Weekday } from '@daymark/domain/dates';
import type { RepeatFields as Repeat } from '@daymark/domain/reading';
import { EVERY_DAY, readRule, ruleOf } from '@daymark/domain/recurrence';
import { t } from '@daymark/words/t';
import { useState } from 'react';
import { ruleWords } from '../../plan-data/statement-words.ts';
import { Field } from '../../ui/field.tsx';
import { MinutesField, unitOfMinutes } from '../../ui/length-field.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Select } from '../../ui/select.tsx';
import { WeekdayChoice } from '../../ui/weekday-choice.tsx';
import { DaysField } from './days-field.tsx';
import { DayField, pairClass, TitleField } from './field-parts.tsx';
import { MoreFields } from './more-fields.tsx';

type RepeatFieldsProps = { value: Repeat; onChange: (fields: Partial<Repeat>) => void };

const WORKWEEK: Weekday[] = [1, 2, 3, 4, 5];
const TIMES_MAX = 7;

const weekly = (weekdays: Weekday[]): string => ruleOf({ ...EVERY_DAY, unit: 'week', weekdays });

const WAYS = [
  { value: 'daily', label: t`Every day` },
  { value: 'weekdays', label: t`On weekdays that I choose` },
  { value: 'times', label: t`So many times a week` },
] as const;
type Way = (typeof WAYS)[number]['value'] | 'other';

/** The form of the recurrence; `other` is one that these fields cannot express, and is kept unchanged. */
function wayOf({ rule, timesAWeek }: Repeat): Way {
  if (timesAWeek !== null) return 'times';
  const read = readRule(rule);
  if (read?.every !== 1 || read.unit === 'month') return 'other';
  return read.unit === 'day' ? 'daily' : 'weekdays';
}

const onWay = (way: Way): Partial<Repeat> => {
  if (way === 'times') return { rule: weekly([]), timesAWeek: 3 };
  if (way === 'other') return {};
  return { rule: way === 'daily' ? ruleOf(EVERY_DAY) : weekly(WORKWEEK), timesAWeek: null };
};

function Days({ value, onChange }: RepeatFieldsProps) {
  const way = wayOf(value);
  const other = { value: 'other', label: t`As it is: ${ruleWords(value)}` } as const;
  return (
    <>
      <Field label={t`How often`}>
        <Select
          value={way}
          options={way === 'other' ? [other, ...WAYS] : WAYS}
          onValueChange={(chosen: Way) => onChange(onWay(chosen))}
        />
      </Field>
      {way === 'weekdays' && (
        <WeekdayChoice
          label={t`On`}
          chosen={readRule(value.rule)?.weekdays ?? []}
          onChange={(days) => {
            if (days.length > 0) onChange({ rule: weekly(days.toSorted()) });
          }}
        />
      )}
      {way === 'times' && (
        <Field label={t`Times a week`} className="max-w-40">
          <NumberInput
            value={value.timesAWeek}
            max={TIMES_MAX}
            onValueChange={(times) => onChange({ timesAWeek: Math.max(1, Math.round(times ?? 1)) })}
          />
        </Field>
      )}
    </>
  );
}

/** The fields of a habit: on which days, how long, and until when. */
export function RepeatFields({ value, onChange }: RepeatFieldsProps) {
  const [unit, setUnit] = useState(unitOfMinutes(value.minutes ?? 0));
  return (
    <>
      <Days value={value} onChange={onChange} />
      <MinutesField
        label={t`Each time`}
        {...{ minutes: value.minutes, unit }}
        onChange={(minutes, chosen) => {
          setUnit(chosen);
          onChange({ minutes });
        }}
      />
      <MoreFields isUsed={value.from !== null || value.until !== null || value.except.length > 0}>
        <div className={pairClass}>
          <DayField label={t`From`} value={value.from} onValueChange={(from) => onChange({ from })} />
          <DayField label={t`Until`} value={value.until} onValueChange={(until) => onChange({ until })} />
        </div>
        <DaysField label={t`Not on`} days={value.except} onChange={(except) => onChange({ except })} />
        <TitleField value={value.title} onValueChange={(title) => onChange({ title })} />
      </MoreFields>
    </>
  );
}
