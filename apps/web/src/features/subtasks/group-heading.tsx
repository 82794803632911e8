import { t } from '@daymark/words/t';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { PlanGroup } from './plan-groups.ts';

const TONES = { done: 'text-done', signal: 'font-bold text-signal', quiet: 'text-ink-soft' };

type GroupHeadingProps = {
  ref: Ref<HTMLDivElement>;
  index: number;
  margin: number;
  group: PlanGroup;
  /** By how much its day is too full. */
  load: ReactNode;
};

/** The heading of a group with its number of open subtasks. Today has a mark. */
export const GroupHeading = ({ ref, index, margin, group, load }: GroupHeadingProps) => (
  <div
    ref={ref}
    data-index={index}
    style={{ marginTop: margin }}
    className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 pt-6 pb-2 print:break-after-avoid"
  >
    <h3 className="min-w-0 text-base font-bold break-words">
      {group.isToday && (
        <svg viewBox="0 0 10 8" className="mr-2 inline-block size-2.5 align-baseline" aria-hidden="true">
          <path d="M0 0h10L5 8Z" className="fill-signal-bright" />
        </svg>
      )}
      {group.title} {group.detail !== '' && <span className="font-normal text-ink-soft">{group.detail}</span>}
    </h3>
    <p className="flex max-w-full flex-wrap gap-x-3 sm:justify-end sm:text-right">
      <span className={classNames('text-sm', TONES[group.standing.tone])}>{group.standing.text}</span>
      {load && (
        <span className="text-sm">
          <span className="text-xs text-ink-soft">
            <span aria-hidden="true">{t`all projects:`}</span>
            <span className="sr-only">{t`the day with all projects:`}</span>{' '}
          </span>
          {load}
        </span>
      )}
    </p>
  </div>
);
