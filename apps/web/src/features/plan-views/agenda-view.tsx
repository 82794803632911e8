import { plural, t } from '@daymark/words/t';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayCell } from './day-cell.tsx';
import { type CalendarProps, useMilestonesByDay } from './day-grid.tsx';
import { useStage } from './plan-stage.tsx';
import { byDay } from './shown-item.ts';
import { Undated } from './undated.tsx';

/** The days as a list. In more than a week, empty days are left out; earlier days are folded. */
export function AgendaView({ period, items, milestones }: CalendarProps) {
  const { today } = useStage();
  const [showsEarlier, showEarlier] = useState(false);
  const ofDay = useMemo(() => byDay(items), [items]);
  const milestonesOf = useMilestonesByDay(milestones);
  const days =
    period.span === 'week'
      ? period.days
      : period.days.filter(
          (day) =>
            (day === today || ofDay.has(day) || milestonesOf.has(day)) &&
            (period.span === 'weeks' || day.slice(0, 7) === period.day.slice(0, 7)),
        );
  const earlier = period.days.includes(today) ? days.filter((day) => day < today) : [];
  const shown = showsEarlier ? days : days.slice(earlier.length);
  const late = earlier.flatMap((day) => ofDay.get(day) ?? []).filter(({ isOverdue }) => isOverdue);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {earlier.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={showsEarlier}
          onClick={() => showEarlier(!showsEarlier)}
          className="-ml-3 justify-self-start text-ink-soft print:hidden"
        >
          <ChevronRight
            className={classNames('size-4 transition-transform', showsEarlier && 'rotate-90')}
            aria-hidden="true"
          />
          {t`Earlier days`}
          {late.length > 0 && (
            <strong className="text-signal">{t`${plural(late.length, '# late task')}`}</strong>
          )}
        </Button>
      )}
      {shown.length === 0 ? (
        <p className="py-8 text-center text-sm text-ink-soft">
          {earlier.length > 0 ? t`Nothing is planned from today on.` : t`Nothing is planned here.`}
        </p>
      ) : (
        <ol className={classNames(cardClass, '[print-color-adjust:exact] divide-y divide-line px-4 sm:px-5')}>
          {shown.map((day) => (
            <DayCell
              key={day}
              day={day}
              look="agenda"
              items={ofDay.get(day) ?? []}
              milestones={milestonesOf.get(day) ?? []}
            />
          ))}
        </ol>
      )}
      <Undated items={ofDay.get(null) ?? []} />
    </div>
  );
}
