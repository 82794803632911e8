import { t } from '@daymark/words/t';
import { CircleCheck } from 'lucide-react';

/** The result of a reset. */
export const ResetDone = () => (
  <p
    role="status"
    className="flex items-start gap-3 rounded-md border border-done-bright bg-done-wash px-4 py-3"
  >
    <CircleCheck className="mt-0.5 size-5 shrink-0 text-done" aria-hidden="true" />
    {t`Password changed. You were logged out on every device.`}
  </p>
);
