import { plural, t } from '@daymark/words/t';
import { useWaiting } from '../../plan-data/outbox/waiting.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { logOutNow } from './log-out.ts';

type LeaveDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks before a sign-out that deletes changes which were not sent yet. */
export function LeaveDialog({ open, onOpenChange }: LeaveDialogProps) {
  const count = useWaiting(({ entries }) => entries.length);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Sign out without sending?`}
      confirmLabel={t`Sign out`}
      cancelLabel={t`Stay`}
      onConfirm={() => {
        onOpenChange(false);
        logOutNow();
      }}
    >
      {t`${plural(count, '# change waits on this device. Signing out deletes it.', '# changes wait on this device. Signing out deletes them.')}`}
    </ConfirmDialog>
  );
}
