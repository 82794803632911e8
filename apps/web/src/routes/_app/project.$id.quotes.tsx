import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { QuoteScreen } from '../../features/billing/quote-screen.tsx';
import { ProjectNotFound } from '../../features/projects/project-states.tsx';
import { projectDetailsQuery } from '../../plan-data/queries.ts';
import { isMissing } from '../../platform/error-message.ts';

export const Route = createFileRoute('/_app/project/$id/quotes')({ component: QuotesRoute });

function QuotesRoute() {
  const { id } = Route.useParams();
  const { error } = useQuery(projectDetailsQuery(id));
  return isMissing(error) ? <ProjectNotFound /> : <QuoteScreen projectId={id} />;
}
