import { t } from '@daymark/words/t';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

const BackToProjects = () => (
  <Link to="/projects" className={buttonClass('primary')}>
    {t`Back to Projects`}
  </Link>
);

export const ProjectNotFound = () => (
  <EmptyState title={t`Project Not Found`} level={1} action={<BackToProjects />}>
    {t`It was deleted, or the address is wrong.`}
  </EmptyState>
);

/** In the shape of the page. */
export const ProjectSkeleton = () => (
  <SkeletonRegion label={t`Loading project`} className="grid gap-3">
    <Skeleton className="h-10 w-24" />
    <Skeleton className="h-9 w-2/3" />
    <div className="grid gap-8 lg:grid-cols-[minmax(20rem,6fr)_minmax(0,7fr)]">
      <div className="grid content-start gap-3">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
      <div className="grid content-start gap-3">
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  </SkeletonRegion>
);
