import type { Day } from '@daymark/domain/dates';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { formatDay } from '../../platform/format.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayCell } from './day-cell.tsx';
import type { Period } from './plan-place.ts';
import { useStage } from './plan-stage.tsx';
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

/** Visible pixels from which a day's cell counts as visible. */
const SEEN = 64;

/** Scrolls to today when the days open, unless the scroll position was restored, as after going back. */
function useTodayInSight(today: Day, isAmongDays: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const opened = useRef({ today, isAmongDays });
  useLayoutEffect(() => {
    const { today, isAmongDays } = opened.current;
    if (!isAmongDays) return undefined;
    // Before the paint, and after the router has restored the scroll position.
    const frame = requestAnimationFrame(() => {
      const cell = list.current?.querySelector(`[data-day="${today}"]`);
      if (cell && scrollY === 0 && cell.getBoundingClientRect().top > innerHeight - SEEN)
        cell.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return list;
}

/** A grid of weeks, or one week with more room. */
export function DayGrid({ period, items, milestones }: CalendarProps) {
  const { span, days, day: shown } = period;
  const { today } = useStage();
  const list = useTodayInSight(today, days.includes(today));
  const ofDay = useMemo(() => byDay(items), [items]);
  const milestonesOf = useMilestonesByDay(milestones);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6 print:block print:space-y-6">
      <div className={classNames(cardClass, 'overflow-clip [print-color-adjust:exact]')}>
        {span !== 'week' && <Weekdays days={days} />}
        <ol ref={list} className="grid grid-cols-7 gap-px bg-line print:gap-0 print:bg-transparent">
          {days.map((day, index) => (
            <DayCell
              key={day}
              day={day}
              look={span === 'week' ? 'week' : 'month'}
              namesMonth={index === 0 || day.endsWith('-01')}
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
