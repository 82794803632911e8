import type { User } from '@daymark/contract/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { openCache } from '../../plan-data/query-cache.ts';
import { queryClient } from '../../plan-data/query-client.ts';
import { restoreSession } from '../../platform/restore-session.ts';
import { useSession } from '../../platform/session.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';

type SignedInProps = { children: (user: User) => ReactNode };

/** Renders its children only while a user is signed in. */
export const SignedIn = ({ children }: SignedInProps) => (
  // Also around the other spinners: the children replace a visible spinner as soon as the cache is open. After a
  // spinner of their own, React would delay them by 300 ms.
  <Suspense fallback={<FullScreenSpinner />}>
    <Gate>{children}</Gate>
  </Suspense>
);

function Gate({ children }: SignedInProps) {
  const { user, isAuthenticated, initializing, error } = useSession();
  // Whom this device knows sees their screens while the session is checked: a refusal signs them out.
  const isKnown = isAuthenticated && user !== null;
  // The whole frame mounts with the user, so it is deferred to keep clicks responsive. It unmounts at once.
  const shown = useDeferredValue(isKnown ? user : null, null);

  if (initializing && !isKnown) return <FullScreenSpinner />;
  if (error !== null && !initializing)
    return <UnreachableScreen message={error} onRetry={() => void restoreSession()} />;
  if (!isKnown || shown?.id !== user.id) return <FullScreenSpinner />;
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
