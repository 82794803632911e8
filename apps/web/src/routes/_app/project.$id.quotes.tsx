import { createFileRoute } from '@tanstack/react-router';
import { QuoteScreen } from '../../features/billing/quote-screen.tsx';

export const Route = createFileRoute('/_app/project/$id/quotes')({ component: QuotesRoute });

function QuotesRoute() {
  return <QuoteScreen projectId={Route.useParams().id} />;
}
