import { t } from '@daymark/words/t';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { besideClass, columnsClass, stackClass } from './grid-class.ts';
import { StatRow } from './stat-row.tsx';

const Bars = ({ of }: { of: readonly string[] }) => (
  <div className={classNames(cardClass, 'grid content-start gap-3 p-5 sm:p-6')}>
    {of.map((bar) => (
      <Skeleton key={bar} className={bar} />
    ))}
  </div>
);

/** The panels beside and below today's work. */
export const RestSkeleton = () => (
  <>
    <div className={classNames(stackClass, besideClass)}>
      <Bars of={['h-5 w-32', 'mt-2 h-9 w-full', 'h-9 w-11/12', 'h-9 w-10/12']} />
      <Bars of={['h-5 w-28', 'mt-2 h-9 w-full', 'h-9 w-4/5']} />
    </div>
    <Bars of={['h-5 w-32', 'h-7 w-3/5', 'h-5 w-2/5', 'h-14 w-full', 'h-4 w-11/12']} />
  </>
);

/** Placeholders in the layout of the cards. */
export const DashboardSkeleton = () => (
  <SkeletonRegion label={t`Loading your day`} className={stackClass}>
    <StatRow stats={undefined} />
    <div className={columnsClass}>
      <Bars of={['h-5 w-16', 'mt-4 h-4 w-24', 'h-8 w-4/5', 'h-4 w-1/2', 'h-14 w-full', 'h-12 w-48']} />
      <RestSkeleton />
    </div>
  </SkeletonRegion>
);
