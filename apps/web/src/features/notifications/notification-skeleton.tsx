import { t } from '@daymark/words/t';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

/** In the shape of the rows. */
export const NotificationSkeleton = () => (
  <SkeletonRegion label={t`Loading notifications`} className="grid gap-4 p-4">
    {['first', 'second', 'third'].map((place) => (
      <div key={place} className="grid gap-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
    ))}
  </SkeletonRegion>
);
