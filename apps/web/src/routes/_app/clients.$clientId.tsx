import { createFileRoute } from '@tanstack/react-router';
import { ClientBilling } from '../../features/billing/client-billing.tsx';
import { ClientScreen } from '../../features/clients/client-screen.tsx';
import { ClientPromises } from '../../features/promises/client-promises.tsx';
import { EarlyOffers } from '../../features/replan/early-offers.tsx';
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
          <EarlyOffers isShown={({ waitId }) => waits.some(({ id }) => id === waitId)} namesProjects />
          <ClientWaits {...{ client, waits }} />
          <ClientPromises clientId={clientId} />
          <ClientBilling clientId={client.id} />
        </>
      )}
    />
  );
}
