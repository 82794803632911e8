import type { AgendaItem } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { WaitingMark } from '../../plan-data/waiting-mark.tsx';
import { formatHours, formatTime } from '../../platform/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { OwnPriority } from '../../ui/priority-mark.tsx';
import { statusWords } from '../../ui/value-words.ts';
import { ProjectName } from './project-link.tsx';

/** The project, a priority unlike that of the project, the duration and the due time. */
export const TaskFacts = ({ task, className }: { task: AgendaItem; className?: string }) => (
  <p className={classNames('flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-soft', className)}>
    <ProjectName of={task} className="max-w-full" />
    <OwnPriority priority={task.priority} ofProject={task.projectId.priority} labelled />
    {task.estimatedHours !== null && <span>{formatHours(task.estimatedHours)}</span>}
    {task.dueTime && <span>{t`by ${formatTime(task.dueTime)}`}</span>}
    {task.status === 'In Progress' && <span>{statusWords(task.status)}</span>}
    <WaitingMark id={task.id} />
  </p>
);
