import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: string;
  hint?: ReactNode;
  labelHidden?: boolean;
  disabled?: boolean;
  className?: string;
};

/** The browser's own checkbox, drawn as a square that fills with green. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onCheckedChange, label, hint, labelHidden, disabled, className } = props;
  const hintId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-6 items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:items-center">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={checked}
            disabled={disabled}
            aria-describedby={hint ? hintId : undefined}
            onChange={(event) => onCheckedChange(event.target.checked)}
            className={classNames(
              'peer size-5 appearance-none rounded-sm border border-edge bg-sheet transition-colors',
              'checked:border-done-bright checked:bg-done-bright hover:border-ink disabled:opacity-55',
            )}
          />
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="pointer-events-none absolute size-5 text-on-ink opacity-0 peer-checked:opacity-100"
          >
            <path d="M4.5 10.5 8.5 14.5 15.5 6" fill="none" stroke="currentColor" strokeWidth="2.5" />
          </svg>
        </span>
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
