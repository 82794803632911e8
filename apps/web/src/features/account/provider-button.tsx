import { t } from '@daymark/words/t';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { type FailureWords, failureWords } from './failure-words.ts';
import { FormError } from './form-error.tsx';
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
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t`or`}
      </p>
      <FormError failure={failure} />
      <Button size="large" busy={busy} onClick={begin}>
        {t`Continue with ${providerName() ?? ''}`}
      </Button>
    </div>
  );
}
