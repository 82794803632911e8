import type { ClientNote } from '@daymark/contract/client-links';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { MilestonePanel } from '../features/milestones/milestone-panel.tsx';
import { ProjectFacts } from '../features/projects/project-facts.tsx';
import { late } from '../ui/late.tsx';
import { LateClientNotes } from './-late-client-links.tsx';
import { LateFindings } from './-late-replan.tsx';

const LateWaits = late(() => import('../features/waits/waits-panel.tsx').then((part) => part.WaitsPanel));

type ProjectAsideProps = {
  project: ProjectDetails;
  today: Day;
  hasOpen: boolean;
  /** Reads a note of the client as a request for a change. */
  onChangeRequest: (note: ClientNote) => void;
};

/** What is known of a project besides its subtasks. */
export const ProjectAside = ({ project, today, hasOpen, onChangeRequest }: ProjectAsideProps) => (
  <>
    <LateWaits project={project} today={today} />
    <MilestonePanel project={project} today={today} />
    <ProjectFacts project={project} />
    <LateClientNotes projectId={project.id} onChangeRequest={onChangeRequest} />
    {/* It loads late and may be long, so nothing is below it. */}
    {hasOpen && <LateFindings projectId={project.id} />}
  </>
);
