import { RESEND_COOLDOWN_SECONDS } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { useState } from 'react';
import { useSession } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { failureWords, secondsToNextCode } from './failure-words.ts';
import { useCountdown } from './use-countdown.ts';

const afterSeconds = (seconds: number, from = Date.now()) => from + seconds * 1000;

export type Resending = {
  send: (email: string) => Promise<unknown>;
  sentWords: string;
  /** The message if there was no answer at all. */
  unreachedWords: string;
};

type ResendCodeProps = Resending & {
  /** The address to send to, or undefined after its problem was shown. */
  emailToUse: () => string | undefined;
  codeSentAt: number | undefined;
};

/** Sends another code, a minute after the last one. */
export function ResendCode({ emailToUse, codeSentAt, send, sentWords, unreachedWords }: ResendCodeProps) {
  const [nextAt, setNextAt] = useState(() => afterSeconds(RESEND_COOLDOWN_SECONDS, codeSentAt ?? 0));
  const [busy, setBusy] = useState(false);
  const loading = useSession((session) => session.loading);
  const seconds = useCountdown(nextAt);
  const waits = seconds > 0 || loading;

  const resend = async () => {
    const email = waits ? undefined : emailToUse();
    if (!email) return;
    setBusy(true);
    try {
      await send(email);
      setNextAt(afterSeconds(RESEND_COOLDOWN_SECONDS));
      showToast({ kind: 'success', title: sentWords });
    } catch (error) {
      const wait = secondsToNextCode(error);
      if (wait !== undefined) setNextAt(afterSeconds(Math.min(wait, RESEND_COOLDOWN_SECONDS)));
      const { message, advice } = failureWords(error, unreachedWords);
      showToast({ kind: 'error', title: message, ...(advice !== undefined && { description: advice }) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="quiet" busy={busy} aria-disabled={waits} onClick={() => void resend()}>
      {seconds > 0 ? t`Resend code in ${seconds} s` : t`Resend code`}
    </Button>
  );
}
