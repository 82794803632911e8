import { createFileRoute } from '@tanstack/react-router';
import { ClientScreen } from '../../features/clients/client-screen.tsx';
import { ClientPromises } from '../../features/promises/client-promises.tsx';
import { ClientWaits } from '../../features/waits/client-waits.tsx';

export const Route = createFileRoute('/_app/clients/$clientId')({ component: ClientRoute });

function ClientRoute() {
  const { clientId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <ClientScreen
      id={clientId}
      onDeleted={() => void navigate({ to: '/clients' })}
      sectionsOf={({ client, waits }) => (
        <>
          <ClientWaits {...{ client, waits }} />
          <ClientPromises clientId={clientId} />
        </>
      )}
    />
  );
}
