import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names.ts';

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Keeps the label for screen readers alone, where the place says it (a search box). */
  labelHidden?: boolean;
  className?: string;
  /** One control of ui/: it finds its id, description and state here. */
  children: ReactNode;
};

type ControlAttributes = {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

const FieldContext = createContext<ControlAttributes | undefined>(undefined);

/** What a control inside a `Field` puts on its element; outside of one, nothing. */
export const useControlAttributes = (): Partial<ControlAttributes> => useContext(FieldContext) ?? {};

export function Field({ label, hint, error, required, labelHidden, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const attributes: ControlAttributes = {
    id,
    ...(required && { required }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error && { 'aria-invalid': true }),
  };

  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {!required || labelHidden ? null : (
          <span aria-hidden="true" className="text-signal">
            {' '}
            *
          </span>
        )}
      </label>
      <FieldContext value={attributes}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-xs font-semibold text-signal empty:hidden">
        {error}
      </p>
    </div>
  );
}
