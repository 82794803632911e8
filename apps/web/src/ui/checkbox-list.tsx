import type { ReactNode } from 'react';
import { Checkbox } from './checkbox.tsx';

type CheckboxListProps<Value extends string> = {
  options: readonly { value: Value; label: string; hint?: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** One box for each of several things. Those that are chosen keep the order of the options. */
export const CheckboxList = <Value extends string>({ options, chosen, onChange }: CheckboxListProps<Value>) =>
  options.map(({ value, label, hint }) => (
    <Checkbox
      key={value}
      tone="ink"
      label={label}
      hint={hint}
      checked={chosen.includes(value)}
      onCheckedChange={(isChosen) =>
        onChange(
          options
            .map((option) => option.value)
            .filter((one) => (one === value ? isChosen : chosen.includes(one))),
        )
      }
    />
  ));

type CheckboxGroupProps<Value extends string> = CheckboxListProps<Value> & {
  label: string;
  problem?: string | null | undefined;
  children?: ReactNode;
};

/** The same as a field of a form. */
export const CheckboxGroup = <Value extends string>(props: CheckboxGroupProps<Value>) => {
  const { label, problem, children, ...list } = props;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <CheckboxList {...list} />
      {children}
      <p aria-live="polite" className="text-xs font-semibold text-signal empty:hidden">
        {problem}
      </p>
    </fieldset>
  );
};
