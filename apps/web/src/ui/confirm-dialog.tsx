import { t } from '@daymark/words/t';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question with the name of the thing: "Delete Garden fair?" */
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The verb on the button: "Delete project". */
  confirmLabel: string;
  cancelLabel?: string;
  variant?: 'danger' | 'primary';
  busy?: boolean;
  onConfirm: () => void;
};

/** For the few actions that the specification confirms. Everything else is done at once, with an undo in the toast. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, onConfirm } = props;
  const { cancelLabel = t`Cancel`, variant = 'danger', busy = false } = props;

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      title={title}
      size="small"
      role="alertdialog"
      description={children}
      footer={
        <>
          <Button aria-disabled={busy} onClick={() => !busy && onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={variant} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
