import type { Day } from '@daymark/domain/dates';
import { DAY_OFF_NAME_MAX_LENGTH, HOURS_PER_DAY_MAX } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { formatHours } from '../../platform/format.ts';
import { ChoicePills } from '../../ui/choice-pills.tsx';
import { boundTo, DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { type AwayDraft, type AwayPart, isOneDay } from './away-draft.ts';

type AwayFieldsProps = {
  today: Day;
  draft: AwayDraft;
  /** The hours of half of the day; undefined while they are unknown. */
  half: number | undefined;
  problem: string | undefined;
  hoursProblem: string | undefined;
  onChange: (fields: Partial<AwayDraft>) => void;
};

const partsOf = (half: number | undefined): { value: AwayPart; label: string }[] => [
  { value: 'whole', label: t`The whole day` },
  { value: 'half', label: half ? t`Half a day (${formatHours(half)})` : t`Half a day` },
  { value: 'hours', label: t`Some hours` },
];

/** How much of a single day is taken off. */
const PartFields = ({ draft, half, hoursProblem, onChange }: AwayFieldsProps) => (
  <div className="grid gap-4 sm:col-span-2">
    <ChoicePills
      label={t`How much of the day`}
      value={draft.part}
      options={partsOf(half)}
      onValueChange={(part) => onChange({ part, hours: draft.hours ?? (half || 1) })}
    />
    {draft.part === 'hours' && (
      <Field label={t`Hours off`} error={hoursProblem} className="sm:max-w-80">
        <NumberInput
          value={draft.hours}
          max={HOURS_PER_DAY_MAX}
          onValueChange={(hours) => onChange({ hours })}
        />
      </Field>
    )}
  </div>
);

export const AwayFields = (props: AwayFieldsProps) => {
  const { today, draft, problem, onChange } = props;
  const { text, choice } = boundTo(draft, onChange);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t`First day`}>
        <DateField min={today} {...choice('firstDay')} />
      </Field>
      <Field label={t`Last day`} hint={t`Empty for one day`} error={problem}>
        <DateField min={draft.firstDay} {...choice('lastDay')} />
      </Field>
      {isOneDay(draft) && <PartFields {...props} />}
      <Field label={t`Name`} hint={t`For your own calendar, such as “Holiday”`} className="sm:col-span-2">
        <Input placeholder={t`Away`} maxLength={DAY_OFF_NAME_MAX_LENGTH} {...text('name')} />
      </Field>
    </div>
  );
};
