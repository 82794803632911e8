import type { ClientNote } from '@daymark/contract/client-links';
import type { Project } from '@daymark/contract/projects';
import { t } from '@daymark/words/t';
import { Link2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { late, lateDialog } from '../ui/late.tsx';
import type { MenuItem } from '../ui/menu-item.ts';

const ClientLinksDialog = lateDialog(() =>
  import('../features/client-links/client-links-dialog.tsx').then((part) => part.ClientLinksDialog),
);

const ClientNotes = late(() =>
  import('../features/client-links/client-notes.tsx').then((part) => part.ClientNotes),
);

/** The page of a project for its client: an entry for a menu, and the dialog that it opens. */
export function useClientLinksDialog(project: Pick<Project, 'id' | 'clientId'>): {
  entry: MenuItem;
  dialog: ReactNode;
} {
  const [open, setOpen] = useState<boolean>();
  return {
    entry: {
      label: t`Page for your client`,
      hint: t`A link to read how the project stands, without an account.`,
      icon: Link2,
      onSelect: () => setOpen(true),
    },
    dialog: open !== undefined && (
      <Suspense>
        <ClientLinksDialog project={project} open={open} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
}

type LateClientNotesProps = { projectId: string; onChangeRequest: (note: ClientNote) => void };

export const LateClientNotes = (props: LateClientNotesProps) => (
  <Suspense>
    <ClientNotes {...props} />
  </Suspense>
);
