import { CalendarSync } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { late, lateDialog } from '../ui/late.tsx';

const PlanHealth = late(async () => (await import('../features/replan/plan-health.tsx')).PlanHealth);
const Findings = late(async () => (await import('../features/replan/findings.tsx')).Findings);
const ReplanDialog = lateDialog(
  async () => (await import('../features/replan/replan-dialog.tsx')).ReplanDialog,
);

type LatePlanHealthProps = {
  projectId: string;
  /** Whether there will be content, so that its room is reserved. */
  isExpected: boolean;
};

export const LatePlanHealth = ({ projectId, isExpected }: LatePlanHealthProps) => (
  <Suspense fallback={isExpected && <div className="h-32 rounded-lg border border-line" />}>
    <PlanHealth projectId={projectId} isExpected={isExpected} />
  </Suspense>
);

export const LateFindings = ({ projectId }: { projectId: string }) => (
  <Suspense>
    <Findings projectId={projectId} />
  </Suspense>
);

/** Opens the preview of the moves that repair a project's plan. */
export function ReplanButton({ projectId }: { projectId: string }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <CalendarSync className="size-4" aria-hidden="true" />
        Replan
      </Button>
      {open !== undefined && (
        <Suspense>
          <ReplanDialog projectId={projectId} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
