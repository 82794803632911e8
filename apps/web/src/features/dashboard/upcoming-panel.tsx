import type { AgendaItem } from '@daymark/contract/subtasks';
import { addDays, type Day } from '@daymark/domain/dates';
import { UPCOMING_DAYS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { formatDay } from '../../lib/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from './panel.tsx';
import { ProjectLink, ProjectName, wholeItemClass } from './project-link.tsx';

function dayWords(day: Day | null, today: Day): string {
  if (day === null) return '';
  if (day === today) return t`Today`;
  return day === addDays(today, 1) ? t`Tomorrow` : formatDay(day, 'medium');
}

/** The next deadlines within a week. */
export const UpcomingPanel = ({ tasks, today }: { tasks: readonly AgendaItem[]; today: Day }) => (
  <Panel title={t`Upcoming deadlines`}>
    {tasks.length === 0 ? (
      <p className="text-sm text-ink-soft">{t`Nothing is due in the next ${UPCOMING_DAYS} days.`}</p>
    ) : (
      <ul className="grid grid-cols-1 gap-3">
        {tasks.map((task) => (
          <li key={task.id} className="relative">
            <ProjectLink
              id={task.projectId.id}
              title={task.title}
              className={classNames(wholeItemClass, 'block truncate text-sm font-semibold')}
            >
              {task.title}
            </ProjectLink>
            <p className="flex justify-between gap-4 text-xs">
              <ProjectName of={task} className="text-ink-soft" />
              <span className="shrink-0 font-semibold">{dayWords(task.dueDate, today)}</span>
            </p>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
