import { addDays, type Day } from '@daymark/domain/dates';
import { UPCOMING_DAYS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { formatDay } from '../../platform/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from './panel.tsx';
import { ProjectLink, ProjectName, wholeItemClass } from './project-link.tsx';
import type { Upcoming } from './upcoming.ts';

function dayWords(day: Day | null, today: Day): string {
  if (day === null) return '';
  if (day === today) return t`Today`;
  return day === addDays(today, 1) ? t`Tomorrow` : formatDay(day, 'medium');
}

const KINDS: Record<Upcoming['kind'], string | undefined> = {
  Task: undefined,
  Milestone: t`Milestone`,
  Project: t`Project`,
};

/** The next deadlines within a week. */
export const UpcomingPanel = ({ items, today }: { items: readonly Upcoming[]; today: Day }) => (
  <Panel title={t`Upcoming deadlines`}>
    {items.length === 0 ? (
      <p className="text-sm text-ink-soft">{t`Nothing is due in the next ${UPCOMING_DAYS} days.`}</p>
    ) : (
      <ul className="grid grid-cols-1 gap-3">
        {items.map(({ key, kind, title, project, dueDate }) => (
          <li key={key} className="relative">
            <ProjectLink
              id={project.id}
              title={title}
              className={classNames(wholeItemClass, 'block truncate text-sm font-semibold')}
            >
              {title}
            </ProjectLink>
            <p className="flex gap-x-4 text-xs text-ink-soft">
              {kind !== 'Project' && <ProjectName of={{ projectId: project }} />}
              {KINDS[kind] && <span className="shrink-0">{KINDS[kind]}</span>}
              <span className="ml-auto shrink-0 font-semibold text-ink">{dayWords(dueDate, today)}</span>
            </p>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);
