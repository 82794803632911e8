import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ProjectNotFound } from '../../features/projects/project-states.tsx';
import { DatesScreen } from '../../features/promises/dates-screen.tsx';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { isMissing } from '../../platform/error-message.ts';

export const Route = createFileRoute('/_app/project/$id/dates')({ component: DatesRoute });

function DatesRoute() {
  const { id } = Route.useParams();
  const { error } = useQuery(projectDetailsQuery(id));
  return isMissing(error) ? <ProjectNotFound /> : <DatesScreen projectId={id} />;
}
