import type { ImportDays } from '@daymark/contract/imports';
import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { useState } from 'react';
import { formatDayFrom, formatHours } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';

type Task = ImportDays['tasks'][number];

const hoursText = ({ hours, isGuess }: Task): string =>
  isGuess ? t`about ${formatHours(hours)}` : formatHours(hours);

const TaskLine = ({ task, today }: { task: Task; today: Day }) => (
  <li className="flex items-baseline gap-x-4 py-1.5 text-sm">
    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{task.title}</span>
    <span className="whitespace-nowrap text-ink-soft tabular-nums">{hoursText(task)}</span>
    <strong className="min-w-24 text-right whitespace-nowrap tabular-nums">
      {formatDayFrom(task.day, today)}
    </strong>
  </li>
);

const SHOWN_AT_FIRST = 10;

function ProjectDays({
  project,
  tasks,
}: {
  project: ImportDays['projects'][number];
  tasks: readonly Task[];
}) {
  const [isWhole, setWhole] = useState(false);
  const today = useToday();
  const more = tasks.length - SHOWN_AT_FIRST;
  return (
    <li className="grid gap-1 py-3">
      <h4 className="font-semibold [overflow-wrap:anywhere]">{project.name}</h4>
      {project.laterDueDate && (
        <p className="text-sm">
          {t`Its due date moves from ${formatDayFrom(project.dueDate, today)} to ${formatDayFrom(project.laterDueDate, today)}, because not everything fits before.`}
        </p>
      )}
      <ul className="divide-y divide-line">
        {(isWhole ? tasks : tasks.slice(0, SHOWN_AT_FIRST)).map((task) => (
          <TaskLine key={task.id} task={task} today={today} />
        ))}
      </ul>
      {more > 0 && !isWhole && (
        <Button size="small" className="justify-self-start" onClick={() => setWhole(true)}>
          {t`Show ${plural(more, '# more task', '# more tasks')}`}
        </Button>
      )}
    </li>
  );
}

const Unplaced = ({ unplaced }: Pick<ImportDays, 'unplaced'>) => (
  <section aria-labelledby="no-day" className="grid gap-1 rounded-md bg-signal-wash px-4 py-3 text-sm">
    <h4 id="no-day" className="font-bold">
      {t`${plural(unplaced.length, '# task fits on no day', '# tasks fit on no day')}`}
    </h4>
    <p>{t`They are longer than a working day, or there is no room for them before the date in their title or within two years. They stay without a day.`}</p>
    <p className="text-ink-soft [overflow-wrap:anywhere]">
      {unplaced
        .slice(0, SHOWN_AT_FIRST)
        .map(({ title }) => title)
        .join(', ')}
      {unplaced.length > SHOWN_AT_FIRST && '…'}
    </p>
  </section>
);

type ProposedDaysProps = { days: ImportDays; busy: boolean; onAccept: () => void; onDiscard: () => void };

/** The days that the planner would give the imported tasks. Nothing is written before they are accepted. */
export function ProposedDays({ days, busy, onAccept, onDiscard }: ProposedDaysProps) {
  const { tasks, projects, unplaced } = days;
  const ofProject = (id: string) => tasks.filter(({ projectId }) => projectId === id);
  return (
    <section aria-labelledby="proposed-days" className="grid gap-3 border-t border-line pt-4">
      <header className="grid gap-1">
        <h3 id="proposed-days" className="font-bold">
          {t`Proposed days`}
        </h3>
        <p className="max-w-prose text-sm text-ink-soft">
          {t`Daymark read the titles for how long each task takes, and found room beside your other work. Due dates that you imported stay.`}
        </p>
      </header>
      {unplaced.length > 0 && <Unplaced unplaced={unplaced} />}
      {tasks.length === 0 && <p className="text-sm">{t`There is nothing to plan.`}</p>}
      <ul className="divide-y divide-line">
        {projects
          .map((project) => ({ project, own: ofProject(project.id) }))
          .filter(({ own }) => own.length > 0)
          .map(({ project, own }) => (
            <ProjectDays key={project.id} project={project} tasks={own} />
          ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDiscard}>{t`Discard`}</Button>
        {tasks.length > 0 && (
          <Button variant="primary" busy={busy} onClick={onAccept}>
            {t`Accept ${plural(tasks.length, '# day', '# days')}`}
          </Button>
        )}
      </div>
    </section>
  );
}
