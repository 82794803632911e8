import { t } from '@daymark/words/t';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type WeakPasswordDialogProps = {
  /** The requirements that it does not meet. */
  missing: readonly string[];
  onCancel: () => void;
  onContinue: () => void;
};

export const WeakPasswordDialog = ({ missing, onCancel, onContinue }: WeakPasswordDialogProps) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => !open && onCancel()}
    title={t`Weak password`}
    cancelLabel={t`Choose another`}
    confirmLabel={t`Continue`}
    variant="primary"
    onConfirm={onContinue}
  >
    <span className="block">{t`Your password is weak. Are you sure you want to continue?`}</span>
    <span className="mt-2 block">{t`To continue with it, add:`}</span>
    {missing.map((label) => (
      <span key={label} className="block">
        {label}
      </span>
    ))}
  </ConfirmDialog>
);
