import { Suspense } from 'react';
import { PlanSkeleton } from '../features/plan-views/plan-skeleton.tsx';
import type { PreviewSlot } from '../features/projects/new-project-dialog.tsx';
import { late } from '../ui/late.tsx';

const PlanPreviewPanes = late(
  async () => (await import('../features/readings/plan-preview-panes.tsx')).PlanPreviewPanes,
);

/** What the New Project dialog shows of a plan before it is made. */
export const planPreviewOf = (slot: PreviewSlot) => (
  <Suspense fallback={<PlanSkeleton />}>
    <PlanPreviewPanes {...slot} />
  </Suspense>
);
