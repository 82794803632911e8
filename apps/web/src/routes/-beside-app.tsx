import { useCallback, useEffect } from 'react';
import { ReachBanner } from '../features/reach/reach-banner.tsx';
import { loadOutbox } from '../plan-data/outbox/send-or-keep.ts';
import { queryClient } from '../plan-data/query-client.ts';
import { noticeWaking } from '../platform/notice-waking.ts';
import { keepAppAtHand } from '../platform/service-worker.ts';
import { shareChanges } from '../platform/share-changes.ts';
import { useAtRest } from './-at-rest.ts';
import { Overlays } from './-overlays.tsx';
import { useScreensAtHand } from './-screens-at-hand.ts';

const keepAtHand = () => void keepAppAtHand();

/** Components beside every signed-in screen: synchronisation of tabs, the offline banner, shortcuts. */
export function BesideApp({ userId }: { userId: string }) {
  useEffect(() => shareChanges(queryClient, userId), [userId]);
  useScreensAtHand();
  useEffect(() => noticeWaking(), []);
  useAtRest(keepAtHand);
  const followOutbox = useCallback(
    () => void loadOutbox().then((outbox) => outbox?.follow(queryClient, userId)),
    [userId],
  );
  useAtRest(followOutbox);
  const followDevice = useCallback(() => {
    if (localStorage.getItem('push-device'))
      void import('../platform/push-device.ts').then(({ followThisDevice }) => followThisDevice(userId));
  }, [userId]);
  useAtRest(followDevice);
  return (
    <>
      <ReachBanner />
      <Overlays />
    </>
  );
}
