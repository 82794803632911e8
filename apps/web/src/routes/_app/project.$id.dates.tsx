import { createFileRoute } from '@tanstack/react-router';
import { DatesScreen } from '../../features/promises/dates-screen.tsx';

export const Route = createFileRoute('/_app/project/$id/dates')({ component: DatesRoute });

function DatesRoute() {
  const { id } = Route.useParams();
  return <DatesScreen projectId={id} />;
}
