import { t } from '@daymark/words/t';
import { useEffect } from 'react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { onReached } from '../../platform/reach.ts';
import { Beacon } from '../../ui/beacon.tsx';
import { Button } from '../../ui/button.tsx';

type UnreachableScreenProps = { message: string; onRetry: () => void };

/** The session may be valid but cannot be checked: offline, overload, or a failing server. */
export function UnreachableScreen({ message, onRetry }: UnreachableScreenProps) {
  useDocumentTitle(t`Not connected`);
  useEffect(() => onReached(onRetry), [onRetry]);

  return (
    <main className="grid min-h-dvh place-items-center px-5 py-12">
      <div role="alert" className="grid max-w-md justify-items-center gap-3 text-center">
        <Beacon tone="plain" className="mb-2 size-14" />
        <h1 className="text-xl font-bold">{t`Daymark cannot be reached`}</h1>
        <p className="text-ink-soft">
          {t`${message}. You are still signed in, and everything you saved is kept. Check the connection, or try again in a moment.`}
        </p>
        <Button variant="primary" className="mt-3" onClick={onRetry}>
          {t`Retry`}
        </Button>
      </div>
    </main>
  );
}
