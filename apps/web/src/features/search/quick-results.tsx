import type { ListedProject } from '@daymark/contract/projects';
import { daysRemaining, timeRemainingText } from '@daymark/domain/projects';
import { ArrowRight } from 'lucide-react';
import { isUnreached, messageOf } from '../../lib/error-message.ts';
import { todayOfUser } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PriorityMark } from '../../ui/priority-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The options' ids, for the box's `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const whenWords = ({ status, dueDate }: ListedProject) =>
  status === 'Completed' ? status : `${status} · ${timeRemainingText(daysRemaining(dueDate, todayOfUser()))}`;

const ProjectWords = ({ project }: { project: ListedProject }) => (
  <>
    <PriorityMark priority={project.priority} />
    <span className="grid min-w-0 flex-1">
      <span className="truncate font-semibold">{project.name}</span>
      <span className="truncate text-xs text-ink-soft">{whenWords(project)}</span>
    </span>
    <span className="text-sm tabular-nums text-ink-soft">{project.progress}%</span>
  </>
);

type OptionsProps = {
  listId: string;
  projects: readonly ListedProject[];
  /** The label of the last option, which opens the search screen. */
  allLabel: string;
  active: number | undefined;
  onChoose: (index: number) => void;
  onActivate: (index: number) => void;
};

/** The focus stays in the box; arrow keys and the pointer choose an option. */
export const QuickOptions = ({ listId, projects, allLabel, active, onChoose, onActivate }: OptionsProps) => (
  <div role="listbox" id={listId} aria-label="Projects found">
    {[...projects, null].map((project, index) => (
      <button
        key={project?.id ?? 'all'}
        type="button"
        role="option"
        tabIndex={-1}
        id={optionId(listId, index)}
        aria-selected={index === active}
        onMouseDown={(event) => event.preventDefault()}
        onPointerMove={() => onActivate(index)}
        onClick={() => onChoose(index)}
        className={classNames(
          'flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left aria-selected:bg-well',
          !project && 'text-sm font-semibold',
          !project && projects.length > 0 && 'border-t border-line',
        )}
      >
        {project ? (
          <ProjectWords project={project} />
        ) : (
          <>
            <span className="min-w-0 flex-1">{allLabel}</span>
            <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
          </>
        )}
      </button>
    ))}
  </div>
);

/** As high as the rows. */
export const QuickSkeleton = ({ rows }: { rows: number }) => (
  <div className="grid">
    {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
      <div key={row} className="grid min-h-11 content-center gap-1.5 px-4 py-1.5">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    ))}
  </div>
);

type FailureProps = { error: Error; isAnyKnown: boolean; onRetry: () => void };

export const QuickFailure = ({ error, isAnyKnown, onRetry }: FailureProps) => (
  <div className="flex items-center gap-3 border-b border-line px-4 py-2.5 text-sm">
    <p className="min-w-0 flex-1">
      <span className="font-semibold">
        {isUnreached(error) ? 'Daymark cannot be reached.' : messageOf(error, 'Failed to fetch projects')}
      </span>{' '}
      {isAnyKnown
        ? 'These are the projects that this device knows.'
        : 'This device knows no project like that.'}
    </p>
    <Button size="small" onClick={onRetry}>
      Retry
    </Button>
  </div>
);
