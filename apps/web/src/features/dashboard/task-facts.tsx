import type { AgendaItem } from '@daymark/contract/subtasks';
import { formatHours, formatTime } from '../../lib/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { PriorityMark } from '../../ui/priority-mark.tsx';

/** The project, the duration and the due time. */
export const TaskFacts = ({ task, className }: { task: AgendaItem; className?: string }) => (
  <p className={classNames('flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-soft', className)}>
    <span className="flex max-w-full items-center gap-x-3">
      <PriorityMark priority={task.priority} />
      <span className="min-w-0 truncate">{task.projectId.name}</span>
    </span>
    {task.estimatedHours !== null && <span>{formatHours(task.estimatedHours)}</span>}
    {task.dueTime && <span>by {formatTime(task.dueTime)}</span>}
    {task.status === 'In Progress' && <span>In Progress</span>}
  </p>
);
