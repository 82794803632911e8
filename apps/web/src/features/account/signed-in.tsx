import type { User } from '@daymark/contract/users';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use } from 'react';
import { openCache } from '../../lib/query-cache.ts';
import { queryClient } from '../../lib/query-client.ts';
import { restoreSession } from '../../lib/restore-session.ts';
import { useSession } from '../../lib/session.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';

/** Shows its children to the person who is signed in, and nothing of theirs a moment before or after. */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const { user, isAuthenticated, initializing, error } = useSession();

  if (initializing) return <FullScreenSpinner />;
  if (error !== null) return <UnreachableScreen message={error} onRetry={() => void restoreSession()} />;
  if (!isAuthenticated || !user) return <FullScreenSpinner />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <WithCache key={user.id} userId={user.id}>
        {children(user)}
      </WithCache>
    </Suspense>
  );
}

function WithCache({ userId, children }: { userId: string; children: ReactNode }) {
  use(openCache(userId));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
