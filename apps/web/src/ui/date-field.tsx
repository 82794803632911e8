import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

type PickerProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** `YYYY-MM-DD` or `HH:MM`; empty if nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
};

/** A calendar day in the format of the user's locale. For use in a `Field`. */
export const DateField = ({ onValueChange, ...rest }: PickerProps) => (
  <Input
    {...rest}
    type="date"
    max={rest.max ?? '9999-12-31'}
    onChange={(event) => onValueChange(event.target.value)}
  />
);

/** A time of day. For use in a `Field`. */
export const TimeField = ({ onValueChange, ...rest }: PickerProps) => (
  <Input {...rest} type="time" onChange={(event) => onValueChange(event.target.value)} />
);
