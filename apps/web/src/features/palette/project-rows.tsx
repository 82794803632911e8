import { t } from '@daymark/words/t';
import type { CommandRow } from '../../ui/command-dialog.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { KnownProject } from './use-known-projects.ts';

export const projectRows = (
  projects: readonly KnownProject[],
  onChoose: (project: KnownProject) => void,
): CommandRow[] =>
  projects.map((project) => ({
    id: project.id,
    label: project.name,
    icon: (
      <>
        <ProjectMark color={project.color} />
        <StatusMark status={project.status} labelled={false} />
      </>
    ),
    onChoose: () => onChoose(project),
  }));

/** What is said where no project can be chosen. */
export const NoProjectFound = ({ query, isLooking }: { query: string; isLooking: boolean }) => (
  <p role="presentation" className="px-3 py-4 text-sm text-ink-soft">
    {isLooking ? t`Looking…` : query.trim() === '' ? t`Type the name of a project.` : t`No projects found`}
  </p>
);
