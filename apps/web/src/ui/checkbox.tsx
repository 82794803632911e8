import { type ReactNode, useId } from 'react';
import { CheckboxSquare } from './checkbox-square.tsx';

type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean, withShift: boolean) => void;
  label: string;
  hint?: ReactNode;
  labelHidden?: boolean;
  disabled?: boolean;
  /** `done` is green; `ink` where nothing is finished by it. */
  tone?: 'done' | 'ink';
  className?: string;
};

export function Checkbox(props: CheckboxProps) {
  const { checked, onCheckedChange, label, hint, labelHidden, disabled, tone, className } = props;
  const id = useId();
  const hintId = `${id}hint`;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-6 items-center gap-3 pointer-coarse:min-h-11">
        <CheckboxSquare
          id={id}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          {...(tone && { tone })}
          onChange={({ target, nativeEvent }) =>
            onCheckedChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
        <span className={labelHidden ? 'sr-only' : 'text-sm'}>{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="pl-8 text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
