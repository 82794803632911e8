import { t } from '@daymark/words/t';
import { CalendarSync } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { late, lateDialog } from '../ui/late.tsx';
import type { MenuItem } from '../ui/menu-item.ts';

/** Its room is reserved if content is expected. */
export const LatePlanHealth = late(
  async () => (await import('../features/replan/plan-health.tsx')).PlanHealth,
  ({ isExpected }) => isExpected && <div className="h-32 rounded-lg border border-line" />,
);

export const LateFindings = late(async () => (await import('../features/replan/findings.tsx')).Findings);

const EarlyOffers = late(async () => (await import('../features/replan/early-offers.tsx')).EarlyOffers);
const ReplanDialog = lateDialog(
  async () => (await import('../features/replan/replan-dialog.tsx')).ReplanDialog,
);

export const LateEarlyOffers = ({ projectId }: { projectId: string }) => (
  <EarlyOffers isShown={(offer) => offer.projectId === projectId} namesProjects={false} />
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
    dialog: open !== undefined && <ReplanDialog projectId={projectId} open={open} onOpenChange={setOpen} />,
  };
}
