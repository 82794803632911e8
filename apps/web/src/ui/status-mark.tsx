import type { Status } from '@daymark/domain/statuses';
import { classNames } from './class-names.ts';
import { statusWords } from './value-words.ts';

const MARKS: Record<Status, { colour: string; fill: string | undefined }> = {
  Pending: { colour: 'text-ink-soft', fill: undefined },
  'In Progress': { colour: 'text-ink', fill: 'M8 2.5a5.5 5.5 0 0 1 0 11Z' },
  Completed: { colour: 'text-done', fill: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z' },
};

type StatusMarkProps = {
  status: Status;
  labelled?: boolean;
  className?: string;
};

/** A disc: empty, half filled, or full with a check mark. */
export function StatusMark({ status, labelled = true, className }: StatusMarkProps) {
  const { colour, fill } = MARKS[status];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-sm', className)}>
      <svg viewBox="0 0 16 16" className={classNames('size-4 shrink-0', colour)} aria-hidden="true">
        <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        {fill && <path d={fill} fill="currentColor" />}
        {status === 'Completed' && (
          <path d="m5.2 8.2 2 2 3.6-4" fill="none" className="stroke-sheet" strokeWidth="1.6" />
        )}
      </svg>
      <span className={labelled ? undefined : 'sr-only'}>{statusWords(status)}</span>
    </span>
  );
}
