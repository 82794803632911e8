import { useId } from 'react';
import type { SelectOption } from './select.tsx';

type ChoicePillsProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onValueChange: (value: Value) => void;
};

/** A choice of a few visible options: the browser's radio buttons, styled as a row of words. */
export function ChoicePills<Value extends string>({
  label,
  value,
  options,
  onValueChange,
}: ChoicePillsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-9 place-items-center rounded-md border border-edge bg-sheet px-3 text-sm transition-colors hover:bg-well has-checked:border-ink has-checked:bg-ink has-checked:font-semibold has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
