import { t } from '@daymark/words/t';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { Select } from './select.tsx';

/** The units of a typed length of work. */
export type LengthUnit = 'min' | 'h' | 'workdays';

const LABELS: Record<LengthUnit, string> = { min: 'min', h: 'h', workdays: t`workdays` };
const NUMBER_MAX = 60_000;

/** A number beside its unit: two of these fit side by side on a phone. */
export const withUnitClass =
  'grid grid-cols-[minmax(3.25rem,1fr)_minmax(5.5rem,1fr)] items-end gap-2 [&_label]:whitespace-nowrap';

type LengthFieldProps<Unit extends LengthUnit> = {
  label: string;
  amount: number | null;
  unit: Unit;
  units: readonly Unit[];
  onChange: (amount: number | null, unit: Unit) => void;
};

/** A number with its unit. */
export const LengthField = <Unit extends LengthUnit>(props: LengthFieldProps<Unit>) => {
  const { label, amount, unit, units, onChange } = props;
  return (
    <div className={withUnitClass}>
      <Field label={label}>
        <NumberInput value={amount} max={NUMBER_MAX} onValueChange={(number) => onChange(number, unit)} />
      </Field>
      <Field label={t`${label}: unit`} labelHidden>
        <Select
          value={unit}
          options={units.map((value) => ({ value, label: LABELS[value] }))}
          onValueChange={(chosen) => onChange(amount, chosen)}
        />
      </Field>
    </div>
  );
};

export type MinutesUnit = Exclude<LengthUnit, 'workdays'>;

/** The best unit for so many minutes. */
export const unitOfMinutes = (minutes: number | null): MinutesUnit =>
  minutes !== null && minutes < 60 ? 'min' : 'h';

const sizeOf = (unit: MinutesUnit): number => (unit === 'h' ? 60 : 1);

/** Minutes in a unit, to two decimals. */
export const minutesIn = (minutes: number | null, unit: MinutesUnit): number | null =>
  minutes === null ? null : Math.round((minutes / sizeOf(unit)) * 100) / 100;

/** An amount of a unit in minutes; null for null. */
export const asMinutes = (amount: number | null, unit: MinutesUnit): number | null =>
  amount === null || amount === 0 ? null : Math.max(1, Math.round(amount * sizeOf(unit)));

type MinutesFieldProps = {
  label: string;
  minutes: number | null;
  unit: MinutesUnit;
  onChange: (minutes: number | null, unit: MinutesUnit) => void;
};

const UNITS: readonly MinutesUnit[] = ['min', 'h'];

/** A length of time in minutes, typed as minutes or hours. */
export const MinutesField = ({ label, minutes, unit, onChange }: MinutesFieldProps) => (
  <LengthField
    label={label}
    amount={minutesIn(minutes, unit)}
    unit={unit}
    units={UNITS}
    onChange={(amount, chosen) => onChange(asMinutes(amount, chosen), chosen)}
  />
);
