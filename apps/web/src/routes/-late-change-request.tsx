import { t } from '@daymark/words/t';
import { MailQuestion } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTabState } from '../platform/tab-state.ts';
import { lateDialog } from '../ui/late.tsx';
import type { MenuItem } from '../ui/menu-item.ts';

const ChangeRequestDialog = lateDialog(() =>
  import('../features/change-requests/change-request-dialog.tsx').then((part) => part.ChangeRequestDialog),
);

type Note = { id: string; text: string };

/** A client's mail that changes a project: an entry for a menu, and the dialog that it opens, also for a client's note. */
export function useChangeRequestDialog(projectId: string): {
  entry: MenuItem;
  readNote: (note: Note) => void;
  dialog: ReactNode;
} {
  const [open, setOpen] = useTabState<boolean | undefined>(
    `change request to ${projectId}`,
    undefined,
    (isOpen) => isOpen || undefined,
  );
  const [note, setNote] = useTabState<Note | undefined>(`note about ${projectId}`, undefined);
  const show = (chosen: Note | undefined) => {
    setNote(chosen);
    setOpen(true);
  };
  return {
    entry: {
      label: t`Change request`,
      hint: t`Paste a client’s mail and see what it does to the date.`,
      icon: MailQuestion,
      onSelect: () => show(undefined),
    },
    readNote: show,
    dialog: open !== undefined && (
      <Suspense>
        <ChangeRequestDialog key={note?.id ?? 'mail'} {...{ projectId, note, open }} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
}
