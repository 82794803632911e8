import type { ImportPreview } from '@daymark/contract/imports';
import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { formatDayFrom, formatHours } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { PriorityMark } from '../../ui/priority-mark.tsx';
import { TagList } from '../../ui/tag-list.tsx';
import { statusWords } from '../../ui/value-words.ts';

type Previewed = ImportPreview['projects'][number];

function factsOf({ newTasks, knownTasks, done, undated, isHere }: Previewed): string[] {
  return [
    newTasks > 0 ? t`${plural(newTasks, '# new task', '# new tasks')}` : t`nothing new`,
    ...(done > 0 ? [t`${plural(done, '# completed', '# completed')}`] : []),
    ...(undated > 0 ? [t`${undated} without a day`] : []),
    ...(knownTasks > 0 ? [t`${knownTasks} here already`] : []),
    ...(isHere && newTasks > 0 ? [t`added to your project`] : []),
  ];
}

type Sample = Previewed['sample'][number];

function dayText({ status, dueDate }: Sample, today: Day): string {
  if (status === 'Completed') return statusWords(status);
  return dueDate ? formatDayFrom(dueDate, today) : t`No day`;
}

const TaskLine = ({ task, today }: { task: Sample; today: Day }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
    <PriorityMark priority={task.priority} />
    <span className={task.status === 'Completed' ? 'text-ink-soft line-through' : undefined}>
      {task.title}
    </span>
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft sm:ml-auto">
      {task.tags.length > 0 && <TagList tags={task.tags} />}
      {task.hours !== null && <span>{formatHours(task.hours)}</span>}
      {task.repeats && <span>{task.repeats}</span>}
      <span className="tabular-nums">{dayText(task, today)}</span>
    </span>
  </li>
);

/** A project of the file, as it will be. */
export function PreviewedProject({ project }: { project: Previewed }) {
  const today = useToday();
  const more = project.newTasks - project.sample.length;
  return (
    <li className="grid gap-1 py-3">
      <h3 className="font-semibold [overflow-wrap:anywhere]">{project.name}</h3>
      <p className="text-sm text-ink-soft">{factsOf(project).join(' · ')}</p>
      {project.milestones.length > 0 && (
        <p className="text-sm text-ink-soft">{t`Milestones: ${project.milestones.join(', ')}`}</p>
      )}
      {project.sample.length > 0 && (
        <ul className="divide-y divide-line [overflow-wrap:anywhere]">
          {project.sample.map((task, index) => (
            // Titles may repeat, and the list never changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
            <TaskLine key={index} task={task} today={today} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="text-sm text-ink-soft">{t`and ${plural(more, '# more task', '# more tasks')}`}</p>
      )}
    </li>
  );
}
