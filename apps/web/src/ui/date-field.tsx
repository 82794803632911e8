import type { ChangeEvent, ComponentProps } from 'react';
import type { TextOf } from '../platform/use-form.ts';
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

/**
 * What the controls of some fields need: `text` is for what is typed, `choice` for what hands over its value, as a day
 * does. It is here because the forms that bind many fields have days, and a file of its own would be one script more.
 */
export const boundTo = <Value extends object>(value: Value, onChange: (fields: Partial<Value>) => void) => ({
  text: (name: TextOf<Value>) => ({
    value: value[name] as string,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.target.value } as Partial<Value>),
  }),
  choice: <Name extends keyof Value>(name: Name) => ({
    value: value[name],
    onValueChange: (chosen: Value[Name]) => onChange({ [name]: chosen } as unknown as Partial<Value>),
  }),
});

export type Bound<Value extends object> = ReturnType<typeof boundTo<Value>>;
