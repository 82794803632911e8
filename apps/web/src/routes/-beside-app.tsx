import { useCallback, useEffect } from 'react';
import { ReachBanner } from '../features/reach/reach-banner.tsx';
import { noticeWaking } from '../lib/notice-waking.ts';
import { queryClient } from '../lib/query-client.ts';
import { loadOutbox } from '../lib/send-or-keep.ts';
import { keepAppAtHand } from '../lib/service-worker.ts';
import { shareChanges } from '../lib/share-changes.ts';
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
      void import('../lib/push-device.ts').then(({ followThisDevice }) => followThisDevice(userId));
  }, [userId]);
  useAtRest(followDevice);
  return (
    <>
      <ReachBanner />
      <Overlays />
    </>
  );
}
