import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type WeakPasswordDialogProps = { onCancel: () => void; onContinue: () => void };

export const WeakPasswordDialog = ({ onCancel, onContinue }: WeakPasswordDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => !open && onCancel()}
    title="Weak password"
    cancelLabel="Choose another"
    confirmLabel="Continue"
    variant="primary"
    onConfirm={onContinue}
  >
    Your password is weak. Are you sure you want to continue?
  </ConfirmDialog>
);
