import type { ChangeEvent } from 'react';
import type { TextOf } from './use-form.ts';

/** What the controls of some fields need: `text` is for what is typed, `choice` for what hands over its value. */
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
