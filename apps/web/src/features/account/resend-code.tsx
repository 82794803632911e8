import { ApiError } from '@daymark/contract/client';
import { RESEND_COOLDOWN_SECONDS } from '@daymark/domain/limits';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/error-message.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useCountdown } from './use-countdown.ts';

const afterSeconds = (seconds: number, from = Date.now()) => from + seconds * 1000;

/** How long the server wants us to wait, when it refused because of that. */
const waitOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.retryAfterSeconds : undefined;

type ResendCodeProps = {
  /** The address to send to, or undefined after the person was told what is wrong with it. */
  emailToUse: () => string | undefined;
  codeSentAt: number | undefined;
};

/** Another code, once the minute after the last one has passed. */
export function ResendCode({ emailToUse, codeSentAt }: ResendCodeProps) {
  const [nextAt, setNextAt] = useState(() => afterSeconds(RESEND_COOLDOWN_SECONDS, codeSentAt ?? 0));
  const [busy, setBusy] = useState(false);
  const seconds = useCountdown(nextAt);

  const resend = async () => {
    const email = seconds === 0 ? emailToUse() : undefined;
    if (!email) return;
    setBusy(true);
    try {
      await api.auth.resendVerification({ body: { email } });
      setNextAt(afterSeconds(RESEND_COOLDOWN_SECONDS));
      showToast({ kind: 'success', title: 'Verification code resent!' });
    } catch (error) {
      const wait = waitOf(error);
      if (wait !== undefined) setNextAt(afterSeconds(Math.min(wait, RESEND_COOLDOWN_SECONDS)));
      showToast({ kind: 'error', title: messageOf(error, 'Failed to resend code') });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="quiet" busy={busy} aria-disabled={seconds > 0} onClick={() => void resend()}>
      {seconds > 0 ? `Resend code in ${seconds} s` : 'Resend code'}
    </Button>
  );
}
