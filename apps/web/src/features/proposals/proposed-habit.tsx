import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { ChevronRight } from 'lucide-react';
import { formatDayFrom } from '../../platform/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { RowActions } from './proposal-row.tsx';
import { hoursWords } from './row-words.ts';
import type { ShownRow } from './shown-rows.ts';

type ProposedHabitProps = {
  statement: string;
  days: readonly ShownRow[];
  /** The recurrence in words. */
  rule: string | undefined;
  today: Day;
  isAnew: boolean;
  isOpen: boolean;
  actions: RowActions;
  onToggle: () => void;
};

const isWanted = ({ isLeft }: ShownRow): boolean => !isLeft;

/** How many of its days are new, changed or deleted. */
function changeWords(days: readonly ShownRow[]): string {
  const count = (change: ShownRow['change']) =>
    days.filter((row) => row.change === change && !row.isLeft).length;
  const [added, changed, removed] = [count('added'), count('changed'), count('removed')];
  return [
    added > 0 && t`${plural(added, '# new day')}`,
    changed > 0 && t`${plural(changed, '# changed', '# changed')}`,
    removed > 0 && t`${plural(removed, '# goes', '# go')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function factsOf(days: readonly ShownRow[], rule: string | undefined, today: Day): string {
  const staying = days.filter(({ change }) => change !== 'removed');
  const [first, last] = [staying[0], staying.at(-1)];
  const span =
    first?.dueDate && last?.dueDate
      ? t`${formatDayFrom(first.dueDate, today)} to ${formatDayFrom(last.dueDate, today)}`
      : undefined;
  const each = first && first.hours !== null ? t`${hoursWords(first.hours)} each` : undefined;
  return [rule, each, span].filter(Boolean).join(' · ');
}

/** A habit of a proposed plan as one item; its days are shown on request. */
export function ProposedHabit(props: ProposedHabitProps) {
  const { statement, days, rule, today, isAnew, isOpen, actions, onToggle } = props;
  const title = days[0]?.title ?? '';
  const isLeft = !days.some(isWanted);
  const isOnlyNew = days.every(({ change }) => change === 'added');
  const leaveAll = () =>
    actions.onLeaveAll(
      days.map(({ key }) => key),
      !isLeft,
    );
  return (
    <li
      data-row={`line ${statement}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-t border-line px-4 py-3 first:border-t-0 data-lit:bg-soon-wash data-lit:shadow-[inset_3px_0_0_var(--color-ink)] max-sm:grid-cols-1"
    >
      <div className="grid min-w-0 gap-1">
        <p className="break-words">
          <span className={classNames('mr-2 font-semibold', isLeft && 'text-ink-soft line-through')}>
            {title}
          </span>
          {isLeft ? <Badge>{t`Left out`}</Badge> : isAnew && isOnlyNew && <Badge tone="done">{t`New`}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{factsOf(days, rule, today)}</p>
        <p className="text-sm text-ink-soft">{changeWords(days)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={onToggle}>
          <ChevronRight
            className={classNames('size-4 transition-transform', isOpen && 'rotate-90')}
            aria-hidden="true"
          />
          {t`Its days`}
        </Button>
        {isOnlyNew && (
          <Button size="small" variant="quiet" onClick={leaveAll}>
            {isLeft ? t`Put back` : t`Leave out`}
          </Button>
        )}
      </div>
    </li>
  );
}
