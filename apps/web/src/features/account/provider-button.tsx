import { t } from '@daymark/words/t';
import { useState } from 'react';
import { type FailureWords, failureWords } from './failure-words.ts';
import { OtherWay } from './other-way.tsx';
import { beginAtProvider } from './provider-actions.ts';
import { providerName } from './sign-in-provider.ts';
import type { WayBack } from './way-back.ts';

export type ProviderButtonProps = {
  wayBack: WayBack;
  /** Why the log-in at the provider failed. */
  failure?: FailureWords | undefined;
};

/** Log-in at the operator's sign-in provider. */
export function ProviderButton({ wayBack, failure: failureThere }: ProviderButtonProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureWords | undefined>(failureThere);

  const begin = () => {
    setBusy(true);
    setFailure(undefined);
    beginAtProvider(wayBack).catch((error: unknown) => {
      setFailure(failureWords(error, t`Login failed. Please try again.`));
      setBusy(false);
    });
  };

  return (
    <OtherWay busy={busy} failure={failure} onBegin={begin}>
      {t`Continue with ${providerName() ?? ''}`}
    </OtherWay>
  );
}
