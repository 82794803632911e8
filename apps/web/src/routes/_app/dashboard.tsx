import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';
import { useSession } from '../../lib/session.ts';

const NewProjectDialog = lazy(async () => ({
  default: (await import('../../features/projects/new-project-dialog.tsx')).NewProjectDialog,
}));

export const Route = createFileRoute('/_app/dashboard')({ component: DashboardRoute });

function DashboardRoute() {
  const user = useSession((session) => session.user);
  const navigate = Route.useNavigate();
  const [creating, setCreating] = useState<boolean>();

  if (!user) return null;
  return (
    <>
      <DashboardScreen user={user} onNewProject={() => setCreating(true)} />
      {creating !== undefined && (
        <Suspense>
          <NewProjectDialog
            open={creating}
            onOpenChange={setCreating}
            createdTitle={(name) => `Project "${name}" created successfully!`}
            onCreated={({ id }) => void navigate({ to: '/project/$id/details', params: { id } })}
          />
        </Suspense>
      )}
    </>
  );
}
