import { t } from '@daymark/words/t';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

export const CalendarSkeleton = () => (
  <SkeletonRegion label={t`Loading your calendar`} className="grid gap-6">
    <Skeleton className="h-90 w-full" />
    <Skeleton className="h-90 w-full" />
    <Skeleton className="h-80 w-full" />
  </SkeletonRegion>
);
