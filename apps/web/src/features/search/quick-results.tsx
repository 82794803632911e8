import type { ListedProject } from '@daymark/contract/projects';
import type { AgendaItem } from '@daymark/contract/subtasks';
import { daysRemaining, timeRemainingText } from '@daymark/domain/projects';
import { t } from '@daymark/words/t';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { isUnreached, messageOf } from '../../platform/error-message.ts';
import { formatPercent } from '../../platform/format.ts';
import { todayOfUser } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Option } from '../../ui/option.tsx';
import { PriorityMark } from '../../ui/priority-mark.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { OptionList } from '../../ui/use-option-list.ts';
import { statusWords } from '../../ui/value-words.ts';
import { allFoundWords } from './search-words.ts';
import { taskDayWords } from './task-words.ts';
import { ALL, type QuickAnswer } from './use-quick-search.ts';

const whenWords = ({ status, dueDate }: ListedProject) =>
  status === 'Completed'
    ? statusWords(status)
    : `${status} · ${timeRemainingText(daysRemaining(dueDate, todayOfUser()))}`;

const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <span className="grid min-w-0 flex-1">
    <span className="truncate font-semibold">{title}</span>
    <span className="truncate text-xs text-ink-soft">{children}</span>
  </span>
);

const ProjectWords = ({ project }: { project: ListedProject }) => (
  <>
    <ProjectMark color={project.color} />
    <PriorityMark priority={project.priority} />
    <Words title={project.name}>{whenWords(project)}</Words>
    <span className="text-sm tabular-nums text-ink-soft">{formatPercent(project.progress)}</span>
  </>
);

const TaskWords = ({ task }: { task: AgendaItem }) => (
  <>
    <StatusMark status={task.status} labelled={false} />
    <Words title={task.title}>
      {taskDayWords(task, todayOfUser())} · {task.projectId.name}
    </Words>
  </>
);

const optionClass = 'min-h-11 gap-3 px-4 py-1.5';

/** Nothing if it has no options. */
function Group({ heading, children }: { heading: string; children: ReactNode[] }) {
  const headingId = useId();
  if (children.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and may not be in a listbox
    <div role="group" aria-labelledby={headingId}>
      <p id={headingId} className="px-4 pt-2 pb-0.5 text-xs font-semibold text-ink-soft">
        {heading}
      </p>
      {children}
    </div>
  );
}

type OptionsProps = {
  list: OptionList;
  projects: readonly ListedProject[];
  tasks: readonly AgendaItem[];
  /** What the last option says. */
  allLabel: string;
};

/** The focus stays in the box; arrows and the pointer choose among these. */
const QuickOptions = ({ list, projects, tasks, allLabel }: OptionsProps) => (
  <div role="listbox" id={list.listId} aria-label={t`Projects and tasks found`}>
    <Group heading={t`Projects`}>
      {projects.map((project) => (
        <Option key={project.id} list={list} id={project.id} className={optionClass}>
          <ProjectWords project={project} />
        </Option>
      ))}
    </Group>
    <Group heading={t`Tasks`}>
      {tasks.map((task) => (
        <Option key={task.id} list={list} id={task.id} className={optionClass}>
          <TaskWords task={task} />
        </Option>
      ))}
    </Group>
    <Option
      list={list}
      id={ALL}
      className={classNames(
        optionClass,
        'text-sm font-semibold',
        projects.length + tasks.length > 0 && 'mt-1 border-t border-line',
      )}
    >
      <span className="min-w-0 flex-1">{allLabel}</span>
      <ArrowRight className="size-4 shrink-0" aria-hidden="true" />
    </Option>
  </div>
);

/** As high as the rows. */
const QuickSkeleton = ({ rows }: { rows: number }) => (
  <div className="grid">
    {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
      <div key={row} className="grid min-h-11 content-center gap-1.5 px-4 py-1.5">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    ))}
  </div>
);

type FailureProps = {
  /** Why the projects, or else the tasks, did not come. */
  failed: { projects: Error | null; tasks: Error | null };
  isAnyKnown: boolean;
  onRetry: () => void;
};

const keptWords = ({ failed: { projects }, isAnyKnown }: FailureProps) => {
  if (!projects) return t`Only projects are shown.`;
  return isAnyKnown
    ? t`These are the projects that this device knows.`
    : t`This device knows no project like that.`;
};

function QuickFailure(props: FailureProps) {
  const { failed, onRetry } = props;
  const error = failed.projects ?? failed.tasks;
  const fallback = failed.projects ? t`Failed to fetch projects` : t`Failed to fetch subtasks`;
  if (!error) return null;
  return (
    <div className="flex items-center gap-3 border-b border-line px-4 py-2.5 text-sm">
      <p className="min-w-0 flex-1">
        <span className="font-semibold">
          {isUnreached(error) ? t`Daymark cannot be reached.` : messageOf(error, fallback)}
        </span>{' '}
        {keptWords(props)}
      </p>
      <Button size="small" onClick={onRetry}>
        {t`Retry`}
      </Button>
    </div>
  );
}

type QuickResultsProps = { query: string; answer: QuickAnswer; rows: number; list: OptionList };

const allWords = (query: string, totals: QuickAnswer['totals']) =>
  query === '' || (totals && totals.projects + totals.tasks === 0)
    ? t`More ways to search`
    : t`View all results`;

/** What opens below the search: the first matches, or what is known of them. */
export function QuickResults({ query, answer, rows, list }: QuickResultsProps) {
  const { projects, tasks, totals, isLoading, error, taskError, retry } = answer;
  return (
    <>
      <QuickFailure
        failed={{ projects: error, tasks: taskError }}
        isAnyKnown={projects.length > 0}
        onRetry={retry}
      />
      {isLoading && <QuickSkeleton rows={rows} />}
      {query !== '' && totals && totals.projects + totals.tasks === 0 && (
        <p className="px-4 py-2.5 text-sm">{allFoundWords(totals)}</p>
      )}
      <QuickOptions list={list} projects={projects} tasks={tasks} allLabel={allWords(query, totals)} />
    </>
  );
}
