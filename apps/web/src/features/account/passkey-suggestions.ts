import type { PasskeyAnswer } from '@daymark/contract/passkey-values';
import { PASSKEY_CHALLENGE_MINUTES } from '@daymark/domain/limits';
import { api } from '../../platform/api.ts';
import { signWithPasskey, stopWaitingForPasskey } from '../../platform/passkeys.ts';

const RENEWED_EVERY_MILLISECONDS = (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000;

/**
 * Has the browser suggest passkeys in the email field until it is stopped. What fails here is not shown: nobody asked for it, and
 * the form and the button are there.
 */
export function suggestPasskeys(onChosen: (passkey: PasskeyAnswer) => void): () => void {
  let isStopped = false;
  const suggest = async () => {
    try {
      const question = (await api.auth.beginPasskeyLogIn()).data;
      if (isStopped) return;
      const passkey = await signWithPasskey(question, { inField: true });
      if (!isStopped) onChosen(passkey);
    } catch {}
  };
  void suggest();
  // A page may stay open for longer than a challenge is valid.
  const timer = setInterval(() => void suggest(), RENEWED_EVERY_MILLISECONDS);
  return () => {
    isStopped = true;
    clearInterval(timer);
    void stopWaitingForPasskey();
  };
}
