import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useId } from 'react';
import { formatDay } from '../platform/format.ts';
import { classNames } from './class-names.ts';

export interface BarDay {
  day: Day;
  planned: number;
  done: number;
}

/** Pixels: the row of today's mark, that of the numbers, and the bars. */
const MARK = 9;
const NUMBER = 18;
const BAR = 72;
const HEIGHT = MARK + NUMBER + BAR;
/** The minimum height of a value above zero. */
const LEAST = 6;

const heightOf = (count: number, most: number): number =>
  count === 0 ? 0 : Math.max(LEAST, Math.round((BAR * count) / most));

type ColumnProps = { bar: BarDay; most: number; today: Day };

/** Hollow is planned, filled is completed, as on the day strip; a short line is a day with neither. */
function Column({ bar: { day, planned, done }, most, today }: ColumnProps) {
  const isToday = day === today;
  const full = heightOf(planned, most);
  const filled = heightOf(done, most);
  const across = { x: '16%', width: '68%' };
  const top = HEIGHT - Math.max(full, filled);
  return (
    <svg width="100%" height={HEIGHT} className="block overflow-visible" aria-hidden="true">
      {isToday && (
        <svg x="50%" y={top - NUMBER - MARK} width="1" height="1" overflow="visible" aria-hidden="true">
          <path d="M-4.5 0h9L0 6Z" className="fill-signal-bright" />
        </svg>
      )}
      {top === HEIGHT ? (
        <rect {...across} y={HEIGHT - 4} height={4} rx={1} className="fill-line" />
      ) : (
        <>
          <text
            x="50%"
            y={top - 5}
            textAnchor="middle"
            className={classNames('text-xs tabular-nums', isToday ? 'fill-ink font-bold' : 'fill-ink-soft')}
          >
            {done}/{planned}
          </text>
          {filled > 0 && (
            <rect {...across} y={HEIGHT - filled} height={filled} rx={2} className="fill-done-bright" />
          )}
          {full > 0 && (
            <rect
              {...across}
              y={HEIGHT - full + 0.5}
              height={full - 1}
              rx={2}
              fill="none"
              className={filled > full ? 'stroke-sheet' : isToday ? 'stroke-ink' : 'stroke-edge'}
            />
          )}
        </>
      )}
    </svg>
  );
}

type DayBarsProps = {
  /** The accessible name of the chart. */
  label: string;
  bars: readonly BarDay[];
  today: Day;
  /** The selected day, whose details are shown beside the bars. */
  chosen: Day;
  onChoose: (day: Day) => void;
};

/** A bar in words. */
const wordsOf = ({ day, planned, done }: BarDay, today: Day): string =>
  day === today
    ? t`${formatDay(day)}, today: ${done} done, ${planned} planned`
    : t`${formatDay(day)}: ${done} done, ${planned} planned`;

/** A bar per day, completed against planned. They are the browser's radio buttons: the arrow keys select days. */
export function DayBars({ label, bars, today, chosen, onChoose }: DayBarsProps) {
  const name = useId();
  const most = Math.max(1, ...bars.map(({ planned, done }) => Math.max(planned, done)));
  return (
    <fieldset className="grid min-w-0 grid-cols-7">
      <legend className="sr-only">{label}</legend>
      {bars.map((bar) => (
        <label
          key={bar.day}
          className="relative min-w-0 cursor-pointer rounded-md pt-1 hover:bg-well/50 has-focus-visible:outline-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={bar.day}
            checked={bar.day === chosen}
            aria-label={wordsOf(bar, today)}
            onChange={() => onChoose(bar.day)}
            className="peer sr-only"
          />
          <Column bar={bar} most={most} today={today} />
          <span
            aria-hidden="true"
            className={classNames(
              'mx-auto mt-1 mb-0.5 block w-fit rounded-sm px-1.5 text-center text-xs peer-checked:bg-well',
              bar.day === today ? 'font-bold text-signal' : 'text-ink-soft',
            )}
          >
            {formatDay(bar.day, 'weekday')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The legend of hollow and filled, beside the numbers. */
export const BarSwatch = ({ of }: { of: 'planned' | 'done' }) => (
  <svg viewBox="0 0 10 10" className="size-2.5 shrink-0" aria-hidden="true">
    <rect
      x="0.5"
      y="0.5"
      width="9"
      height="9"
      rx="1.5"
      className={of === 'done' ? 'fill-done-bright stroke-done-bright' : 'fill-none stroke-edge'}
    />
  </svg>
);
