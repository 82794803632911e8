import type { Day } from '@daymark/domain/dates';
import { useEffect, useRef } from 'react';
import { formatDay } from '../../platform/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { type DayFacts, isOff, loadWords, overOf } from './day-facts.ts';
import { useStage } from './plan-stage.tsx';

/** Pixels: the bar of a day that is exactly full, and the most that is drawn above it. */
const FULL = 28;
const ABOVE = 10;

/**
 * A day's bar: the frame is the working time, the filled part the planned hours; hours beyond it are above the frame,
 * with a triangle.
 */
export function LoadBar({ facts }: { facts: DayFacts }) {
  const over = overOf(facts);
  const share = facts.hours === 0 ? (facts.load > 0 ? 1 : 0) : Math.min(1, facts.load / facts.hours);
  const filled = share === 0 ? 0 : Math.max(3, Math.round(FULL * share));
  const bottom = ABOVE + FULL;
  return (
    <svg width="100%" height={bottom} className="block overflow-visible" aria-hidden="true">
      {isOff(facts) ? (
        <rect x="22%" width="56%" y={bottom - 2} height={2} className="fill-line" />
      ) : (
        <rect
          x="22%"
          width="56%"
          y={ABOVE + 0.5}
          height={FULL - 1}
          rx={2}
          fill="none"
          className="stroke-edge"
        />
      )}
      {filled > 0 && (
        <rect
          x="22%"
          width="56%"
          y={bottom - filled}
          height={filled}
          rx={2}
          className={over > 0 ? 'fill-signal-bright' : 'fill-done-bright'}
        />
      )}
      {over > 0 && (
        <svg x="50%" y={0} width="1" height="1" overflow="visible" aria-hidden="true">
          <path d="M0 0 5 8H-5Z" className="fill-signal-bright" />
        </svg>
      )}
    </svg>
  );
}

/** How full each of some days is, as bars. */
export function LoadStrip({ days, label }: { days: readonly Day[]; label: string }) {
  const { facts, today } = useStage();
  const region = useRef<HTMLElement>(null);
  const known = days.flatMap((day) => facts.get(day) ?? []);
  const isKnown = known.length > 0;
  useEffect(() => {
    const now = isKnown && region.current?.querySelector<HTMLElement>('[aria-current="date"]');
    if (now && region.current) region.current.scrollLeft = now.offsetLeft - 2 * now.offsetWidth;
  }, [isKnown]);
  if (known.length === 0) return <div className="h-19" />;
  return (
    <ScrollRegion ref={region} label={label} className="rounded-sm [print-color-adjust:exact]">
      <ol
        className="grid min-w-fit [--least:1.5rem] print:min-w-0 print:[--least:0]"
        style={{ gridTemplateColumns: `repeat(${known.length}, minmax(var(--least), 1fr))` }}
      >
        {known.map((day) => (
          <li
            key={day.date}
            aria-current={day.date === today ? 'date' : undefined}
            title={`${formatDay(day.date)}: ${loadWords(day)}`}
          >
            <LoadBar facts={day} />
            <span
              aria-hidden="true"
              className={classNames(
                'block pt-0.5 text-center text-xs tabular-nums',
                day.date === today ? 'font-bold text-signal' : 'text-ink-soft',
              )}
            >
              {Number(day.date.slice(8))}
            </span>
            <span className="sr-only">
              {formatDay(day.date)}: {loadWords(day)}
            </span>
          </li>
        ))}
      </ol>
    </ScrollRegion>
  );
}
