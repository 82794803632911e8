import { t } from '@daymark/words/t';
import { reasonOf } from '../../lib/error-message.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Reports what failed and why, or that nothing was changed. */
export const sayFailed = (title: string, error: unknown, kept = t`Nothing was changed. Please try again.`) =>
  showToast({ kind: 'error', title, description: reasonOf(error, kept) });
