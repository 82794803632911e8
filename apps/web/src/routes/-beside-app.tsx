import { useEffect } from 'react';
import { ReachBanner } from '../features/reach/reach-banner.tsx';
import { noticeWaking } from '../lib/notice-waking.ts';
import { queryClient } from '../lib/query-client.ts';
import { shareChanges } from '../lib/share-changes.ts';
import { Overlays } from './-overlays.tsx';

/** What stands beside every signed-in screen: agreement with the other tabs, word of a lost connection, keys. */
export function BesideApp({ userId }: { userId: string }) {
  useEffect(() => shareChanges(queryClient, userId), [userId]);
  useEffect(() => noticeWaking(), []);
  return (
    <>
      <ReachBanner />
      <Overlays />
    </>
  );
}
