import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { oneOfEachHabit } from '../../plan-data/habits.ts';
import { tallyQuery } from '../../plan-data/queries.ts';
import { formatDay } from '../../platform/format.ts';
import { dayIn, timezoneOfUser, useToday } from '../../platform/today.ts';
import { classNames } from '../../ui/class-names.ts';
import { RECENT } from './calls.ts';
import { ProjectLink, ProjectName, wholeItemClass } from './project-link.tsx';
import { RecentTitle } from './recent-activity.tsx';
import { sourceOf } from './source.ts';
import { SourceProblem } from './source-problem.tsx';

const ROWS = 5;

/** The tasks that were added last, in any project. */
export function LatestTasks() {
  const source = sourceOf(useQuery(tallyQuery(RECENT)), t`Failed to fetch recent subtasks`);
  const tasks = oneOfEachHabit(source.value?.data ?? [], useToday()).slice(0, ROWS);
  if (tasks.length === 0 && !source.problem) return null;
  return (
    <div>
      <RecentTitle>{t`Tasks added`}</RecentTitle>
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {tasks.map((task) => (
          <li key={task.id} className="relative">
            <ProjectLink
              id={task.projectId.id}
              title={task.title}
              className={classNames(wholeItemClass, 'block truncate text-sm font-semibold')}
            >
              {task.title}
            </ProjectLink>
            <p className="flex gap-x-3 text-xs text-ink-soft">
              <span className="shrink-0">
                {formatDay(dayIn(timezoneOfUser(), new Date(task.createdAt)), 'short')}
              </span>
              <ProjectName of={task} />
            </p>
          </li>
        ))}
      </ul>
      <SourceProblem source={source} />
    </div>
  );
}
