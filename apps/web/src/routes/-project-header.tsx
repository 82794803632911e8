import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { ProjectHeader as Header } from '../features/projects/project-header.tsx';
import { dayLoads } from '../features/subtasks/day-groups.ts';
import { NextStep } from '../features/subtasks/next-step.tsx';
import { useClientLinksDialog } from './-late-client-links.tsx';

type ProjectHeaderProps = {
  project: ProjectDetails;
  today: Day;
  isReadable: boolean;
  isInList: boolean;
  /** Scrolls to a subtask. */
  onSeek: (subtaskId: string) => void;
};

/** The project's name and what is next, with what is done with the project as a whole. */
export function ProjectHeader({ project, today, isReadable, isInList, onSeek }: ProjectHeaderProps) {
  const clientLinks = useClientLinksDialog(project);
  return (
    <>
      <Header
        project={project}
        today={today}
        isPlanned={isReadable && dayLoads(project.subtasks).length > 0}
        next={isReadable && <NextStep {...{ project, today, isInList, onSeek }} />}
        sharing={[clientLinks.entry]}
      />
      {clientLinks.dialog}
    </>
  );
}
