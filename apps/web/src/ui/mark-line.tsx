import { CircleDashed, Diamond } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';

type MarkLineProps = {
  ref?: Ref<HTMLParagraphElement>;
  index?: number;
  margin?: number;
  kind: 'wait' | 'event';
  /** The key for highlighting; it is not a row of the keyboard navigation. */
  row: string;
  words: string;
  className?: string;
};

const MARKS = { wait: CircleDashed, event: Diamond };

/** A line between two days of a plan: a wait or an event that later work depends on. */
export function MarkLine({ ref, index, margin = 0, kind, row, words, className }: MarkLineProps) {
  const Mark = MARKS[kind];
  return (
    <p
      ref={ref}
      data-index={index}
      data-lights={row}
      style={{ marginTop: margin }}
      className={classNames('group text-sm text-ink-soft data-lit:text-ink', className)}
    >
      <span className="flex items-baseline gap-2 rounded-xs group-data-lit:bg-soon-wash group-data-lit:shadow-[0_0_0_0.25rem_var(--color-soon-wash)]">
        <Mark className="size-4 shrink-0 translate-y-0.5" aria-hidden="true" />
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{words}</span>
      </span>
    </p>
  );
}
