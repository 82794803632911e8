import { ApiError } from '@daymark/contract/client';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { MilestonePanel } from '../../features/milestones/milestone-panel.tsx';
import { ProjectFacts } from '../../features/projects/project-facts.tsx';
import { ProjectHeader } from '../../features/projects/project-header.tsx';
import { ProjectNotFound, ProjectSkeleton } from '../../features/projects/project-states.tsx';
import { dayLoads } from '../../features/subtasks/day-groups.ts';
import { NextStep } from '../../features/subtasks/next-step.tsx';
import { subtaskIn } from '../../features/subtasks/row-id.ts';
import { SubtaskBoard } from '../../features/subtasks/subtask-board.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { messageOf } from '../../lib/error-message.ts';
import { projectDetailsQuery } from '../../lib/queries.ts';
import { useToday } from '../../lib/today.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';

export const Route = createFileRoute('/_app/project/$id/details')({ component: ProjectDetailsRoute });

/** Not there, not ours, or no id at all: to the person it is all the same. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function ProjectDetailsRoute() {
  const { id } = Route.useParams();
  const today = useToday();
  const { data: project, error, isFetching, refetch } = useQuery(projectDetailsQuery(id));
  const hash = useLocation({ select: (location) => location.hash });
  const [soughtId, seek] = useState(() => subtaskIn(hash));
  useDocumentTitle(project?.name ?? (isMissing(error) ? 'Project Not Found' : 'Project'));

  // What comes from another version of the server, or from something between, may lack them.
  const isReadable = Array.isArray(project?.subtasks);

  if (isMissing(error)) return <ProjectNotFound />;
  return (
    <div className="grid grid-cols-1 gap-10">
      {error && (
        <ErrorBanner
          message={messageOf(error, 'Failed to fetch project')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {project ? 'What you see is how it stood before.' : 'The project is kept on the server.'}
        </ErrorBanner>
      )}
      {!project && !error && <ProjectSkeleton />}
      {project && (
        <>
          <ProjectHeader
            key={project.id}
            project={project}
            today={today}
            days={isReadable ? dayLoads(project.subtasks) : []}
            next={isReadable && <NextStep subtasks={project.subtasks} today={today} onSeek={seek} />}
          />
          {!isReadable && (
            <ErrorBanner
              message="Failed to fetch subtasks"
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              Invalid data format received. The subtasks are kept on the server.
            </ErrorBanner>
          )}
          {isReadable && (
            <SubtaskBoard
              key={`${project.id} subtasks`}
              project={project}
              today={today}
              aside={
                <>
                  <MilestonePanel project={project} today={today} />
                  <ProjectFacts project={project} />
                </>
              }
              soughtId={soughtId}
              onFound={() => seek(undefined)}
            />
          )}
        </>
      )}
    </div>
  );
}
