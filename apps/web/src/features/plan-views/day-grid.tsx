import type { Day } from '@daymark/domain/dates';
import { useMemo } from 'react';
import { formatDay } from '../../lib/format.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayCell } from './day-cell.tsx';
import type { Period } from './plan-place.ts';
import { byDay, type ShownItem, type ShownMilestone } from './shown-item.ts';
import { Undated } from './undated.tsx';

export type CalendarProps = {
  period: Period;
  items: readonly ShownItem[];
  milestones: readonly ShownMilestone[];
};

/** The milestones of each day. */
export const useMilestonesByDay = (milestones: readonly ShownMilestone[]) =>
  useMemo(() => Map.groupBy(milestones, ({ dueDate }) => dueDate), [milestones]);

const Weekdays = ({ days }: { days: readonly Day[] }) => (
  <div
    aria-hidden="true"
    className="grid grid-cols-7 border-b border-line text-center text-xs font-semibold text-ink-soft"
  >
    {days.slice(0, 7).map((day) => (
      <span key={day} className="py-1.5">
        {formatDay(day, 'weekday')}
      </span>
    ))}
  </div>
);

/** Weeks of days side by side: a month, or one week with more room. */
export function DayGrid({ period, items, milestones }: CalendarProps) {
  const { span, days, day: shown } = period;
  const ofDay = useMemo(() => byDay(items), [items]);
  const milestonesOf = useMilestonesByDay(milestones);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6 print:block print:space-y-6">
      <div className={classNames(cardClass, 'overflow-clip [print-color-adjust:exact]')}>
        {span === 'month' && <Weekdays days={days} />}
        <ol className="grid grid-cols-7 gap-px bg-line print:gap-0 print:bg-transparent">
          {days.map((day) => (
            <DayCell
              key={day}
              day={day}
              look={span}
              items={ofDay.get(day) ?? []}
              milestones={milestonesOf.get(day) ?? []}
              isBeside={span === 'month' && day.slice(0, 7) !== shown.slice(0, 7)}
            />
          ))}
        </ol>
      </div>
      <Undated items={ofDay.get(null) ?? []} />
    </div>
  );
}
