import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { formatDayFrom } from '../platform/format.ts';
import { classNames } from './class-names.ts';
import { placeOnStrip, type StripCell, stripCells } from './day-strip-cells.ts';
import { cellSpanWords, cellWords, type Strip, stripPhrases } from './day-strip-words.ts';

type DayStripSize = 'small' | 'medium' | 'large';

export type DayStripProps = Strip & {
  /** `small` on a card, `medium` with the dates at both ends, `large` with milestone names below. */
  size?: DayStripSize;
  className?: string;
};

/** Pixels: the rows of today's mark, the cells, and the milestones. */
const BANDS: Record<DayStripSize, { mark: number; cell: number; milestone: number }> = {
  small: { mark: 8, cell: 18, milestone: 9 },
  medium: { mark: 20, cell: 26, milestone: 11 },
  large: { mark: 22, cell: 40, milestone: 14 },
};

const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`;

/** Thinner cells need relatively larger gaps. */
function gapShare(cells: number): number {
  if (cells <= 7) return 0.04;
  if (cells <= 14) return 0.1;
  return cells <= 31 ? 0.18 : 0.26;
}

const OUTLINES: Record<StripCell['when'], string> = {
  past: 'fill-signal-wash stroke-signal-bright',
  today: 'fill-sheet stroke-ink',
  ahead: 'fill-sheet stroke-edge',
};

type CellProps = {
  cell: StripCell;
  today: Day;
  index: number;
  count: number;
  top: number;
  height: number;
};

/** Hollow is open, filled is completed, a short line is a day without work. */
function Cell({ cell, today, index, count, top, height }: CellProps) {
  const gap = gapShare(count);
  const across = { x: percent((index + gap / 2) / count), width: percent((1 - gap) / count) };
  const filled = cell.total === 0 ? 0 : Math.round((height * cell.done) / cell.total);
  if (cell.total === 0) {
    return (
      <rect {...across} y={top + height - 4} height={4} rx={1} className="fill-line">
        <title>{cellWords(cell, today)}</title>
      </rect>
    );
  }
  return (
    <g data-day={cell.from}>
      <title>{cellWords(cell, today)}</title>
      <rect {...across} y={top + 0.5} height={height - 1} rx={2} className={OUTLINES[cell.when]} />
      <rect
        {...across}
        y={top + height - filled + 0.5}
        height={Math.max(0, filled - 1)}
        rx={2}
        className="fill-done-bright stroke-done-bright"
      />
    </g>
  );
}

const anchorAt = (place: number) => (place < 0.08 ? 'start' : place > 0.92 ? 'end' : 'middle');

/** The triangle over today. */
const TodayMark = ({ place, band, worded }: { place: number; band: number; worded: boolean }) => (
  <>
    {worded && (
      <text x={percent(place)} y={11} textAnchor={anchorAt(place)} className="fill-signal text-xs font-bold">
        {t`Today`}
      </text>
    )}
    <svg x={percent(place)} y={band - 7} width="1" height="1" overflow="visible" aria-hidden="true">
      <path d="M-4.5 0h9L0 6Z" className="fill-signal-bright" />
    </svg>
  </>
);

const Diamond = ({ className }: { className?: string }) => (
  <svg viewBox="-5 -5 10 10" className={classNames('inline-block size-2.5', className)} aria-hidden="true">
    <path d="M0-4.5 4.5 0 0 4.5-4.5 0Z" className="fill-ink" />
  </svg>
);

function MilestoneList({ milestones, today }: Pick<Strip, 'milestones' | 'today'>) {
  return (
    <ul aria-label={t`Milestones`} className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm empty:hidden">
      {milestones.map(({ name, dueDate }) => (
        <li key={`${dueDate} ${name}`} className="inline-flex max-w-full items-baseline gap-1.5">
          <Diamond className="shrink-0" />
          <span className="min-w-0">
            {name} <span className="text-ink-soft">{formatDayFrom(dueDate, today, 'short')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One cell for each day of the project, filled by its completed work, with today's mark and the milestones. */
export function DayStrip({ size = 'medium', className, ...strip }: DayStripProps) {
  const { startDate, dueDate, today, days, milestones } = strip;
  const { mark, cell: height, milestone: foot } = BANDS[size];
  const cells = stripCells(startDate, dueDate, today, days);
  const todayPlace = placeOnStrip(startDate, dueDate, today);
  const { phrases, late } = stripPhrases(strip);

  return (
    <figure className={classNames('min-w-0', className)}>
      <svg width="100%" height={mark + height + foot} className="block overflow-visible" aria-hidden="true">
        {cells.map((cell, index) => (
          <Cell key={cell.from} {...{ cell, today, index, height }} count={cells.length} top={mark} />
        ))}
        {milestones.map(({ name, dueDate: on }) => {
          const place = placeOnStrip(startDate, dueDate, on);
          return place === undefined ? null : (
            <svg key={`${on} ${name}`} x={percent(place)} y={mark + height + foot / 2 + 1} overflow="visible">
              <title>{`${name}, ${formatDayFrom(on, today)}`}</title>
              <path d="M0-4.5 4.5 0 0 4.5-4.5 0Z" className="fill-ink" />
            </svg>
          );
        })}
        {todayPlace !== undefined && <TodayMark place={todayPlace} band={mark} worded={size !== 'small'} />}
      </svg>
      {size !== 'small' && (
        <div className="flex justify-between gap-4 text-xs text-ink-soft">
          <span>
            <span className="sr-only">{t`Start:`} </span>
            {formatDayFrom(startDate, today, 'short')}
          </span>
          <span>{cellSpanWords(strip)}</span>
          <span>
            <span className="sr-only">{t`Due:`} </span>
            {formatDayFrom(dueDate, today, 'short')}
          </span>
        </div>
      )}
      <figcaption className="mt-1 text-xs text-pretty text-ink-soft">
        {phrases.join(' · ')}
        {late > 0 && <strong className="text-signal"> · {t`${plural(late, '# late', '# late')}`}</strong>}
      </figcaption>
      {size === 'large' && <MilestoneList milestones={milestones} today={today} />}
    </figure>
  );
}
