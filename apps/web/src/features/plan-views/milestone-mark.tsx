import { classNames } from '../../ui/class-names.ts';
import type { ShownMilestone } from './shown-item.ts';

/** A milestone on its day. */
export const MilestoneMark = ({ milestone }: { milestone: ShownMilestone }) => (
  <p className="flex min-w-0 items-baseline gap-1 px-1 text-xs font-semibold">
    <svg viewBox="-5 -5 10 10" className="size-2.5 shrink-0" aria-hidden="true">
      <path d="M0-4.5 4.5 0 0 4.5-4.5 0Z" className="fill-ink" />
    </svg>
    <span className="min-w-0 break-words">
      <span className="sr-only">Milestone: </span>
      {milestone.name}
    </span>
  </p>
);

type MilestoneAtProps = { milestone: ShownMilestone; at: number; isLate: boolean };

/** A milestone on a line of days: its name stands after it, or before it where the days end. */
export const MilestoneAt = ({ milestone, at, isLate }: MilestoneAtProps) => (
  <span
    style={isLate ? { right: `calc(100% - ${at + 7}px)` } : { left: at - 7 }}
    title={milestone.name}
    className={classNames(
      'absolute top-1/2 flex -translate-y-1/2 items-center gap-1 text-xs font-semibold whitespace-nowrap',
      isLate && 'flex-row-reverse',
    )}
  >
    <svg viewBox="-5 -5 10 10" className="size-3.5 shrink-0" aria-hidden="true">
      <path d="M0-4.5 4.5 0 0 4.5-4.5 0Z" className="fill-ink" />
    </svg>
    <span className="sr-only">Milestone: </span>
    <span className="rounded-sm bg-sheet/85 px-0.5">{milestone.name}</span>
  </span>
);
