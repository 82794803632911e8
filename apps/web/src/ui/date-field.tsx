import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

type PickerProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** `YYYY-MM-DD` or `HH:MM`; empty while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
};

/** A calendar day, shown in the order of the person's locale. Stands inside a `Field`. */
export const DateField = ({ onValueChange, ...rest }: PickerProps) => (
  <Input
    {...rest}
    type="date"
    max={rest.max ?? '9999-12-31'}
    onChange={(event) => onValueChange(event.target.value)}
  />
);

/** A time of day. Stands inside a `Field`. */
export const TimeField = ({ onValueChange, ...rest }: PickerProps) => (
  <Input {...rest} type="time" onChange={(event) => onValueChange(event.target.value)} />
);
