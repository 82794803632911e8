import type { AgendaItem } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { taskSearchQuery } from '../../plan-data/task-search-query.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { FoundLine } from './found-line.tsx';
import { andType, type SearchPaneProps } from './search-pane.ts';
import { taskDayWords } from './task-words.ts';

type FoundTasksProps = SearchPaneProps & {
  pager: (paging: { page: number; pages: number; onPageChange: (page: number) => void }) => ReactNode;
};

const listClass = classNames(cardClass, 'grid grid-cols-1 divide-y divide-line overflow-hidden');

/** One row: the whole of it leads to the task on the page of its project. */
function TaskRow({ task }: { task: AgendaItem }) {
  const today = useToday();
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 px-4 py-3 hover:bg-well sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <StatusMark status={task.status} labelled={false} className="translate-y-0.5" />
      <div className="min-w-0">
        <Link
          to="/project/$id/details"
          params={{ id: task.projectId.id }}
          hash={`subtask-${task.id}`}
          className="rounded-sm font-semibold wrap-anywhere text-ink after:absolute after:inset-0"
        >
          {task.title}
        </Link>
        <p title={task.projectId.name} className="truncate text-sm text-ink-soft">
          {task.projectId.name}
        </p>
      </div>
      <p
        className={classNames(
          'text-sm tabular-nums max-sm:col-start-2',
          task.isOverdue ? 'font-semibold' : 'text-ink-soft',
        )}
      >
        {taskDayWords(task, today)}
      </p>
    </li>
  );
}

const TasksSkeleton = () => (
  <SkeletonRegion label={t`Loading tasks`} className={listClass}>
    {['first', 'second', 'third', 'fourth'].map((place) => (
      <div key={place} className="grid gap-2 px-4 py-3">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    ))}
  </SkeletonRegion>
);

/** The tasks of all projects that match the words of the place. */
export function FoundTasks({ place: { query, page }, form, onPageChange, pager }: FoundTasksProps) {
  const isAsked = query !== '';
  const found = useQuery({
    ...taskSearchQuery({ query, page }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const answer = isAsked ? found.data : undefined;

  return (
    <>
      <FoundLine isAsked={isAsked} total={answer?.total} of="task" />
      {!isAsked && (
        <EmptyState title={t`Start searching`}>
          {t`Type words of a task: of its title, its tags or its description. The beginning of a word is enough.`}
        </EmptyState>
      )}
      {isAsked && found.isError && (
        <QueryError query={found} message={t`Failed to fetch subtasks`}>
          {t`What you search for is kept here, and your tasks on the server.`}
        </QueryError>
      )}
      {found.isLoading && <TasksSkeleton />}
      {answer?.total === 0 && (
        <EmptyState
          title={t`No tasks found`}
          action={<Button onClick={andType(() => form.change({ text: '' }))}>{t`Clear the search`}</Button>}
        >
          {t`No task has “${query}” in its title, its tags or its description.`}
        </EmptyState>
      )}
      {answer && answer.total > 0 && (
        <>
          <ul
            aria-label={t`Tasks`}
            aria-busy={found.isPlaceholderData}
            className={classNames(listClass, found.isPlaceholderData && 'opacity-60')}
          >
            {answer.data.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
          {pager({ page, pages: answer.pages, onPageChange })}
        </>
      )}
    </>
  );
}
