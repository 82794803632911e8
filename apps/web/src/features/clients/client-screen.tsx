import type { Client, ClientProject } from '@daymark/contract/clients';
import type { Wait } from '@daymark/contract/waits';
import { LANGUAGE_NAMES } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { isMissing } from '../../platform/error-message.ts';
import { formatDay, formatPercent } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { cardClass } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ProjectMark } from '../../ui/project-mark.tsx';
import { QueryError } from '../../ui/query-error.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { statusWords } from '../../ui/value-words.ts';
import { ClientDialog } from './client-dialog.tsx';
import { clientQuery, useDeleteClient } from './use-clients.ts';

/** A part of the client's page. */
export const ClientSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid grid-cols-1 gap-2">
    <h2 className="text-lg font-bold">{title}</h2>
    {children}
  </section>
);

const ProjectRow = ({ project }: { project: ClientProject }) => (
  <li className="relative grid grid-cols-[auto_auto_1fr] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-well sm:grid-cols-[minmax(0,1fr)_7rem_4rem_7rem]">
    <span className="flex min-w-0 items-center gap-2 max-sm:col-span-3">
      <ProjectMark color={project.color} />
      <Link
        to="/project/$id/details"
        params={{ id: project.id }}
        className="min-w-0 rounded-sm font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0"
      >
        {project.name}
      </Link>
    </span>
    <span className="text-sm text-ink-soft">{statusWords(project.status)}</span>
    <span className="text-sm text-ink-soft tabular-nums sm:text-right">
      {formatPercent(project.progress)}
    </span>
    <span className="text-right text-sm tabular-nums">{formatDay(project.dueDate)}</span>
  </li>
);

const Projects = ({ projects }: { projects: readonly ClientProject[] }) => (
  <ClientSection title={t`Projects`}>
    {projects.length === 0 ? (
      <p className="text-sm text-ink-soft">{t`No project has this client yet. Choose it when you edit one.`}</p>
    ) : (
      <ul className={classNames(cardClass, 'divide-y divide-line overflow-hidden')}>
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </ul>
    )}
  </ClientSection>
);

const addressText = ({ email, language }: Client): string =>
  [email, language && LANGUAGE_NAMES[language]].filter(Boolean).join(' · ');

type ClientHeaderProps = { client: Client; onDeleted: () => void };

function ClientHeader({ client, onDeleted }: ClientHeaderProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const remove = useDeleteClient(client, onDeleted);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        back={
          <Link to="/clients" className={linkClass}>
            {t`Clients`}
          </Link>
        }
        title={client.name}
        subtitle={addressText(client)}
        actions={
          <>
            <Button onClick={() => setOpen('edit')}>{t`Edit client`}</Button>
            <Button variant="danger" onClick={() => setOpen('delete')}>
              {t`Delete client`}
            </Button>
          </>
        }
      />
      {open === 'edit' && <ClientDialog client={client} onClose={close} onSaved={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={(next) => next || close()}
        title={t`Delete ${client.name}?`}
        confirmLabel={t`Delete client`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {t`Their projects stay, without a client. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}

const ClientNotFound = () => (
  <EmptyState
    title={t`Client not found`}
    level={1}
    action={
      <Link to="/clients" className={buttonClass('primary')}>
        {t`Back to clients`}
      </Link>
    }
  >
    {t`It was deleted, or the address is wrong.`}
  </EmptyState>
);

type SeenClient = { client: Client; projects: readonly ClientProject[]; waits: readonly Wait[] };

type ClientScreenProps = {
  id: string;
  onDeleted: () => void;
  /** The sections of other features. */
  sectionsOf: (seen: SeenClient) => ReactNode;
};

/** A client with what is waited for and their projects. */
export function ClientScreen({ id, onDeleted, sectionsOf }: ClientScreenProps) {
  const query = useQuery(clientQuery(id));
  const { data, error, isPending } = query;
  useDocumentTitle(data?.client.name ?? t`Client`);
  if (isMissing(error)) return <ClientNotFound />;
  return (
    <>
      {data && <ClientHeader client={data.client} onDeleted={onDeleted} />}
      <QueryError query={query} message={t`Failed to load the client`} />
      {isPending && (
        <SkeletonRegion label={t`Loading the client`} className="grid gap-4">
          <Skeleton className="h-10 w-64" />
          <Skeleton className="h-32 w-full" />
        </SkeletonRegion>
      )}
      {data && (
        <div className="grid grid-cols-1 gap-8">
          {sectionsOf(data)}
          <Projects projects={data.projects} />
        </div>
      )}
    </>
  );
}
