import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'signal' | 'soon' | 'done';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-well text-ink',
  signal: 'bg-signal-wash text-signal',
  soon: 'bg-soon-wash text-soon',
  done: 'bg-done-wash text-done',
};

type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

/** A few words about a thing. The words carry the meaning; the colour only makes them easier to find. */
export const Badge = ({ tone = 'neutral', className, children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex max-w-full items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-semibold',
      TONES[tone],
      className,
    )}
  >
    {children}
  </span>
);
