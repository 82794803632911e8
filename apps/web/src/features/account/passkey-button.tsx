import type { PasskeyAnswer } from '@daymark/contract/passkey-values';
import type { User } from '@daymark/contract/users';
import { t } from '@daymark/words/t';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../platform/api.ts';
import { canSuggestPasskeys, NoPasskey, signWithPasskey } from '../../platform/passkeys.ts';
import { act, IncompleteAnswer, signIn } from '../../platform/session.ts';
import { type FailureWords, failureWords } from './failure-words.ts';
import { OtherWay } from './other-way.tsx';

export type PasskeyButtonProps = { onLoggedIn: (user: User) => void };

const askDevice = async (): Promise<PasskeyAnswer> =>
  signWithPasskey((await api.auth.beginPasskeyLogIn()).data);

const logInWith = (give: () => Promise<PasskeyAnswer>): Promise<User> =>
  act(t`Login failed`, async () => {
    const { data } = await api.auth.finishPasskeyLogIn({ body: { passkey: await give() } });
    if (!data?.user?.id || !data.token) throw new IncompleteAnswer();
    signIn(data.token, data.user);
    return data.user;
  });

/** Suggests passkeys in the email field while nothing else asks the device. */
function useSuggestions(isOn: boolean, onChosen: (passkey: PasskeyAnswer) => void): void {
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const start = async () => {
      if (!(await canSuggestPasskeys())) return;
      const { suggestPasskeys } = await import('./passkey-suggestions.ts');
      if (!isLeft) stop = suggestPasskeys(choose);
    };
    start().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [isOn]);
}

const wordsFor = (error: unknown): FailureWords =>
  error instanceof NoPasskey
    ? { message: error.message }
    : failureWords(error, t`Login failed. Please try again.`);

/** Log-in with a passkey: the device knows whose it is. */
export function PasskeyButton({ onLoggedIn }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureWords>();
  /** A suggested passkey that is not known here would be suggested again. */
  const [isRefused, setRefused] = useState(false);

  const begin = async (give: () => Promise<PasskeyAnswer>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      onLoggedIn(await logInWith(give));
    } catch (error) {
      setFailure(wordsFor(error));
      setRefused(!(error instanceof NoPasskey));
    }
    setBusy(false);
  };
  useSuggestions(!busy && !isRefused, (passkey) => void begin(async () => passkey));

  return (
    <OtherWay busy={busy} failure={failure} onBegin={() => void begin(askDevice)}>
      <KeyRound className="size-5" aria-hidden="true" />
      {t`Log in with a passkey`}
    </OtherWay>
  );
}
