import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { isOverdue } from '@daymark/domain/subtasks';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { MilestonePanel } from '../../features/milestones/milestone-panel.tsx';
import { type PlanPlace, placeOf } from '../../features/plan-views/plan-place.ts';
import { PlanSkeleton } from '../../features/plan-views/plan-skeleton.tsx';
import { useDayLoads } from '../../features/plan-views/use-day-loads.tsx';
import { ViewMenu } from '../../features/plan-views/view-switch.tsx';
import { ProjectFacts } from '../../features/projects/project-facts.tsx';
import { ProjectHeader } from '../../features/projects/project-header.tsx';
import { ProjectProgress } from '../../features/projects/project-progress.tsx';
import { ProjectNotFound, ProjectSkeleton } from '../../features/projects/project-states.tsx';
import type {
  LinesSlot,
  ProposalSlot,
  QuestionsSlot,
  SubtaskBoardProps,
} from '../../features/subtasks/board-slots.ts';
import { dayLoads } from '../../features/subtasks/day-groups.ts';
import { NextStep } from '../../features/subtasks/next-step.tsx';
import { subtaskIn } from '../../features/subtasks/row-id.ts';
import { SubtaskBoard } from '../../features/subtasks/subtask-board.tsx';
import { projectDetailsQuery, readingQuery } from '../../plan-data/queries.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { isMissing } from '../../platform/error-message.ts';
import { useToday } from '../../platform/today.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { late } from '../../ui/late.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { useChangeRequestDialog } from '../-late-change-request.tsx';
import { LateClientNotes, useClientLinksDialog } from '../-late-client-links.tsx';
import { LateEarlyOffers, LateFindings, LatePlanHealth, useReplanDialog } from '../-late-replan.tsx';
import { LateTimerButton } from '../-late-timer.tsx';

const LateWaits = late(async () => (await import('../../features/waits/waits-panel.tsx')).WaitsPanel);

const LateRunningWaits = late(
  async () => (await import('../../features/waits/waits-panel.tsx')).RunningWaits,
);

const LatePlanImported = late(
  async () => (await import('../../features/imports/plan-imported.tsx')).PlanImported,
);

const ProposalPanel = late(
  async () => (await import('../../features/proposals/proposal-panel.tsx')).ProposalPanel,
);

const ProjectUnderstood = late(
  async () => (await import('../../features/readings/project-lines.tsx')).ProjectUnderstood,
);

const ProjectUnsureLines = late(
  async () => (await import('../../features/readings/project-lines.tsx')).ProjectUnsureLines,
);

const ProjectSuggested = late(
  async () => (await import('../../features/readings/project-lines.tsx')).ProjectSuggested,
);

const ScopingQuestions = late(
  async () => (await import('../../features/readings/scoping-questions.tsx')).ScopingQuestions,
);

const ProjectViews = late(
  async () => (await import('../../features/plan-views/project-views.tsx')).ProjectViews,
);

/** The unvalidated search parameters. */
type UnreadPlace = { [Key in keyof PlanPlace]?: unknown };

export const Route = createFileRoute('/_app/project/$id/details')({
  // Parsed by the screen, which is loaded on demand.
  validateSearch: (search: UnreadPlace) => search,
  component: ProjectDetailsRoute,
});

/** The view of the subtasks; a subtask in the hash opens the list. */
function usePlace() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const place = useMemo(() => placeOf({ ...search }), [search]);
  const go = (chosen: PlanPlace) => void navigate({ search: chosen, resetScroll: false });
  return { place, view: place.view ?? ('list' as const), go };
}

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

/** The Reading of the brief. Content below its lines waits for it, so that nothing moves afterwards. */
function useLines(project: ProjectDetails | undefined) {
  const reading = useQuery({ ...readingQuery(project ?? UNKNOWN), enabled: project !== undefined });
  const isAsked = project === undefined || (reading.isPending && reading.fetchStatus === 'fetching');
  // A Reading of other words is loaded in the background, so that typed text below stays.
  const settledId = useRef<string>(undefined);
  if (!isAsked) settledId.current = project?.id;
  return { lines: reading.data?.reading?.statements, isExpected: settledId.current !== project?.id };
}

const UNKNOWN = { id: '', name: '', description: '', startDate: '', dueDate: '' };

const hasOpen = (subtasks: readonly Subtask[]) => subtasks.some(({ status }) => status !== 'Completed');

/** Whether the page itself shows that the plan is broken. */
const isBroken = ({ plan, subtasks }: ProjectDetails, today: Day) =>
  plan?.feasible === false || subtasks.some((subtask) => isOverdue(subtask, today));

const hasUndated = (subtasks: readonly Subtask[]) =>
  subtasks.some(({ status, dueDate }) => status !== 'Completed' && dueDate === null);

