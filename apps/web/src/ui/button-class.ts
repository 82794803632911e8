import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-ink text-on-ink hover:bg-ink-strong',
  secondary: 'border border-edge bg-sheet text-ink hover:bg-well',
  quiet: 'text-ink hover:bg-well',
  danger: 'border border-signal bg-sheet text-signal hover:bg-signal-wash',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-8 gap-1.5 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-10 gap-2 px-4 text-sm pointer-coarse:min-h-11',
  large: 'min-h-12 gap-2 px-6 text-base',
};

/** The style of a button, also for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string =>
  classNames(
    'inline-flex items-center justify-center rounded-md py-1 text-center font-semibold no-underline transition-colors',
    'disabled:opacity-55 aria-disabled:opacity-55',
    VARIANTS[variant],
    SIZES[size],
  );
