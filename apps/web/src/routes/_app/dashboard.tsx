import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { askAhead } from '../../features/dashboard/ask-ahead.ts';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';
import { MorningOffer } from '../../features/replan/morning-offer.tsx';
import { useSession } from '../../lib/session.ts';
import { LateTimerButton } from '../-late-timer.tsx';

const NewProjectDialog = lazy(async () => ({
  default: (await import('../../features/projects/new-project-dialog.tsx')).NewProjectDialog,
}));

export const Route = createFileRoute('/_app/dashboard')({
  loader: () => void askAhead(),
  component: DashboardRoute,
});

function DashboardRoute() {
  const user = useSession((session) => session.user);
  const navigate = Route.useNavigate();
  const [creating, setCreating] = useState<boolean>();

  if (!user) return null;
  return (
    <>
      <DashboardScreen
        user={user}
        onNewProject={() => setCreating(true)}
        offer={<MorningOffer />}
        actionOf={({ id, title, projectId }) => (
          <LateTimerButton task={{ id, title, projectId: projectId.id }} size="large" />
        )}
      />
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
