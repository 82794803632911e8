import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { ChevronRight } from 'lucide-react';
import { memo, type Ref } from 'react';
import { daysInSight, toggledDays } from '../../plan-data/habits.ts';
import { formatHours } from '../../platform/format.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayToggles } from '../../ui/day-toggles.tsx';
import type { GuessActions } from './guess.ts';
import { GuessButton } from './guess-button.tsx';
import type { Repeat } from './repeats.ts';
import type { SubtaskActions } from './use-subtask-actions.ts';

type RepeatRowProps = {
  ref: Ref<HTMLLIElement>;
  index: number;
  margin: number;
  place: number;
  count: number;
  repeat: Repeat;
  /** The recurrence in words; undefined if it is unknown. */
  rule: string | undefined;
  today: Day;
  /** Whether its days are shown as rows below. */
  isOpen: boolean;
  actions: SubtaskActions;
  guess: GuessActions;
  onPoint: (id: string) => void;
  onToggle: (statement: string) => void;
};

/** A long habit shows this many days, beginning before today. */
const IN_SIGHT = { before: 7, max: 35 };

const isDone = ({ status }: Subtask): boolean => status === 'Completed';

/** The time that each of its days takes. */
function EachDay({ next, alike, guess }: { next: Subtask; alike: number; guess: GuessActions }) {
  if (next.estimatedHours === null) return null;
  if (next.guessed) return <GuessButton {...{ subtask: next, alike, guess }} />;
  return <span>{t`${formatHours(next.estimatedHours)} each`}</span>;
}

/** A habit as one item: its name, recurrence and progress, and its days, each completed with one click. */
export const RepeatRow = memo(function RepeatRow(props: RepeatRowProps) {
  const { ref, index, margin, place, count, repeat, rule, today, isOpen, actions, onPoint, onToggle } = props;
  const { guess } = props;
  const next = repeat.days.find((day) => !isDone(day));
  const { statement, title, days, done } = repeat;
  const now = days.find(({ dueDate }) => dueDate === today);
  const inSight = daysInSight(days, today, IN_SIGHT);
  const toggle = (subtask: Subtask | undefined) =>
    subtask && actions.setStatus(subtask, isDone(subtask) ? 'Pending' : 'Completed');
  const point = () => days[0] && onPoint(days[0].id);
  return (
    <li
      ref={ref}
      data-row={`line ${statement}`}
      data-index={index}
      aria-setsize={count}
      aria-posinset={place + 1}
      style={margin > 0 ? { marginTop: margin } : undefined}
      onMouseEnter={point}
      onFocus={point}
      className={classNames(
        'border-x border-t border-line bg-sheet data-lit:bg-soon-wash data-lit:shadow-[inset_3px_0_0_var(--color-ink)] print:break-inside-avoid',
        place === 0 && 'rounded-t-lg',
        place === count - 1 && 'rounded-b-lg border-b',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3">
        {now ? (
          <Checkbox
            checked={isDone(now)}
            onCheckedChange={() => toggle(now)}
            label={isDone(now) ? t`Completed today: ${title}` : t`Mark as completed today: ${title}`}
            labelHidden
          />
        ) : (
          <span className="w-5" />
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onToggle(statement)}
          className="group flex min-w-0 items-baseline gap-2 rounded-sm text-left font-semibold pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <span className="min-w-0 break-words group-hover:underline">{title}</span>
          <ChevronRight
            className={classNames(
              'size-4 shrink-0 self-center text-ink-soft transition-transform print:hidden',
              isOpen && 'rotate-90',
            )}
            aria-hidden="true"
          />
        </button>
        <p className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
          {t`${done} of ${days.length} done`}
        </p>
        <p className="col-start-2 flex flex-wrap gap-x-2 text-xs text-ink-soft">
          {rule && (
            <span>
              <span>{rule}</span>
              {next && <span aria-hidden="true">{'\u00a0·'}</span>}
            </span>
          )}
          {next && <EachDay {...{ next, guess }} alike={days.length} />}
        </p>
        <DayToggles
          title={title}
          days={toggledDays(inSight, today)}
          onToggle={(id) => toggle(days.find((day) => day.id === id))}
          className="col-span-full col-start-2 mt-2.5 max-sm:col-start-1"
        />
        {inSight.length < days.length && (
          <p className="col-start-2 mt-1 text-xs text-ink-soft">
            {t`${inSight.length} of ${days.length} days shown. Open it to see all.`}
          </p>
        )}
      </div>
    </li>
  );
});
