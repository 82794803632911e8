import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, naming the thing: "Delete Garden fair?" */
  title: string;
  /** What will happen, and what is kept. */
  children: ReactNode;
  /** The verb on the button: "Delete project". */
  confirmLabel: string;
  cancelLabel?: string;
  variant?: 'danger' | 'primary';
  busy?: boolean;
  onConfirm: () => void;
};

/** For the few things that the specification confirms; whatever can be undone is done, with an undo in the toast. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, onConfirm } = props;
  const { cancelLabel = 'Cancel', variant = 'danger', busy = false } = props;

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
