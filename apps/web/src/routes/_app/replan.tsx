import { createFileRoute } from '@tanstack/react-router';
import { LateReplanDialog } from '../../features/replan/late-replan-dialog.tsx';

export const Route = createFileRoute('/_app/replan')({ component: ReplanRoute });

/** What would move in all plans, under an address that a mail can lead to. */
function ReplanRoute() {
  const navigate = Route.useNavigate();
  const close = (open: boolean) => open || void navigate({ to: '/dashboard', replace: true });
  return <LateReplanDialog open onOpenChange={close} />;
}