const timerOf = (subtask: Subtask) => <LateTimerButton task={subtask} size="small" />;

type BoardProps = Pick<
  SubtaskBoardProps,
  'project' | 'today' | 'lines' | 'loads' | 'soughtId' | 'onSeek' | 'onFound'
> & {
  place: ReturnType<typeof usePlace>;
};

/** The subtasks, with what other features show beside and among them. */
function Board({ project, today, place: { place, view, go }, ...props }: BoardProps) {
  const replan = useReplanDialog(project.id);
  const changeRequest = useChangeRequestDialog(project.id);
  return (
    <>
      <SubtaskBoard
        {...{ project, today, proposalOf, understoodOf, unsureOf, suggestedOf, questionsOf }}
        {...props}
        aside={
          <>
            <LateWaits project={project} today={today} />
            <MilestonePanel project={project} today={today} />
            <ProjectFacts project={project} />
            <LateClientNotes projectId={project.id} onChangeRequest={changeRequest.readNote} />
            {/* It loads late and may be long, so nothing is below it. */}
            {hasOpen(project.subtasks) && <LateFindings projectId={project.id} />}
          </>
        }
        health={
          <>
            {hasOpen(project.subtasks) && (
              <LatePlanHealth projectId={project.id} isExpected={isBroken(project, today)} />
            )}
            {hasUndated(project.subtasks) && (
              <Suspense>
                <LatePlanImported projectId={project.id} />
              </Suspense>
            )}
            <LateEarlyOffers projectId={project.id} />
            <LateRunningWaits project={project} today={today} />
          </>
        }
        planActions={[...(hasOpen(project.subtasks) ? [replan.entry] : []), changeRequest.entry]}
        progress={<ProjectProgress project={project} today={today} days={dayLoads(project.subtasks)} />}
        actionOf={timerOf}
        views={<ViewMenu view={view} onViewChange={(chosen) => go({ ...place, view: chosen })} />}
        instead={
          view !== 'list' && (
            <Suspense fallback={<PlanSkeleton />}>
              <ProjectViews {...{ project, today, view, place }} onPlaceChange={go} />
            </Suspense>
          )
        }
      />
      {replan.dialog}
      {changeRequest.dialog}
    </>
  );
}

type HeaderProps = Pick<BoardProps, 'project' | 'today' | 'onSeek'> & {
  isReadable: boolean;
  isInList: boolean;
};

/** The project's name and what is next, with what is done with the project as a whole. */
function Header({ project, today, isReadable, isInList, onSeek }: HeaderProps) {
  const clientLinks = useClientLinksDialog(project);
  return (
    <>
      <ProjectHeader
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

function ProjectDetailsRoute() {
  const { id } = Route.useParams();
  const today = useToday();
  const query = useQuery(projectDetailsQuery(id));
  const { data: project, error, refetch, isFetching } = query;
  const hash = useLocation({ select: (location) => location.hash });
  const [soughtId, setSought] = useState(() => subtaskIn(hash));
  useEffect(() => setSought(subtaskIn(hash)), [hash]);
  const place = usePlace();
  const { lines, isExpected } = useLines(project);
  const loads = useDayLoads(place.view === 'list' ? project : undefined, today);
  const seek = (subtaskId: string) => {
    if (place.view !== 'list') place.go({});
    setSought(subtaskId);
  };
  useDocumentTitle(project?.name ?? (isMissing(error) ? t`Project Not Found` : t`Project`));

  // An answer of another server version, or of a proxy, may lack them.
  const isReadable = Array.isArray(project?.subtasks);

  if (isMissing(error)) return <ProjectNotFound />;
  return (
    <div className="grid grid-cols-1 gap-5 print:block print:space-y-6">
      <QueryError query={query} message={t`Failed to fetch project`}>
        {project ? t`You see the last saved state.` : t`The project is kept on the server.`}
      </QueryError>
      {!project && !error && <ProjectSkeleton />}
      {project && (
        <>
          <Header
            key={project.id}
            {...{ project, today, isReadable }}
            isInList={place.view === 'list'}
            onSeek={seek}
          />
          {!isReadable && (
            <ErrorBanner
              message={t`Failed to fetch subtasks`}
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              {t`Invalid data format received. The tasks are kept on the server.`}
            </ErrorBanner>
          )}
          {isReadable && isExpected && <PlanSkeleton />}
          {isReadable && !isExpected && (
            <Suspense fallback={<PlanSkeleton />}>
              <Board
                key={`${project.id} subtasks`}
                {...{ project, today, place, lines, loads, soughtId }}
                onSeek={seek}
                onFound={() => setSought(undefined)}
              />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
