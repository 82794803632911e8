import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lateDialog } from '../../ui/late.tsx';

const ReplanDialog = lateDialog(() =>
  import('../../features/replan/replan-dialog.tsx').then((part) => part.ReplanDialog),
);

export const Route = createFileRoute('/_app/replan')({ component: ReplanRoute });

/** What would move in all plans, under an address that a mail can lead to. */
function ReplanRoute() {
  const navigate = Route.useNavigate();
  const close = (open: boolean) => open || void navigate({ to: '/dashboard', replace: true });
  return (
    <Suspense>
      <ReplanDialog open onOpenChange={close} />
    </Suspense>
  );
}
