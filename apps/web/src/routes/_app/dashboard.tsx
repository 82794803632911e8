import { t } from '@daymark/words/t';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { askAhead } from '../../features/dashboard/ask-ahead.ts';
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx';
import { notificationsQuery, usePlanBroken } from '../../features/notifications/use-notifications.ts';
import { MorningOffer } from '../../features/replan/morning-offer.tsx';
import { useOverload } from '../../features/replan/use-overload.ts';
import { dayQuery } from '../../plan-data/day-query.ts';
import { queryClient } from '../../plan-data/query-client.ts';
import { useSession } from '../../platform/session.ts';
import { useTabState } from '../../platform/tab-state.ts';
import { todayOfUser, useToday } from '../../platform/today.ts';
import { late, lateDialog } from '../../ui/late.tsx';
import { LateTimerButton } from '../-late-timer.tsx';
import { planPreviewOf } from '../-plan-preview.tsx';

const NewProjectDialog = lateDialog(() =>
  import('../../features/projects/new-project-dialog.tsx').then((part) => part.NewProjectDialog),
);

const Waits = late(() => import('../-waits-of-all.tsx').then((part) => part.WaitsAndAnswers));
const ExampleNote = late(() =>
  import('../../features/projects/example-note.tsx').then((part) => part.ExampleNote),
);

export const Route = createFileRoute('/_app/dashboard')({
  // In a new task, because the navigation to this screen already takes long enough.
  loader: () => void setTimeout(beginToAsk),
  component: DashboardRoute,
});

function beginToAsk(): void {
  void askAhead();
  if (!useSession.getState().user) return;
  void queryClient.prefetchQuery(notificationsQuery());
  void queryClient.prefetchQuery(dayQuery(todayOfUser()));
}

/** Whether the plan is broken; undefined until both answers are loaded. */
function useNeedsOffer(): boolean | undefined {
  const isBroken = usePlanBroken();
  const isOverloaded = useOverload(useToday());
  return isBroken === undefined || isOverloaded === undefined ? undefined : isBroken || isOverloaded;
}

function DashboardRoute() {
  const user = useSession((session) => session.user);
  const navigate = Route.useNavigate();
  const [creating, setCreating] = useTabState<boolean | undefined>(
    'new project',
    undefined,
    (isOpen) => isOpen || undefined,
  );
  const needsOffer = useNeedsOffer();

  if (!user) return null;
  return (
    <>
      <DashboardScreen
        user={user}
        onNewProject={() => setCreating(true)}
        onExample={async () => {
          const { makeExample } = await import('../../features/projects/make-example.ts');
          const project = await makeExample(queryClient, todayOfUser());
          if (project) await navigate({ to: '/project/$id/details', params: { id: project.id } });
        }}
        exampleNoteOf={(project) => <ExampleNote project={project} />}
        offer={<MorningOffer />}
        needsOffer={needsOffer}
        waits={
          <Suspense>
            <Waits />
          </Suspense>
        }
        actionOf={({ id, title, projectId }) => (
          <LateTimerButton task={{ id, title, projectId: projectId.id }} size="large" />
        )}
      />
      {creating !== undefined && (
        <Suspense>
          <NewProjectDialog
            open={creating}
            onOpenChange={setCreating}
            previewOf={planPreviewOf}
            createdTitle={(name) => t`Project "${name}" created successfully!`}
            onCreated={({ id }) => void navigate({ to: '/project/$id/details', params: { id } })}
          />
        </Suspense>
      )}
    </>
  );
}
