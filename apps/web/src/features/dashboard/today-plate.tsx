import type { AgendaItem } from '@daymark/contract/subtasks';
import { TODAY_LIST_ROWS } from '@daymark/domain/limits';
import { plural, t } from '@daymark/words/t';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { formatCount, formatHours } from '../../platform/format.ts';
import { useListKeys } from '../../platform/use-list-keys.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { NothingLeft, PostponeButton } from './late.tsx';
import { NextStep } from './next-step.tsx';
import type { OverdueItem } from './overdue.ts';
import { OVERDUE_ID } from './overdue-panel.tsx';
import { ProjectLink, wholeItemClass } from './project-link.tsx';
import { SourceProblem } from './source-problem.tsx';
import { TaskFacts } from './task-facts.tsx';
import type { DayTasks } from './use-agenda.ts';

type TodayPlateProps = {
  day: DayTasks;
  /** The first task after today, for a day without open work. */
  nextUp: AgendaItem | undefined;
  /** Overdue work, the oldest first, and its number. */
  overdue: { items: readonly OverdueItem[]; count: number };
  onComplete: (task: AgendaItem) => void;
  /** Other actions for the next step. */
  actionOf: (task: AgendaItem) => ReactNode;
};

/** The agenda without the tasks that are already shown as today's work. */
export function beyondPlate(agenda: readonly AgendaItem[], plate: readonly AgendaItem[]): AgendaItem[] {
  const shown = new Set(plate.slice(0, 1 + TODAY_LIST_ROWS).map(({ id }) => id));
  return agenda.filter(({ id }) => !shown.has(id));
}

/** "6 tasks · 9.5 h" */
const amountOf = ({ count, hours }: DayTasks): string =>
  hours > 0 ? `${t`${plural(count, '# task')}`} · ${formatHours(hours)}` : t`${plural(count, '# task')}`;

/** Completing a row removes the focused element, so the focus moves to the list instead of the top of the page. */
function useFocusKept(count: number) {
  const plate = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) plate.current?.focus();
    before.current = count;
  }, [count]);
  return plate;
}

function TaskRow({ task, onComplete }: { task: AgendaItem; onComplete: TodayPlateProps['onComplete'] }) {
  return (
    <li data-row={task.id} className="flex scroll-my-24 items-start gap-3 py-2.5">
      <Checkbox
        checked={false}
        onCheckedChange={() => onComplete(task)}
        label={t`Mark as completed: ${task.title}`}
        labelHidden
      />
      <div className="relative min-w-0 flex-1">
        <ProjectLink id={task.projectId.id} className={classNames(wholeItemClass, 'font-semibold')}>
          {task.title}
        </ProjectLink>
        <TaskFacts task={task} className="text-xs" />
      </div>
      <PostponeButton task={task} />
    </li>
  );
}

type OthersProps = Pick<TodayPlateProps, 'day' | 'onComplete'> & { tasks: readonly AgendaItem[] };

/** The rest of a long day: how many tasks were not loaded, and a button to load them. */
function Beyond({ day: { tasks, count, more, loadMore } }: Pick<OthersProps, 'day'>) {
  const beyond = count - tasks.length;
  if (more?.problem) return <SourceProblem source={more} />;
  return (
    beyond > 0 && (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm text-ink-soft">
        <span>{t`and ${formatCount(beyond)} more`}</span>
        <Button size="small" busy={more?.isFetching ?? false} onClick={loadMore}>
          {t`Load more`}
        </Button>
      </div>
    )
  );
}

/** Five more, and the others on request. */
function Others({ tasks, day, onComplete }: OthersProps) {
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const rest = day.count - 1 - TODAY_LIST_ROWS;
  return (
    <div className="border-t border-line px-5 py-2 sm:px-6">
      <ul id={listId} className="divide-y divide-line">
        {(showsAll ? tasks : tasks.slice(0, TODAY_LIST_ROWS)).map((task) => (
          <TaskRow key={task.id} task={task} onComplete={onComplete} />
        ))}
      </ul>
      {showsAll && <Beyond day={day} />}
      {rest > 0 && (
        <button
          type="button"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
          className="-mx-2 flex min-h-10 items-center gap-1.5 rounded-md px-2 text-sm text-ink-soft hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          {showsAll ? t`Show fewer` : t`+${plural(rest, '# more tasks', '# more tasks')} for today`}
          <ChevronDown className={classNames('size-4', showsAll && 'rotate-180')} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Today: the first task in large type, as the next step; then five more, then the number of the others. */
export function TodayPlate({ day, nextUp, overdue, onComplete, actionOf }: TodayPlateProps) {
  const titleId = useId();
  const { tasks } = day;
  const plate = useFocusKept(tasks.length);
  const [next, ...others] = tasks;
  useListKeys(plate, {
    name: t`Tasks`,
    next: t`Next task`,
    previous: t`Previous task`,
    tick: {
      words: t`Complete the task`,
      act: (id) => {
        const task = tasks.find((one) => one.id === id);
        if (task) onComplete(task);
      },
    },
  });

  return (
    <section ref={plate} tabIndex={-1} aria-labelledby={titleId} className={cardClass}>
      <header className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3 sm:px-6">
        <h2 id={titleId} className="font-bold">
          {t`Today`}
        </h2>
        <p className="flex flex-wrap justify-end gap-x-4 text-sm text-ink-soft">
          {overdue.count > 0 && (
            <a
              href={`#${OVERDUE_ID}`}
              className="relative font-bold text-signal underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3 lg:hidden"
            >
              {t`${plural(overdue.count, '# overdue', '# overdue')}`}
            </a>
          )}
          {next && amountOf(day)}
        </p>
      </header>
      {next ? (
        <NextStep task={next} onComplete={onComplete} action={actionOf(next)} />
      ) : (
        <Suspense fallback={<div className="h-26 sm:h-28" />}>
          <NothingLeft nextUp={nextUp} overdue={overdue} />
        </Suspense>
      )}
      {others.length > 0 && <Others tasks={others} day={day} onComplete={onComplete} />}
    </section>
  );
}
