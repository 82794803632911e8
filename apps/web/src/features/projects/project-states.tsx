import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';

const BackToProjects = () => (
  <Link to="/projects" className={buttonClass('primary')}>
    Back to Projects
  </Link>
);

export const ProjectNotFound = () => (
  <EmptyState title="Project Not Found" level={1} action={<BackToProjects />}>
    It was deleted, or the address is wrong.
  </EmptyState>
);

/** In the shape of the page. */
export const ProjectSkeleton = () => (
  <SkeletonRegion label="Loading project" className="grid gap-6">
    <Skeleton className="h-5 w-24" />
    <Skeleton className="h-9 w-2/3" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-5 w-full" />
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
      <div className="grid content-start gap-3">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
      <Skeleton className="h-64 w-full" />
    </div>
  </SkeletonRegion>
);
