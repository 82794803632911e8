import { RESET_CONFIRMED_REDIRECT_SECONDS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ResetDone } from './reset-done.tsx';
import { useLeadOn } from './use-lead-on.ts';

/** The end of a reset: the log-in opens automatically, unless the user stays. */
export function ResetConfirmed({ onLogIn }: { onLogIn: () => void }) {
  const { seconds, stay } = useLeadOn(RESET_CONFIRMED_REDIRECT_SECONDS, onLogIn);
  const logIn = useRef<HTMLButtonElement>(null);
  useEffect(() => logIn.current?.focus(), []);

  return (
    <div className="grid gap-4">
      <ResetDone />
      <Button ref={logIn} variant="primary" size="large" onClick={onLogIn}>
        {t`Go to Login`}
      </Button>
      <div className="flex min-h-11 items-center justify-between gap-3 text-sm text-ink-soft">
        {seconds === undefined ? (
          <p>{t`The automatic redirect is off.`}</p>
        ) : (
          <>
            <p className="tabular-nums">{t`You go to the log-in page in ${seconds} s.`}</p>
            <Button
              size="small"
              onClick={() => {
                stay();
                logIn.current?.focus();
              }}
            >
              {t`Stay here`}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
