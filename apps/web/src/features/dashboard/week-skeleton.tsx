import { t } from '@daymark/words/t';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { Panel } from './panel.tsx';

const BARS = { a: 'h-10', b: 'h-16', c: 'h-8', d: 'h-14', e: 'h-12', f: 'h-4', g: 'h-5' };

/** Placeholders for seven bars and the line below them. */
export const WeekBarsSkeleton = () => (
  <SkeletonRegion label={t`Loading the week`} className="grid gap-2">
    <div className="grid h-33 grid-cols-7 items-end gap-3 px-2 pb-7">
      {Object.entries(BARS).map(([name, height]) => (
        <Skeleton key={name} className={height} />
      ))}
    </div>
    <Skeleton className="h-5.5 w-3/4" />
  </SkeletonRegion>
);

/** The panel while its chart is loading. */
export const WeekPanelSkeleton = () => (
  <Panel title={t`This week`}>
    <WeekBarsSkeleton />
    <div className="mt-3 min-h-9 border-t border-line pt-3" />
  </Panel>
);
