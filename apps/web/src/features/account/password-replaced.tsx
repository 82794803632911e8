import { NEW_PASSWORD_REDIRECT_SECONDS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { Spinner } from '../../ui/spinner.tsx';
import { ResetDone } from './reset-done.tsx';
import { useLeadOn } from './use-lead-on.ts';

/** Shown for a moment between the form and the confirmation. */
export function PasswordReplaced({ onGoOn }: { onGoOn: () => void }) {
  useLeadOn(NEW_PASSWORD_REDIRECT_SECONDS, onGoOn);
  return (
    <div className="grid gap-4">
      <ResetDone />
      <div className="grid min-h-12 place-items-center text-ink-soft">
        <Spinner label={t`One moment`} />
      </div>
    </div>
  );
}
