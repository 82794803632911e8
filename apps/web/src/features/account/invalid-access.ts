import { redirect } from '@tanstack/react-router';
import { showToast } from '../../ui/toast-store.ts';

/** Says that a screen of the reset was reached without what the step before it hands on, and gives the way to the start. */
export function refuseAccess() {
  showToast({
    kind: 'error',
    title: 'Invalid access. Please start the password reset process again.',
  });
  return redirect({ to: '/reset-password', replace: true });
}
