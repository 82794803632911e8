import type { ProjectDetails } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type PlanPlace, placeOf } from '../../features/plan-views/plan-place.ts';
import { PlanSkeleton } from '../../features/plan-views/plan-skeleton.tsx';
import { useDayLoads } from '../../features/plan-views/use-day-loads.tsx';
import { ProjectNotFound, ProjectSkeleton } from '../../features/projects/project-states.tsx';
import { subtaskIn } from '../../features/subtasks/row-id.ts';
import { projectDetailsQuery, readingQuery } from '../../plan-data/queries.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { isMissing } from '../../platform/error-message.ts';
import { useToday } from '../../platform/today.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { ProjectBoard } from '../-project-board.tsx';
import { ProjectHeader } from '../-project-header.tsx';

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
  return { place, isList: (place.view ?? 'list') === 'list', go };
}

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

function ProjectDetailsRoute() {
  const { id } = Route.useParams();
  const today = useToday();
  const query = useQuery(projectDetailsQuery(id));
  const { data: project, error, refetch, isFetching } = query;
  const hash = useLocation({ select: (location) => location.hash });
  const [soughtId, setSought] = useState(() => subtaskIn(hash));
  useEffect(() => setSought(subtaskIn(hash)), [hash]);
  const { place, isList, go } = usePlace();
  const { lines, isExpected } = useLines(project);
  const loads = useDayLoads(isList ? project : undefined, today);
  const seek = (subtaskId: string) => {
    if (!isList) go({});
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
          <ProjectHeader
            key={project.id}
            {...{ project, today, isReadable }}
            isInList={isList}
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
              <ProjectBoard
                key={`${project.id} subtasks`}
                {...{ project, today, place, lines, loads, soughtId }}
                onPlaceChange={go}
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
