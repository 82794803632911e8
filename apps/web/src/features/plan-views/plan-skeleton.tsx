import { t } from '@daymark/words/t';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Where the days will be. */
export const PlanSkeleton = () => (
  <div aria-busy="true" className="grid gap-3">
    <p className="sr-only" role="status">
      {t`Loading the plan`}
    </p>
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-120 w-full" />
  </div>
);
