import { NEW_PASSWORD_REDIRECT_SECONDS } from '@daymark/domain/limits';
import { CircleCheck } from 'lucide-react';
import { useLeadOn } from './use-lead-on.ts';

/** Stands for a moment where the form was. */
export function PasswordReplaced({ onGoOn }: { onGoOn: () => void }) {
  useLeadOn(NEW_PASSWORD_REDIRECT_SECONDS, onGoOn);
  return (
    <p
      role="status"
      className="flex items-center gap-3 rounded-md border border-done-bright bg-done-wash px-4 py-3 font-semibold"
    >
      <CircleCheck className="size-5 shrink-0 text-done" aria-hidden="true" />
      Your password was replaced.
    </p>
  );
}
