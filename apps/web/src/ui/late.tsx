import { t } from '@daymark/words/t';
import { type ComponentType, lazy, useCallback, useEffect, useState } from 'react';
import { ErrorBanner } from './error-banner.tsx';
import { showToast } from './toast-store.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** Loaded parts, by their loader: a part that is already loaded is shown at once, without a placeholder. */
const fetched = new Map<object, unknown>();

export async function fetchPart<P>(load: Load<P>): Promise<ComponentType<P>> {
  const part = await load();
  fetched.set(load, part);
  return part;
}

const waiting: Load<never>[] = [];

/** Registers a part that will probably be used: it is loaded when the screen is idle. */
export function ahead<P>(load: Load<P>): Load<P> {
  waiting.push(load as Load<never>);
  return load;
}

/**
 * Loads the registered parts one after the other, so that clicks stay responsive. On failure a part is loaded on use.
 */
export async function fetchPartsAhead(busyAgain: AbortSignal): Promise<void> {
  while (!busyAgain.aborted) {
    const load = waiting.shift();
    if (!load) return;
    await fetchPart(load).catch(() => undefined);
  }
}

/** Retries a failed part: at once, when the connection is back, and on request. */
function useFetchedAgain<P>(load: Load<P>) {
  const [part, setPart] = useState<{ Part: ComponentType<P> }>();
  const [busy, setBusy] = useState(true);
  const fetchIt = useCallback(() => {
    setBusy(true);
    load()
      .then(
        (Part) => setPart({ Part }),
        () => undefined,
      )
      .finally(() => setBusy(false));
  }, [load]);
  const isHere = part !== undefined;

  useEffect(() => {
    if (isHere) return;
    fetchIt();
    addEventListener('online', fetchIt);
    return () => removeEventListener('online', fetchIt);
  }, [isHere, fetchIt]);
  return { Part: part?.Part, busy, fetchIt };
}

function lateOr<P extends object>(load: Load<P>, Missing: ComponentType<P>) {
  const Lazy = lazy<ComponentType<P>>(() =>
    fetchPart(load).then(
      (component) => ({ default: component }),
      () => ({ default: Missing }),
    ),
  );
  return function Late(props: P) {
    // After the first render the component type stays the same.
    const [Part] = useState(() => (fetched.get(load) as ComponentType<P> | undefined) ?? Lazy);
    return <Part {...props} />;
  };
}

/** A component whose script is loaded when it is first shown. On failure, its place shows an error with a retry. */
export const late = <P extends object>(load: Load<P>) =>
  lateOr<P>(load, (props) => {
    const { Part, busy, fetchIt } = useFetchedAgain(load);
    if (Part) return <Part {...props} />;
    return (
      <ErrorBanner message={t`This part could not be loaded`} onRetry={fetchIt} retrying={busy}>
        {t`What you saved is kept.`}
      </ErrorBanner>
    );
  });

/** The same without a placeholder or an error, for optional parts such as a button in every row. */
export const lateQuietly = <P extends object>(load: Load<P>) =>
  lateOr<P>(load, (props) => {
    const { Part } = useFetchedAgain(load);
    return Part ? <Part {...props} /> : null;
  });

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The same for a dialog: a toast reports the failure, and opening it again retries. */
export const lateDialog = <P extends DialogProps>(load: Load<P>) =>
  lateOr<P>(load, (props) => {
    const { open, onOpenChange } = props;
    const [part, setPart] = useState<{ Part: ComponentType<P> }>();
    useEffect(() => {
      if (!open || part) return;
      let isLeft = false;
      load().then(
        (Part) => setPart({ Part }),
        () => {
          if (isLeft) return;
          onOpenChange(false);
          showToast({
            kind: 'warning',
            title: t`This cannot be opened now`,
            description: t`It is not on this device yet, and Daymark cannot be reached.`,
          });
        },
      );
      return () => {
        isLeft = true;
      };
    }, [open, part, onOpenChange]);
    return part ? <part.Part {...props} /> : null;
  });
