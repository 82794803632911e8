import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDay, formatDays } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { dayBeside, type Period, type PlanPlace, SPANS, WEEKS } from './plan-place.ts';

/** "November 2026", "23–29 Nov 2026", "23 Nov – 27 Dec 2026". */
export const periodTitle = ({ span, day, from, to }: Period): string =>
  span === 'month' ? formatDay(day, 'month') : formatDays(from, to);

type PeriodBarProps = {
  period: Period;
  today: Day;
  /** Whether the user can choose how many days are shown. */
  hasSpans: boolean;
  onPlaceChange: (place: Pick<PlanPlace, 'day' | 'span'>) => void;
};

const LABELS = { week: t`Week`, weeks: t`${WEEKS} weeks`, month: t`Month` };
const PREVIOUS = { week: t`Previous week`, weeks: t`Previous ${WEEKS} weeks`, month: t`Previous month` };
const NEXT = { week: t`Next week`, weeks: t`Next ${WEEKS} weeks`, month: t`Next month` };

/** Whether it is the period that begins with today's week, or today's month. */
const isPresent = ({ span, days, day }: Period, today: Day): boolean =>
  span === 'month' ? today.slice(0, 7) === day.slice(0, 7) : days.slice(0, 7).includes(today);

/** The days that are shown, and buttons for earlier and later ones. */
export function PeriodBar({ period, today, hasSpans, onPlaceChange }: PeriodBarProps) {
  const { span } = period;
  const isNow = isPresent(period, today);
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:gap-x-1">
      <h2
        className={classNames(
          'mr-auto text-base font-bold tabular-nums sm:text-lg',
          // On a phone the arrows and the spans share the line below it.
          hasSpans && 'max-sm:w-full',
        )}
        aria-live="polite"
      >
        {periodTitle(period)}
      </h2>
      {/* They wrap together, so that no arrow stands alone. */}
      <div className="flex items-center max-sm:mr-auto max-sm:-ml-2 sm:gap-2 print:hidden">
        <IconButton
          icon={ChevronLeft}
          label={PREVIOUS[span]}
          onClick={() => onPlaceChange({ span, day: dayBeside(period, -1) })}
        />
        <Button
          size="small"
          className="max-sm:px-2"
          disabled={isNow}
          onClick={() => onPlaceChange({ span, day: today })}
        >
          {t`Today`}
        </Button>
        <IconButton
          icon={ChevronRight}
          label={NEXT[span]}
          onClick={() => onPlaceChange({ span, day: dayBeside(period, 1) })}
        />
      </div>
      {hasSpans && (
        <fieldset className="flex rounded-md border border-edge bg-sheet p-0.5 print:hidden">
          <legend className="sr-only">{t`Show`}</legend>
          {SPANS.map((offered) => (
            <button
              key={offered}
              type="button"
              aria-pressed={span === offered}
              onClick={() => onPlaceChange({ span: offered, day: isNow ? today : period.day })}
              className={classNames(
                'min-h-8 rounded-sm px-2 text-sm font-semibold sm:px-3 pointer-coarse:min-h-11',
                span === offered ? 'bg-ink text-on-ink' : 'text-ink-soft hover:bg-well hover:text-ink',
              )}
            >
              {LABELS[offered]}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
