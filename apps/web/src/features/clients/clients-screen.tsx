import type { Client } from '@daymark/contract/clients';
import { plural, t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { clientsQuery } from '../../plan-data/clients.ts';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { ClientDialog } from './client-dialog.tsx';

export const projectsText = ({ total, open }: Client['projects']): string => {
  if (total === 0) return t`No projects`;
  return open === 0
    ? t`${plural(total, '# project')}, none open`
    : t`${plural(total, '# project')}, ${open} open`;
};

const ClientRow = ({ client }: { client: Client }) => (
  <li className="relative grid grid-cols-1 items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-well sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem]">
    <Link
      to="/clients/$clientId"
      params={{ clientId: client.id }}
      className="min-w-0 rounded-sm font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0"
    >
      {client.name}
    </Link>
    <p className="min-w-0 text-sm wrap-anywhere text-ink-soft max-sm:empty:hidden">{client.email}</p>
    <p className="text-sm text-ink-soft tabular-nums sm:text-right">{projectsText(client.projects)}</p>
  </li>
);

/** The clients of the user. */
export function ClientsScreen() {
  useDocumentTitle(t`Clients`);
  const query = useQuery(clientsQuery());
  const { data, isPending } = query;
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  const add = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <Plus className="size-4" aria-hidden="true" />
      {t`New client`}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t`Clients`}
        subtitle={t`The people you work for, their projects, and what you wait for.`}
        actions={data && data.length > 0 && add}
      />
      <QueryError query={query} message={t`Failed to load your clients`} />
      {isPending && (
        <SkeletonRegion label={t`Loading your clients`} className="grid gap-2">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonRegion>
      )}
      {data?.length === 0 && (
        <EmptyState title={t`No clients yet`} action={add}>
          {t`Add the people you work for, then choose one in the form of a project.`}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className={classNames(cardClass, 'divide-y divide-line overflow-hidden')}>
          {data.map((client) => (
            <ClientRow key={client.id} client={client} />
          ))}
        </ul>
      )}
      {isAdding && <ClientDialog client={null} onClose={close} onSaved={close} />}
    </>
  );
}
