import { t } from '@daymark/words/t';
import { CalendarSync } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { LateReplanDialog } from '../features/replan/late-replan-dialog.tsx';
import { late } from '../ui/late.tsx';
import type { MenuItem } from '../ui/menu-item.ts';

const PlanHealth = late(() => import('../features/replan/plan-health.tsx').then((part) => part.PlanHealth));
const EarlyOffers = late(() =>
  import('../features/replan/early-offers.tsx').then((part) => part.EarlyOffers),
);
const Findings = late(() => import('../features/replan/findings.tsx').then((part) => part.Findings));

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

export const LateEarlyOffers = ({ projectId }: { projectId: string }) => (
  <Suspense>
    <EarlyOffers isShown={(offer) => offer.projectId === projectId} namesProjects={false} />
  </Suspense>
);

export const LateFindings = ({ projectId }: { projectId: string }) => (
  <Suspense>
    <Findings projectId={projectId} />
  </Suspense>
);

/** The preview of the moves that repair a project's plan: an entry for a menu, and the dialog that it opens. */
export function useReplanDialog(projectId: string): { entry: MenuItem; dialog: ReactNode } {
  const [open, setOpen] = useState<boolean>();
  return {
    entry: {
      label: t`Replan`,
      hint: t`Moves open tasks to where they fit. You see the moves first.`,
      icon: CalendarSync,
      onSelect: () => setOpen(true),
    },
    dialog: open !== undefined && (
      <LateReplanDialog projectId={projectId} open={open} onOpenChange={setOpen} />
    ),
  };
}
