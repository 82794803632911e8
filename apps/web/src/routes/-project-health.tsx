import type { ProjectDetails } from '@daymark/contract/projects';
import type { Day } from '@daymark/domain/dates';
import { isOverdue } from '@daymark/domain/subtasks';
import { Suspense } from 'react';
import { late } from '../ui/late.tsx';
import { LateEarlyOffers, LatePlanHealth } from './-late-replan.tsx';

const LateRunningWaits = late(() =>
  import('../features/waits/waits-panel.tsx').then((part) => part.RunningWaits),
);

const LatePlanImported = late(() =>
  import('../features/imports/plan-imported.tsx').then((part) => part.PlanImported),
);

/** Whether the page itself shows that the plan is broken. */
const isBroken = ({ plan, subtasks }: ProjectDetails, today: Day) =>
  plan?.feasible === false || subtasks.some((subtask) => isOverdue(subtask, today));

const hasUndated = ({ subtasks }: ProjectDetails) =>
  subtasks.some(({ status, dueDate }) => status !== 'Completed' && dueDate === null);

type ProjectHealthProps = { project: ProjectDetails; today: Day; hasOpen: boolean };

/** Whether the plan holds, with what would mend it. */
export const ProjectHealth = ({ project, today, hasOpen }: ProjectHealthProps) => (
  <>
    {hasOpen && <LatePlanHealth projectId={project.id} isExpected={isBroken(project, today)} />}
    {hasUndated(project) && (
      <Suspense>
        <LatePlanImported projectId={project.id} />
      </Suspense>
    )}
    <LateEarlyOffers projectId={project.id} />
    <LateRunningWaits project={project} today={today} />
  </>
);
