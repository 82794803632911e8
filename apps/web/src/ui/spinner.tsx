import { classNames } from './class-names.ts';

export type SpinnerSize = 'small' | 'medium' | 'large' | 'extra-large';

const SIZES: Record<SpinnerSize, string> = {
  small: 'size-4',
  medium: 'size-6',
  large: 'size-8',
  'extra-large': 'size-12',
};

type SpinnerProps = {
  size?: SpinnerSize;
  /** What is being loaded. Omit it if text beside the spinner says so. */
  label?: string;
};

/** A rotating beam. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <svg viewBox="0 0 24 24" className={classNames(SIZES[size], 'animate-turn')} aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="square"
        />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
