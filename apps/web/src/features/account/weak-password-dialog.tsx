import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type WeakPasswordDialogProps = {
  /** The requirements that it does not meet. */
  missing: readonly string[];
  onCancel: () => void;
  onContinue: () => void;
};

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

export const WeakPasswordDialog = ({ missing, onCancel, onContinue }: WeakPasswordDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => !open && onCancel()}
    title="Weak password"
    cancelLabel="Choose another"
    confirmLabel="Continue"
    variant="primary"
    onConfirm={onContinue}
  >
    <span className="block">Your password is weak. Are you sure you want to continue?</span>
    <span className="mt-2 block">To continue with it, add {missing.map(inSentence).join(', ')}.</span>
  </ConfirmDialog>
);
