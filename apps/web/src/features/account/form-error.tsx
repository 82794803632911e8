import { OctagonAlert } from 'lucide-react';
import type { FailureWords } from './failure-words.ts';

/** The error of the whole form, announced to screen readers. */
export const FormError = ({ failure }: { failure: FailureWords | undefined }) => (
  <div role="alert" className="empty:hidden">
    {failure && (
      <div className="flex items-start gap-3 rounded-md border border-signal bg-signal-wash px-3 py-2.5 text-sm">
        <OctagonAlert className="size-5 shrink-0 text-signal" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-semibold">{failure.message}</p>
          {failure.advice && <p>{failure.advice}</p>}
        </div>
      </div>
    )}
  </div>
);
