import { classNames } from './class-names.ts';

type BeaconProps = {
  /** `plain` is for places where the signal colour would distract from actions. */
  tone?: 'signal' | 'plain';
  className?: string;
};

/** The logo: a beacon as on a sea chart, with its topmark, a banded tower and the ground. */
export const Beacon = ({ tone = 'signal', className = 'size-8' }: BeaconProps) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames('shrink-0', className)}>
    <path d="M16 1.5 22.5 11h-13Z" className={tone === 'signal' ? 'fill-signal-bright' : 'fill-ink'} />
    <path d="M12.6 13h6.8l.9 5h-8.6Z" className="fill-ink" />
    <path d="M11.35 20h9.3l1.3 7.5h-11.9Z" className="fill-ink" />
    <path d="M4 28.5h24V31H4Z" className="fill-ink" />
  </svg>
);

/** The logo with the name beside it. */
export const WordMark = ({ className }: { className?: string }) => (
  <span className={classNames('inline-flex items-center gap-2 font-extrabold tracking-tight', className)}>
    <Beacon className="size-[1.45em]" />
    Daymark
  </span>
);
