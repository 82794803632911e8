import { useState } from 'react';
import { Input } from './input.tsx';

type NumberInputProps = {
  /** Null if it is empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  max?: number;
  className?: string;
  'aria-label'?: string;
};

const written = (value: number | null): string => (value === null ? '' : String(value));

/** A typed number, with a comma or a point; null if it is invalid. */
export function numberIn(text: string, max = Number.POSITIVE_INFINITY): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) || number < 0 || number > max ? null : number;
}

/** A number that may be typed with a comma. The typed text stays while it means the same number. */
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
