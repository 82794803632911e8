import { type Day, weekdayOf } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useState } from 'react';
import { formatDay } from '../../platform/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { isOff, offWords, takenWords } from './day-facts.ts';
import { DayLoad, DayMeter } from './day-load.tsx';
import { useDropTarget } from './dragging.ts';
import { ItemButton } from './item-button.tsx';
import { MilestoneMark } from './milestone-mark.tsx';
import { useStage } from './plan-stage.tsx';
import type { ShownItem, ShownMilestone } from './shown-item.ts';

type DayCellProps = {
  day: Day;
  items: readonly ShownItem[];
  milestones: readonly ShownMilestone[];
  /** In a month a day has few lines, in a week cards; the agenda is a list of days. */
  look: 'month' | 'week' | 'agenda';
  /** Whether it belongs to the month before or after. */
  isBeside?: boolean;
  /** Whether a short date names its month. */
  namesMonth?: boolean;
};

/** How many items are shown before the others are folded; a single hidden item is shown instead. */
const SHOWN = { month: 3, week: 14, agenda: 30 };

const LOOKS = { month: 'line', week: 'card', agenda: 'row' } as const;

/** Marks the drop target. */
const TARGET = 'outline-2 -outline-offset-2 outline-dashed outline-ink';

/** Whether something is being moved to a day, by pointer or keyboard. */
export function useDayTarget<E extends HTMLElement>(day: Day | null) {
  const { moving } = useStage();
  const { ref, over } = useDropTarget<E>(() => ({ dueDate: day }));
  const isKeyTarget = moving !== undefined && 'dueDate' in moving.to && moving.to.dueDate === day;
  return { ref, targetClass: over !== undefined || isKeyTarget ? TARGET : undefined };
}

const numberOf = (day: Day): number => Number(day.slice(8));

type HeadProps = Pick<DayCellProps, 'day' | 'look' | 'isBeside' | 'namesMonth'>;

/** The day, with a mark for today, and how much of it is planned. */
function DayHead({ day, look, isBeside = false, namesMonth = false }: HeadProps) {
  const { today, facts } = useStage();
  const here = facts.get(day);
  const isToday = day === today;
  const isMonth = look === 'month';
  const name = here && (offWords(here) ?? (here.offHours > 0 ? takenWords(here) : undefined));
  // The working time of a past day does not matter.
  const hasLoad = here !== undefined && (day >= today || here.load > 0 || isOff(here));
  return (
    <header className="grid gap-1">
      <div
        className={classNames(
          look === 'week' ? 'grid' : 'flex min-h-6 flex-wrap items-center justify-between gap-x-2',
        )}
      >
        <h3
          className={classNames(
            'text-sm',
            isToday ? 'font-bold' : 'font-semibold',
            isBeside && 'text-ink-soft',
          )}
        >
          {isToday && (
            <svg
              viewBox="0 0 10 8"
              className="mr-1.5 inline-block size-2.5 align-baseline"
              aria-hidden="true"
            >
              <path d="M0 0h10L5 8Z" className="fill-signal-bright" />
            </svg>
          )}
          <span aria-hidden={isMonth}>
            {isMonth ? (namesMonth ? formatDay(day, 'short') : numberOf(day)) : formatDay(day)}
          </span>
          {isMonth && <span className="sr-only">{formatDay(day, 'long')}</span>}
          {isToday && <span className={look === 'agenda' ? 'text-signal' : 'sr-only'}> {t`today`}</span>}
        </h3>
        {here && !hasLoad && look === 'week' && (
          // Reserves the line, so that the items of all days begin at the same height.
          <span aria-hidden="true" className="text-xs">
            {'\u00a0'}
          </span>
        )}
        {here && hasLoad && (
          <span className={classNames(!isMonth && 'grid gap-1', look === 'agenda' && 'text-right')}>
            <DayLoad facts={here} short={isMonth} />
            {look === 'agenda' && <DayMeter facts={here} />}
          </span>
        )}
      </div>
      {here && look !== 'agenda' && <DayMeter facts={here} />}
      {isMonth && name !== undefined && here?.why !== 'weekday' && (
        <p className="truncate text-xs text-ink-soft" title={name} aria-hidden="true">
          {name}
        </p>
      )}
    </header>
  );
}

/** The first few, including the one that was just moved here. */
function firstOf(
  items: readonly ShownItem[],
  count: number,
  movedId: string | undefined,
): readonly ShownItem[] {
  const at = items.findIndex(({ id }) => id === movedId);
  return at < count ? items.slice(0, count) : [...items.slice(0, count - 1), ...items.slice(at, at + 1)];
}

/** A day with its milestones and subtasks: dropping an item sets its due date. */
export function DayCell(props: DayCellProps) {
  const { day, items, milestones, look, isBeside = false } = props;
  const { facts, isPrinting, movedId } = useStage();
  const [isOpen, setOpen] = useState(false);
  const { ref, targetClass } = useDayTarget<HTMLLIElement>(day);
  const here = facts.get(day);
  const off = here ? isOff(here) : weekdayOf(day) > 5;
  const folds = !isPrinting && items.length > SHOWN[look] + 1;
  const shown = folds && !isOpen ? firstOf(items, SHOWN[look], movedId) : items;
  return (
    <li
      ref={ref}
      data-day={day}
      className={classNames(
        // Scroll margins, so that an item moved by keyboard is not covered by the status text.
        'grid min-w-0 scroll-mt-20 scroll-mb-32 grid-cols-1 content-start',
        // The days of a week can be longer than a page.
        look !== 'week' && 'print:break-inside-avoid',
        look !== 'agenda' && 'print:border-r print:border-b print:border-line',
        look === 'month' && 'min-h-26 gap-1 p-1.5',
        look === 'week' && 'min-h-96 gap-2 p-2',
        look === 'agenda' && 'gap-2 py-3',
        look !== 'agenda' && (off ? 'bg-well' : isBeside ? 'bg-paper' : 'bg-sheet'),
        targetClass,
      )}
    >
      <DayHead {...props} />
      {milestones.map((milestone) => (
        <MilestoneMark key={milestone.id} milestone={milestone} />
      ))}
      {items.length > 0 && (
        <ul className={classNames('grid grid-cols-1', look === 'week' ? 'gap-1.5' : 'gap-0.5')}>
          {shown.map((item) => (
            <li key={item.id} className="min-w-0">
              <ItemButton item={item} look={LOOKS[look]} />
            </li>
          ))}
        </ul>
      )}
      {folds && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={
            isOpen
              ? t`Fewer on ${formatDay(day)}`
              : t`${items.length - shown.length} more on ${formatDay(day)}`
          }
          onClick={() => setOpen(!isOpen)}
          className="min-h-6 rounded-sm px-1 text-left text-xs font-semibold text-ink-soft hover:bg-well hover:text-ink pointer-coarse:min-h-11 print:hidden"
        >
          {isOpen ? t`Fewer` : t`${items.length - shown.length} more`}
        </button>
      )}
    </li>
  );
}
