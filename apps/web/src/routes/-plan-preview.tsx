import { Suspense } from 'react';
import { PlanSkeleton } from '../features/plan-views/plan-skeleton.tsx';
import type { PreviewSlot } from '../features/projects/new-project-dialog.tsx';
import { late } from '../ui/late.tsx';

const PlanPreviewPanes = late(
  async () => (await import('../features/readings/plan-preview-panes.tsx')).PlanPreviewPanes,
);

/** The preview of a plan in the New Project dialog. */
export const planPreviewOf = (slot: PreviewSlot) => (
  <Suspense fallback={<PlanSkeleton />}>
    <PlanPreviewPanes {...slot} />
  </Suspense>
);
