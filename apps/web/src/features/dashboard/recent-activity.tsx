import type { ListedProject } from '@daymark/contract/projects';
import { RECENT_ACTIVITY_DAYS } from '@daymark/domain/limits';
import { formatDay } from '../../lib/format.ts';
import { dayIn, timezoneOfUser } from '../../lib/today.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from './panel.tsx';
import { ProjectLink, wholeItemClass } from './project-link.tsx';

/** Projects that were created lately. */
export const RecentActivity = ({ projects }: { projects: readonly ListedProject[] }) => (
  <Panel title="Recent Activity">
    {projects.length === 0 ? (
      <p className="text-sm text-ink-soft">No project was created in the last {RECENT_ACTIVITY_DAYS} days.</p>
    ) : (
      <ul className="grid grid-cols-1 gap-3">
        {projects.map((project) => (
          <li key={project.id} className="relative">
            <ProjectLink
              id={project.id}
              className={classNames(wholeItemClass, 'block truncate text-sm font-semibold')}
            >
              {project.name}
            </ProjectLink>
            <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
              <span>Created {formatDay(dayIn(timezoneOfUser(), new Date(project.createdAt)), 'short')}</span>
              <span>{project.status}</span>
              <span>{project.progress}%</span>
            </p>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
