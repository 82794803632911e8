import type { Day } from '@daymark/domain/dates';
import { OVERDUE_ROWS } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { formatDayFrom, formatTime } from '../../platform/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { daysOverdueText, type OverdueItem } from './overdue.ts';
import { Panel } from './panel.tsx';
import { ProjectLink, wholeItemClass } from './project-link.tsx';
import type { Source } from './source.ts';
import { SourceProblem } from './source-problem.tsx';

/** The target of the link in today's work, on narrow screens. */
export const OVERDUE_ID = 'overdue';

type OverduePanelProps = {
  items: readonly OverdueItem[];
  /** The number of all, including those that are not in `items`. */
  count: number;
  today: Day;
  /** The query of the overdue tasks. */
  source: Source<unknown>;
};

const KINDS: Record<OverdueItem['kind'], string> = { Task: t`Task`, Project: t`Project` };

/** Overdue work: the oldest three, and the number of the others. */
export function OverduePanel({ items, count, today, source }: OverduePanelProps) {
  const rows = items.slice(0, OVERDUE_ROWS);
  const rest = count - rows.length;
  if (count === 0 && !source.problem) return null;
  return (
    <Panel
      title={t`Overdue`}
      aside={count > 0 && <span className="text-sm font-bold text-signal">{count}</span>}
      id={OVERDUE_ID}
      className="scroll-mt-20 border-l-4 border-l-signal-bright pl-4.25 sm:pl-5.25"
    >
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {rows.map((item) => (
          <li key={item.id} className="relative">
            <ProjectLink id={item.projectId} className={classNames(wholeItemClass, 'font-semibold')}>
              {item.projectName === undefined && (
                <ProjectMark color={item.color} className="mr-2 inline-block h-3.5 w-1.5 align-baseline" />
              )}
              {item.title}
            </ProjectLink>
            <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
              <strong className="text-signal">{daysOverdueText(item, today)}</strong>
              {item.projectName !== undefined && (
                <span className="flex min-w-0 items-center gap-1.5">
                  <ProjectMark color={item.color} className="h-3 w-1.5" />
                  {item.projectName}
                </span>
              )}
              <span>{t`${item.percent}% complete`}</span>
              <span>
                {KINDS[item.kind]}, {formatDayFrom(item.dueDate, today, 'short')}, {formatTime(item.dueTime)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="mt-3 text-sm text-ink-soft">{t`and ${plural(rest, '# more overdue items', '# more overdue items')}`}</p>
      )}
      <SourceProblem source={source} />
    </Panel>
  );
}
