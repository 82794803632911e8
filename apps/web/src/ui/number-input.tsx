import { useState } from 'react';
import { Input } from './input.tsx';

type NumberInputProps = {
  /** Null while nothing is given. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  max?: number;
  className?: string;
  'aria-label'?: string;
};

const written = (value: number | null): string => (value === null ? '' : String(value));

/** A number as it is typed, with a comma or a point; null for what is none. */
export function numberIn(text: string, max = Number.POSITIVE_INFINITY): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) || number < 0 || number > max ? null : number;
}

/** A number that may be typed with a comma. What is typed stays as it is typed while it says the same number. */
export function NumberInput({ value, onValueChange, max, ...rest }: NumberInputProps) {
  const [text, setText] = useState(() => written(value));
  const shown = numberIn(text, max) === value ? text : written(value);
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onValueChange(numberIn(target.value, max));
      }}
    />
  );
}
