import { ownPriority, type Priority } from '@daymark/domain/priorities';
import { classNames } from './class-names.ts';
import { priorityPhrase, priorityWords } from './value-words.ts';

const MARKS: Record<Priority, { colour: string; shape: string }> = {
  High: { colour: 'text-signal-bright', shape: 'M8 1.5 15 14.5H1Z' },
  Medium: { colour: 'text-soon-bright', shape: 'M2.5 2.5h11v11h-11Z' },
  Low: { colour: 'text-ink-soft', shape: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Z' },
};

type PriorityMarkProps = {
  priority: Priority;
  /** Shows the word too; otherwise it is only for screen readers. */
  labelled?: boolean;
  className?: string;
};

/** High is a triangle, Medium a square, Low a circle. */
export function PriorityMark({ priority, labelled = false, className }: PriorityMarkProps) {
  const { colour, shape } = MARKS[priority];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-sm', className)}>
      <svg
        viewBox="0 0 16 16"
        className={classNames('size-3.5 shrink-0', colour)}
        role="img"
        aria-label={priorityPhrase(priority)}
        aria-hidden={labelled || undefined}
      >
        <path d={shape} fill="currentColor" />
      </svg>
      {labelled && (
        <>
          <span aria-hidden="true">{priorityWords(priority)}</span>
          <span className="sr-only">{priorityPhrase(priority)}</span>
        </>
      )}
    </span>
  );
}

type OwnPriorityProps = PriorityMarkProps & { ofProject: Priority };

/** The priority of a task, only if it differs from its project's: on every row it would call for nothing. */
export function OwnPriority({ priority, ofProject, ...rest }: OwnPriorityProps) {
  const own = ownPriority(priority, ofProject);
  return own && <PriorityMark priority={own} {...rest} />;
}
