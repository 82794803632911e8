import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { NoPasskey, signWithPasskey } from '../../lib/passkeys.ts';
import { act, IncompleteAnswer, signIn } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { type FailureWords, failureWords } from './failure-words.ts';
import { FormError } from './form-error.tsx';

export type PasskeyButtonProps = { onLoggedIn: (user: User) => void };

const logInWithPasskey = (): Promise<User> =>
  act(t`Login failed`, async () => {
    const question = (await api.auth.beginPasskeyLogIn()).data;
    const passkey = await signWithPasskey(question);
    const { data } = await api.auth.finishPasskeyLogIn({ body: { passkey } });
    if (!data?.user?.id || !data.token) throw new IncompleteAnswer();
    signIn(data.token, data.user);
    return data.user;
  });

const wordsFor = (error: unknown): FailureWords =>
  error instanceof NoPasskey
    ? { message: error.message }
    : failureWords(error, t`Login failed. Please try again.`);

/** Log-in with a passkey: the device knows whose it is. */
export function PasskeyButton({ onLoggedIn }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureWords>();

  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onLoggedIn(await logInWithPasskey());
    } catch (error) {
      setFailure(wordsFor(error));
    }
    setBusy(false);
  };

  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t`or`}
      </p>
      <FormError failure={failure} />
      <Button size="large" busy={busy} onClick={() => void begin()}>
        <KeyRound className="size-5" aria-hidden="true" />
        {t`Log in with a passkey`}
      </Button>
    </div>
  );
}
