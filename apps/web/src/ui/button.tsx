import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks. The button keeps the focus, which it would lose with `disabled`. */
  busy?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(variant, size), className)}
    >
      {busy && <Spinner size="small" />}
      {children}
    </button>
  );
}
