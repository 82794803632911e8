import { t } from '@daymark/words/t';
import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { isMissingPart } from '../platform/new-build.ts';
import { onReached } from '../platform/reach.ts';
import { Button } from '../ui/button.tsx';

/** Loaded again in place: a reload without a connection would lose the whole page. */
function MissingScreen({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const retry = useCallback(() => {
    setBusy(true);
    void router
      .invalidate()
      .then(reset)
      .finally(() => setBusy(false));
  }, [router, reset]);
  useEffect(() => onReached(retry), [retry]);

  return (
    <>
      <h1 className="text-2xl font-bold">{t`This screen could not be loaded`}</h1>
      <p>{t`What you saved is kept. Check the connection, then try again.`}</p>
      <Button variant="primary" busy={busy} onClick={retry}>
        {t`Retry`}
      </Button>
    </>
  );
}

const BrokenScreen = ({ error }: Pick<ErrorComponentProps, 'error'>) => (
  <>
    <h1 className="text-2xl font-bold">{t`This screen could not be shown`}</h1>
    <p>
      {t`What you saved is kept. Reload to try again; if it happens again, the details below help to find out why.`}
    </p>
    <p className="text-sm text-ink-soft">{error instanceof Error ? error.message : String(error)}</p>
    <Button variant="primary" onClick={() => window.location.reload()}>
      {t`Reload`}
    </Button>
  </>
);

const FailedScreen = ({ error, reset }: ErrorComponentProps) => (
  <div role="alert" className="mx-auto grid max-w-lg justify-items-start gap-4 px-5 py-24">
    {isMissingPart(error) ? <MissingScreen reset={reset} /> : <BrokenScreen error={error} />}
  </div>
);

export const FailedPage = (props: ErrorComponentProps) => (
  <main>
    <FailedScreen {...props} />
  </main>
);

/** Shown in place of a failed route: within the frame if signed in, else as a page. */
export const FailedRoute = (props: ErrorComponentProps) =>
  useMatch({ from: '/_app', shouldThrow: false }) ? <FailedScreen {...props} /> : <FailedPage {...props} />;
