import { type ReactNode, useId } from 'react';
import { CheckboxSquare } from './checkbox-square.tsx';
import { classNames } from './class-names.ts';

type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean, withShift: boolean) => void;
  label: string;
  hint?: ReactNode;
  labelHidden?: boolean;
  disabled?: boolean;
  /** `done` is green; `ink` is for checkboxes that complete nothing. */
  tone?: 'done' | 'ink';
  className?: string;
};

export function Checkbox(props: CheckboxProps) {
  const { checked, onCheckedChange, label, hint, labelHidden, disabled, tone, className } = props;
  const id = useId();
  const hintId = `${id}hint`;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={classNames(
          'flex min-h-6 items-center gap-3 pointer-coarse:min-h-11',
          // A square without a label is too small for touch, so the touch area extends beyond it.
          labelHidden && '-mx-0.5 justify-center px-0.5 pointer-coarse:-mx-3 pointer-coarse:px-3',
        )}
      >
        <CheckboxSquare
          id={id}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          aria-label={labelHidden ? label : undefined}
          {...(tone && { tone })}
          onChange={({ target, nativeEvent }) =>
            onCheckedChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
        {!labelHidden && <span className="text-sm">{label}</span>}
      </label>
      {hint && (
        <p id={hintId} className="pl-8 text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
