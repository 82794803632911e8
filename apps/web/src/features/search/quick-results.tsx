import type { ListedProject } from '@daymark/contract/projects';
import { daysRemaining, timeRemainingText } from '@daymark/domain/projects';
import { ArrowRight } from 'lucide-react';
import { isUnreached, messageOf } from '../../lib/error-message.ts';
import { todayOfUser } from '../../lib/today.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Option } from '../../ui/option.tsx';
import { PriorityMark } from '../../ui/priority-mark.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { OptionList } from '../../ui/use-option-list.ts';

/** The last option, which leads to the search screen. */
export const ALL = 'all';

const whenWords = ({ status, dueDate }: ListedProject) =>
  status === 'Completed' ? status : `${status} · ${timeRemainingText(daysRemaining(dueDate, todayOfUser()))}`;

const ProjectWords = ({ project }: { project: ListedProject }) => (
  <>
    <ProjectMark color={project.color} />
    <PriorityMark priority={project.priority} />
    <span className="grid min-w-0 flex-1">
      <span className="truncate font-semibold">{project.name}</span>
      <span className="truncate text-xs text-ink-soft">{whenWords(project)}</span>
    </span>
    <span className="text-sm tabular-nums text-ink-soft">{project.progress}%</span>
  </>
);

type OptionsProps = {
  list: OptionList;
  projects: readonly ListedProject[];
  /** What the last option says. */
  allLabel: string;
};

const optionClass = 'min-h-11 gap-3 px-4 py-1.5';

/** The focus stays in the box; arrows and the pointer choose among these. */
export const QuickOptions = ({ list, projects, allLabel }: OptionsProps) => (
  <div role="listbox" id={list.listId} aria-label="Projects found">
    {projects.map((project) => (
      <Option key={project.id} list={list} id={project.id} className={optionClass}>
        <ProjectWords project={project} />
      </Option>
    ))}
    <Option
      list={list}
      id={ALL}
      className={classNames(
        optionClass,
        'text-sm font-semibold',
        projects.length > 0 && 'border-t border-line',
      )}
    >
      <span className="min-w-0 flex-1">{allLabel}</span>
      <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
    </Option>
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
