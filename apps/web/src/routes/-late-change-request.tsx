import { t } from '@daymark/words/t';
import { MailQuestion } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTabState } from '../lib/tab-state.ts';
import { lateDialog } from '../ui/late.tsx';
import type { MenuItem } from '../ui/menu-item.ts';

const ChangeRequestDialog = lateDialog(
  async () => (await import('../features/change-requests/change-request-dialog.tsx')).ChangeRequestDialog,
);

/** A client's mail that changes a project: an entry for a menu, and the dialog that it opens. */
export function useChangeRequestDialog(projectId: string): { entry: MenuItem; dialog: ReactNode } {
  const [open, setOpen] = useTabState<boolean | undefined>(
    `change request to ${projectId}`,
    undefined,
    (isOpen) => isOpen || undefined,
  );
  return {
    entry: {
      label: t`Change request`,
      hint: t`Paste a client’s mail and see what it does to the date.`,
      icon: MailQuestion,
      onSelect: () => setOpen(true),
    },
    dialog: open !== undefined && (
      <Suspense>
        <ChangeRequestDialog projectId={projectId} open={open} onOpenChange={setOpen} />
      </Suspense>
    ),
  };
}
