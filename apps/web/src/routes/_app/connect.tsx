import { createFileRoute } from '@tanstack/react-router';
import { ConnectScreen } from '../../features/settings/connect-screen.tsx';
import { useSession } from '../../platform/session.ts';

/** `/oauth/authorize` leads here with what an assistant asks for, or with why it cannot be asked. */
export const Route = createFileRoute('/_app/connect')({
  validateSearch: (search: { request?: unknown; problem?: unknown }) => search,
  component: ConnectRoute,
});

function ConnectRoute() {
  const { request, problem } = Route.useSearch();
  const email = useSession((session) => session.user?.email);
  return (
    <ConnectScreen
      email={email ?? ''}
      request={typeof request === 'string' ? request : ''}
      problem={problem}
    />
  );
}
