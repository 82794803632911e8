import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, oneLineClass } from './control-class.ts';
import { useControlAttributes } from './field.tsx';

export type SelectOption<Value extends string = string> = { value: Value; label: string };

type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  value: Value;
  options: readonly SelectOption<Value>[];
  onValueChange: (value: Value) => void;
};

/** The browser's select: it works on a phone, by keyboard and under the content security policy. */
export function Select<Value extends string>({
  value,
  options,
  onValueChange,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...useControlAttributes()}
        {...rest}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className={classNames(controlClass, oneLineClass, 'appearance-none pr-9')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-sheet text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}
