import type { Effort } from '@daymark/domain/amounts';
import type { Day } from '@daymark/domain/dates';
import { SUBTASK_TITLE_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { DateField } from '../../ui/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { asMinutes, LengthField, type LengthUnit, minutesIn, unitOfMinutes } from '../../ui/length-field.tsx';

export const LAG_UNITS = [
  { value: 'working', label: t`working days` },
  { value: 'calendar', label: t`days` },
] as const;
export const DAYS_MAX = 365;
export const PARTS_MAX = 2_000;

/** Side by side where there is room. */
export const pairClass = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-start gap-3';

type DayFieldProps = { label: string; value: Day | null; onValueChange: (day: Day | null) => void };

export const DayField = ({ label, value, onValueChange }: DayFieldProps) => (
  <Field label={label}>
    <DateField value={value ?? ''} onValueChange={(day) => onValueChange(day || null)} />
  </Field>
);

type TextFieldProps = {
  label: string;
  value: string;
  maxLength?: number;
  onValueChange: (text: string) => void;
};

const NAME_MAX_LENGTH = 120;

export const TextField = ({ label, value, maxLength = NAME_MAX_LENGTH, onValueChange }: TextFieldProps) => (
  <Field label={label}>
    <Input
      value={value}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(event) => onValueChange(event.target.value)}
    />
  </Field>
);

const UNITS: readonly LengthUnit[] = ['min', 'h', 'workdays'];

/** The initial unit of an effort. */
export const unitOfEffort = (effort: Effort | null): LengthUnit =>
  effort?.unit === 'workdays' ? 'workdays' : unitOfMinutes(effort?.amount ?? null);

/** A typed effort, which counts as given by the user. */
function effortOf(amount: number | null, unit: LengthUnit, per: Effort['per']): Effort | null {
  if (unit === 'workdays') return amount ? { amount, unit: 'workdays', per, said: true } : null;
  const minutes = asMinutes(amount, unit);
  return minutes === null ? null : { amount: minutes, unit: 'minutes', per, said: true };
}

type EffortFieldProps = {
  label: string;
  effort: Effort | null;
  per: Effort['per'];
  unit: LengthUnit;
  onChange: (effort: Effort | null, unit: LengthUnit) => void;
};

/** How long something takes. */
export function EffortField({ label, effort, per, unit, onChange }: EffortFieldProps) {
  const amount = effort && (unit === 'workdays' ? effort.amount : minutesIn(effort.amount, unit));
  return (
    <LengthField
      {...{ label, amount, unit }}
      units={UNITS}
      onChange={(typed, chosen) => onChange(effortOf(typed, chosen, per), chosen)}
    />
  );
}

export const TitleField = (props: Pick<TextFieldProps, 'value' | 'onValueChange'>) => (
  <TextField label={t`Title`} maxLength={SUBTASK_TITLE_MAX_LENGTH} {...props} />
);
