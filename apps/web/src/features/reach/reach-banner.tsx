import { Suspense, useSyncExternalStore } from 'react';
import { useWaiting } from '../../plan-data/outbox/waiting.ts';
import { currentReach, subscribeToReach } from '../../platform/reach.ts';
import { ahead, lateQuietly } from '../../ui/late.tsx';

const ReachWords = lateQuietly(ahead(() => import('./reach-words.tsx').then((part) => part.ReachWords)));

/** Says at the lower edge of the page that Daymark cannot be reached, and how many changes wait on this device. */
export function ReachBanner() {
  const reach = useSyncExternalStore(subscribeToReach, currentReach);
  const entries = useWaiting((waiting) => waiting.entries);
  return (
    <div role="status" className="print:hidden">
      {(reach !== 'reached' || entries.length > 0) && (
        <Suspense>
          <ReachWords reach={reach} entries={entries} />
        </Suspense>
      )}
    </div>
  );
}
