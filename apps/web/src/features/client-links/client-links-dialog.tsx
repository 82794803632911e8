import type { ClientLink, NewClientLink } from '@daymark/contract/client-links';
import type { Project } from '@daymark/contract/projects';
import { LANGUAGE_NAMES, type Language } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientsQuery } from '../../plan-data/clients.ts';
import { formatInstant } from '../../platform/format.ts';
import { useSession } from '../../platform/session.ts';
import { timezoneOfUser } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusSoon } from '../../ui/focus-soon.ts';
import { QueryError } from '../../ui/query-error.tsx';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { LinkForm } from './link-form.tsx';
import { FIELD_WORDS } from './link-words.ts';
import { clientLinksQuery, useMakeLink, useRevokeLink } from './use-client-links.ts';

const isExpired = ({ expiresAt }: ClientLink): boolean => Date.parse(expiresAt) <= Date.now();

/** "Brief, days, milestones · Deutsch" */
function contentsOf({ shows, language }: ClientLink): string {
  const words =
    shows.length === 0 ? t`only the name of the project` : shows.map((one) => FIELD_WORDS[one]).join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} · ${LANGUAGE_NAMES[language]}`;
}

function usedWords(link: ClientLink): string {
  const shown = (instant: string) => formatInstant(instant, timezoneOfUser());
  const { createdAt, expiresAt, lastUsedAt } = link;
  const used = lastUsedAt ? t`last opened ${shown(lastUsedAt)}` : t`never opened`;
  const end = isExpired(link) ? t`ended ${shown(expiresAt)}` : t`valid until ${shown(expiresAt)}`;
  return `${t`Made ${shown(createdAt)}`} · ${used} · ${end}`;
}

const LinkRow = ({ link, onRevoke }: { link: ClientLink; onRevoke: () => void }) => (
  <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
    <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
      <p className="font-semibold wrap-anywhere">{contentsOf(link)}</p>
      <p className="text-sm text-ink-soft">{usedWords(link)}</p>
    </div>
    <Button
      size="small"
      aria-label={t`Revoke the link made ${formatInstant(link.createdAt, timezoneOfUser())}`}
      onClick={onRevoke}
    >
      {t`Revoke`}
    </Button>
  </li>
);

/** The links of a project, and what is asked before one is revoked. */
function Links({ projectId }: { projectId: string }) {
  const links = useQuery(clientLinksQuery(projectId));
  const revoke = useRevokeLink(projectId);
  const [asking, setAsking] = useState<ClientLink>();
  return (
    <section id="client-links" tabIndex={-1} className="outline-none">
      <h3 className="font-bold">{t`Links of this project`}</h3>
      <QueryError query={links} message={t`Failed to load the links`}>
        {t`They still work.`}
      </QueryError>
      {links.data?.length === 0 && <p className="text-sm text-ink-soft">{t`None yet.`}</p>}
      <ul aria-label={t`Links of this project`} className="empty:hidden">
        {links.data?.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => setAsking(link)} />
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={t`Revoke this link?`}
        confirmLabel={t`Revoke`}
        onConfirm={() => {
          if (asking) revoke.mutate(asking);
          setAsking(undefined);
          focusSoon('#client-links');
        }}
      >
        {t`Its page is gone at once and cannot be brought back. Notes that were written with it stay.`}
      </ConfirmDialog>
    </section>
  );
}

/** The language in which the client is written to; that of the user if none is known. */
function useClientLanguage(clientId: string | null): Language {
  const own = useSession(({ user }) => user?.language) ?? 'en';
  const clients = useQuery(clientsQuery()).data;
  return clients?.find(({ id }) => id === clientId)?.language ?? own;
}

type ClientLinksDialogProps = {
  project: Pick<Project, 'id' | 'clientId'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Links with which clients read how the project stands, without an account. */
export function ClientLinksDialog({ project, open, onOpenChange }: ClientLinksDialogProps) {
  const projectId = project.id;
  const language = useClientLanguage(project.clientId);
  const [chosen, setChosen] = useState<Omit<NewClientLink, 'language'> & { language?: Language }>({
    shows: ['brief', 'days', 'milestones', 'waits', 'progress', 'name'],
    days: 90,
  });
  const wish = { language, ...chosen };
  const make = useMakeLink(projectId);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Page for your client`}
      description={t`Whoever has the link reads how this project stands, without an account. They can write you notes and change nothing.`}
      size="large"
      footer={<Button onClick={() => onOpenChange(false)}>{t`Close`}</Button>}
    >
      <div className="grid gap-6">
        {make.data ? (
          <ShownOnce
            what="link"
            label={t`Link for your client`}
            secret={make.data.address}
            onDone={() => {
              make.reset();
              focusSoon('#client-links');
            }}
          >
            {t`Send it to your client. Whoever has it can read the page until it ends or you revoke it.`}
          </ShownOnce>
        ) : (
          <LinkForm
            projectId={projectId}
            wish={wish}
            busy={make.isPending}
            onChange={(fields) => setChosen((before) => ({ ...before, ...fields }))}
            onMake={() => make.mutate(wish)}
          />
        )}
        <Links projectId={projectId} />
      </div>
    </Dialog>
  );
}
