import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** One placeholder bar: give it height and width. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-breathe rounded-sm bg-well', className)} />
);

/** Around the bars of one place, so that "Loading" is announced once. */
export const SkeletonRegion = ({ label = t`Loading`, className, children }: SkeletonRegionProps) => (
  <div role="status" className={className}>
    <span className="sr-only">{label}</span>
    {children}
  </div>
);

type SkeletonRegionProps = { label?: string; className?: string; children: ReactNode };
