import { CommandRow, CommandSection } from '../../ui/command-dialog.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import type { KnownProject, useKnownProjects } from './use-known-projects.ts';

type ProjectGroupsProps = {
  projects: ReturnType<typeof useKnownProjects>;
  query: string;
  onChoose: (project: KnownProject) => void;
};

/** A group, or nothing if it is empty. */
export const ProjectSection = ({
  heading,
  projects,
  onChoose,
}: Pick<ProjectGroupsProps, 'onChoose'> & { heading: string; projects: readonly KnownProject[] }) =>
  projects.length > 0 && (
    <CommandSection heading={heading}>
      {projects.map((project) => (
        <CommandRow
          key={project.id}
          id={project.id}
          icon={<StatusMark status={project.status} labelled={false} />}
          onChoose={() => onChoose(project)}
        >
          {project.name}
        </CommandRow>
      ))}
    </CommandSection>
  );

/** Projects to choose one from. */
export function ProjectGroups({ projects, query, onChoose }: ProjectGroupsProps) {
  const { known, found, isLooking } = projects;
  const isNothing = known.length + found.length === 0;
  return (
    <>
      <ProjectSection heading="Projects" projects={known} onChoose={onChoose} />
      <ProjectSection heading="Also found" projects={found} onChoose={onChoose} />
      {isNothing && (
        <p role="presentation" className="px-3 py-4 text-sm text-ink-soft">
          {isLooking ? 'Looking…' : query.trim() === '' ? 'Type the name of a project.' : 'No projects found'}
        </p>
      )}
    </>
  );
}
