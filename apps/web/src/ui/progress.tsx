import { formatPercent } from '../platform/format.ts';
import { classNames } from './class-names.ts';

type ProgressProps = {
  /** 0 to 100. */
  value: number;
  /** The accessible name. */
  label: string;
  className?: string;
};

/** A progress bar with its number. For projects, use the day strip. */
export function Progress({ value, label, className }: ProgressProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className={classNames('flex items-center gap-3', className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 min-w-12 flex-1"
      >
        <svg width="100%" height="100%" aria-hidden="true">
          <rect width="100%" height="100%" rx="2" className="fill-well stroke-line" />
          <rect width={`${percent}%`} height="100%" rx="2" className="fill-done-bright" />
        </svg>
      </div>
      <span aria-hidden="true" className="min-w-10 text-right text-sm font-semibold tabular-nums">
        {formatPercent(percent)}
      </span>
    </div>
  );
}
