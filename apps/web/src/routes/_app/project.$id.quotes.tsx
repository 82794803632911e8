import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { QuoteScreen } from '../../features/billing/quote-screen.tsx';
import { ProjectNotFound } from '../../features/projects/project-states.tsx';
import { isMissing } from '../../lib/error-message.ts';
import { projectDetailsQuery } from '../../lib/queries.ts';

export const Route = createFileRoute('/_app/project/$id/quotes')({ component: QuotesRoute });

function QuotesRoute() {
  const { id } = Route.useParams();
  const { error } = useQuery(projectDetailsQuery(id));
  return isMissing(error) ? <ProjectNotFound /> : <QuoteScreen projectId={id} />;
}
