import type { User } from '@daymark/contract/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { openCache } from '../../lib/query-cache.ts';
import { queryClient } from '../../lib/query-client.ts';
import { restoreSession } from '../../lib/restore-session.ts';
import { useSession } from '../../lib/session.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';

type SignedInProps = { children: (user: User) => ReactNode };

/** Shows its children to the person who is signed in, and nothing of theirs a moment before or after. */
export const SignedIn = ({ children }: SignedInProps) => (
  // Around the other spinners too: the children come in the place of one that stands, as soon as the cache is open. After
  // one of its own they would be held back for 300 ms.
  <Suspense fallback={<FullScreenSpinner />}>
    <Gate>{children}</Gate>
  </Suspense>
);

function Gate({ children }: SignedInProps) {
  const { user, isAuthenticated, initializing, error } = useSession();
  // The whole frame comes with it, made bit by bit so that a click meanwhile is answered. It goes at once.
  const shown = useDeferredValue(initializing ? null : user, null);

  if (initializing) return <FullScreenSpinner />;
  if (error !== null) return <UnreachableScreen message={error} onRetry={() => void restoreSession()} />;
  if (!isAuthenticated || !user || shown?.id !== user.id) return <FullScreenSpinner />;
  return (
    <WithCache key={user.id} userId={user.id}>
      {children(user)}
    </WithCache>
  );
}

function WithCache({ userId, children }: { userId: string; children: ReactNode }) {
  use(openCache(userId));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
