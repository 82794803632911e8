import type { ListedProject } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { RECENT_ACTIVITY_DAYS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tallyQuery } from '../../plan-data/queries.ts';
import { formatDay, formatPercent } from '../../platform/format.ts';
import { dayIn, timezoneOfUser } from '../../platform/today.ts';
import { classNames } from '../../ui/class-names.ts';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { statusWords } from '../../ui/value-words.ts';
import { RECENT } from './calls.ts';
import { FoldedPanel } from './folded-panel.tsx';
import { ProjectLink, wholeItemClass } from './project-link.tsx';
import { recentProjects } from './recent.ts';

type RecentActivityProps = {
  projects: readonly ListedProject[];
  today: Day;
  /** Beside the projects. */
  children: ReactNode;
};

export const RecentTitle = ({ children }: { children: ReactNode }) => (
  <h3 className="mb-2 text-sm text-ink-soft">{children}</h3>
);

/** Recently created projects, and the latest tasks. */
export function RecentActivity({ projects: all, today, children }: RecentActivityProps) {
  const { isError } = useQuery(tallyQuery(RECENT));
  const projects = recentProjects(all, today, timezoneOfUser());
  return (
    <FoldedPanel title={t`Recent Activity`} opens={isError}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 *:min-w-0">
        <div>
          <RecentTitle>{t`Projects created`}</RecentTitle>
          {projects.length === 0 && (
            <p className="text-sm">{t`No project was created in the last ${RECENT_ACTIVITY_DAYS} days.`}</p>
          )}
          <ul className="grid grid-cols-1 gap-3 empty:hidden">
            {projects.map((project) => (
              <li key={project.id} className="relative">
                <ProjectLink
                  id={project.id}
                  className={classNames(wholeItemClass, 'flex items-center gap-2 text-sm font-semibold')}
                >
                  <ProjectMark color={project.color} className="h-3 w-1.5" />
                  <span className="min-w-0 truncate" title={project.name}>
                    {project.name}
                  </span>
                </ProjectLink>
                <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
                  <span>{formatDay(dayIn(timezoneOfUser(), new Date(project.createdAt)), 'short')}</span>
                  <span>{statusWords(project.status)}</span>
                  <span>{formatPercent(project.progress)}</span>
                </p>
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </FoldedPanel>
  );
}
