import { t } from '@daymark/words/t';
import { redirect } from '@tanstack/react-router';
import { showToast } from '../../ui/toast-store.ts';

/** Says that a screen of the reset was opened without the earlier steps, and redirects to the first. */
export function refuseAccess() {
  showToast({
    kind: 'error',
    title: t`Invalid access. Please start the password reset process again.`,
  });
  return redirect({ to: '/reset-password', replace: true });
}
