import type { Subtask } from '@daymark/contract/subtasks';
import { Suspense } from 'react';
import type { PlanPlace } from '../features/plan-views/plan-place.ts';
import { PlanSkeleton } from '../features/plan-views/plan-skeleton.tsx';
import { ViewMenu } from '../features/plan-views/view-switch.tsx';
import { ProjectProgress } from '../features/projects/project-progress.tsx';
import { ProjectUnsureLines } from '../features/readings/project-unsure-lines.tsx';
import type {
  LinesSlot,
  ProposalSlot,
  QuestionsSlot,
  SubtaskBoardProps,
} from '../features/subtasks/board-slots.ts';
import { dayLoads } from '../features/subtasks/day-groups.ts';
import { SubtaskBoard } from '../features/subtasks/subtask-board.tsx';
import { late } from '../ui/late.tsx';
import { useChangeRequestDialog } from './-late-change-request.tsx';
import { useReplanDialog } from './-late-replan.tsx';
import { LateTimerButton } from './-late-timer.tsx';
import { ProjectAside } from './-project-aside.tsx';
import { ProjectHealth } from './-project-health.tsx';

const ProposalPanel = late(() =>
  import('../features/proposals/proposal-panel.tsx').then((part) => part.ProposalPanel),
);

const ProjectUnderstood = late(() =>
  import('../features/readings/project-lines.tsx').then((part) => part.ProjectUnderstood),
);

const ProjectSuggested = late(() =>
  import('../features/readings/project-lines.tsx').then((part) => part.ProjectSuggested),
);

const ScopingQuestions = late(() =>
  import('../features/readings/scoping-questions.tsx').then((part) => part.ScopingQuestions),
);

const ProjectViews = late(() =>
  import('../features/plan-views/project-views.tsx').then((part) => part.ProjectViews),
);

const proposalOf = (slot: ProposalSlot) => (
  <Suspense fallback={<PlanSkeleton />}>
    <ProposalPanel {...slot} />
  </Suspense>
);

const understoodOf = (slot: LinesSlot) => <ProjectUnderstood {...slot} />;

const unsureOf = (slot: LinesSlot) => <ProjectUnsureLines {...slot} />;

const suggestedOf = (slot: LinesSlot) => <ProjectSuggested {...slot} />;

const questionsOf = (slot: QuestionsSlot) => (
  <Suspense fallback={<PlanSkeleton />}>
    <ScopingQuestions {...slot} />
  </Suspense>
);

const timerOf = (subtask: Subtask) => <LateTimerButton task={subtask} size="small" />;

type ProjectBoardProps = Pick<
  SubtaskBoardProps,
  'project' | 'today' | 'lines' | 'loads' | 'soughtId' | 'onSeek' | 'onFound'
> & {
  place: PlanPlace;
  onPlaceChange: (place: PlanPlace) => void;
};

/** The subtasks, with what other features show beside and among them. */
export function ProjectBoard({ project, today, place, onPlaceChange, ...props }: ProjectBoardProps) {
  const replan = useReplanDialog(project.id);
  const changeRequest = useChangeRequestDialog(project.id);
  const { view = 'list' } = place;
  const hasOpen = project.subtasks.some(({ status }) => status !== 'Completed');
  return (
    <>
      <SubtaskBoard
        {...{ project, today, proposalOf, understoodOf, unsureOf, suggestedOf, questionsOf }}
        {...props}
        aside={<ProjectAside {...{ project, today, hasOpen }} onChangeRequest={changeRequest.readNote} />}
        health={<ProjectHealth {...{ project, today, hasOpen }} />}
        planActions={[...(hasOpen ? [replan.entry] : []), changeRequest.entry]}
        progress={<ProjectProgress project={project} today={today} days={dayLoads(project.subtasks)} />}
        actionOf={timerOf}
        views={<ViewMenu view={view} onViewChange={(chosen) => onPlaceChange({ ...place, view: chosen })} />}
        instead={
          view !== 'list' && (
            <Suspense fallback={<PlanSkeleton />}>
              <ProjectViews {...{ project, today, view, place, onPlaceChange }} />
            </Suspense>
          )
        }
      />
      {replan.dialog}
      {changeRequest.dialog}
    </>
  );
}
