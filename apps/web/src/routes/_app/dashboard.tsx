import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/dashboard')({ component: DashboardRoute });

function DashboardRoute() {
  return <main />;
}
