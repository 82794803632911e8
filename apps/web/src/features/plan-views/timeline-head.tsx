import { type Day, weekdayOf } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { formatDay } from '../../platform/format.ts';
import { firstWeekday } from '../../platform/weekdays.ts';
import { classNames } from '../../ui/class-names.ts';
import { isOff, loadWords } from './day-facts.ts';
import { useDropTarget } from './dragging.ts';
import { LoadBar } from './load-strip.tsx';
import { MilestoneAt } from './milestone-mark.tsx';
import { useStage } from './plan-stage.tsx';
import type { ShownMilestone } from './shown-item.ts';

type HeadProps = { days: readonly Day[]; titles: number; column: number };

/** In print, narrower columns only have numbers for the first day of a week. */
const NUMBERED_FROM = 20;

function monthsOf(days: readonly Day[]): { month: string; first: Day; count: number }[] {
  return [...Map.groupBy(days, (day) => day.slice(0, 7))].map(([key, own]) => ({
    month: key,
    first: own[0] ?? `${key}-01`,
    count: own.length,
  }));
}

type MilestonesProps = {
  /** Only for a single project; with several, milestones are on each project's line. */
  milestones: readonly ShownMilestone[];
};

/** The milestones on their days; dropping one here moves it to the day below. */
function MilestoneLine({ days, column, milestones }: Pick<HeadProps, 'days' | 'column'> & MilestonesProps) {
  const { ref, over } = useDropTarget<HTMLSpanElement>(({ clientX }, element) => {
    const dueDate = days[Math.floor((clientX - element.getBoundingClientRect().left) / column)];
    return dueDate === undefined ? undefined : { dueDate };
  });
  const reached = days.indexOf(over?.dueDate ?? '');
  return (
    <span ref={ref} className="relative h-6" style={{ width: days.length * column }}>
      {reached >= 0 && (
        <span
          style={{ left: reached * column, width: column }}
          className="absolute inset-y-0 bg-soon-wash outline-2 -outline-offset-2 outline-dashed outline-ink"
        />
      )}
      {milestones.map((milestone) => {
        const at = days.indexOf(milestone.dueDate);
        return (
          at >= 0 && (
            <MilestoneAt
              key={milestone.id}
              milestone={milestone}
              at={at * column + column / 2}
              isLate={days.length - at < 7}
            />
          )
        );
      })}
    </span>
  );
}

/** Months, days, and how full each day is. It is sticky. */
export function TimelineHead({ days, titles, column, milestones }: HeadProps & MilestonesProps) {
  const { today, facts } = useStage();
  const first = firstWeekday();
  return (
    <div className="sticky top-0 z-20 print:static border-b border-line bg-sheet">
      <div className="flex" aria-hidden="true">
        <span className="sticky left-0 z-10 print:static shrink-0 bg-sheet" style={{ width: titles }} />
        {monthsOf(days).map(({ month: key, first, count }) => (
          <span
            key={key}
            style={{ width: count * column }}
            className="shrink-0 overflow-hidden border-l border-line px-1.5 pt-1 text-xs font-semibold whitespace-nowrap"
          >
            <span className="sticky print:static" style={{ left: titles + 6 }}>
              {count * column > 90 ? formatDay(first, 'month') : ''}
            </span>
          </span>
        ))}
      </div>
      {milestones.length > 0 && (
        <div className="flex">
          <span
            className="sticky left-0 z-10 print:static shrink-0 bg-sheet px-3 text-xs text-ink-soft"
            style={{ width: titles }}
          >
            {t`Milestones`}
          </span>
          <MilestoneLine days={days} column={column} milestones={milestones} />
        </div>
      )}
      <div className="flex">
        <span
          className="sticky left-0 z-10 print:static flex shrink-0 items-end bg-sheet px-3 pb-1 text-xs text-ink-soft"
          style={{ width: titles }}
        >
          {t`Load of each day`}
        </span>
        <ol className="flex">
          {days.map((day) => {
            const here = facts.get(day);
            const words = here ? `${formatDay(day)}: ${loadWords(here)}` : formatDay(day);
            return (
              <li
                key={day}
                title={words}
                style={{ width: column }}
                className="shrink-0 pb-1 text-center text-xs whitespace-nowrap"
              >
                <span className="sr-only">{words}</span>
                <span aria-hidden="true" className="block text-ink-soft">
                  {column < NUMBERED_FROM ? '\u00a0' : formatDay(day, 'letter')}
                </span>
                <span
                  aria-hidden="true"
                  className={classNames(
                    'mb-0.5 block tabular-nums',
                    day === today && 'rounded-sm bg-signal font-bold text-on-ink',
                  )}
                >
                  {column < NUMBERED_FROM && weekdayOf(day) !== first ? '\u00a0' : Number(day.slice(8))}
                </span>
                {here ? <LoadBar facts={here} /> : <span className="block h-9.5" />}
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

/** The background of the rows: days without work, today's line, and the drop target. */
type GroundProps = HeadProps & MilestonesProps & { target: Day | undefined };

export function TimelineGround({ days, titles, column, milestones, target }: GroundProps) {
  const { today, facts } = useStage();
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0"
      style={{ left: titles, width: days.length * column }}
    >
      {days.map((day, index) => {
        const here = facts.get(day);
        const off = here ? isOff(here) : weekdayOf(day) > 5;
        const isReached = milestones.some(({ dueDate }) => dueDate === day);
        if (!off && !isReached && day !== today && day !== target) return null;
        return (
          <span
            key={day}
            data-day={day === target ? day : undefined}
            style={{ left: index * column, width: column, scrollMarginLeft: titles }}
            className={classNames(
              'absolute inset-y-0',
              off && 'bg-well',
              day === target && 'bg-soon-wash outline-2 -outline-offset-2 outline-dashed outline-ink',
            )}
          >
            {isReached && (
              <span className="absolute inset-y-0 left-1/2 -translate-x-1/2 border-l border-dashed border-ink" />
            )}
            {day === today && (
              <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-signal-bright" />
            )}
          </span>
        );
      })}
    </div>
  );
}
