import { Suspense } from 'react';
import { PlanSkeleton } from '../features/plan-views/plan-skeleton.tsx';
import type { PreviewSlot } from '../features/projects/new-project-dialog.tsx';
import { late } from '../ui/late.tsx';

const PlanPreviewPanes = late(() =>
  import('../features/readings/plan-preview-panes.tsx').then((part) => part.PlanPreviewPanes),
);

/** The preview of a plan in the New Project dialog. */
export const planPreviewOf = (slot: PreviewSlot) => (
  <Suspense fallback={<PlanSkeleton />}>
    <PlanPreviewPanes {...slot} />
  </Suspense>
);
