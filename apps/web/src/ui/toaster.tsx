import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

/** Asked for ahead, the list can tell of a lost connection too. */
export const fetchToastList = async () => (await import('./toast-list.tsx')).ToastList;

/**
 * Stands once, at the root. Its list comes with the first toast; what could not be fetched is tried again with the next, and
 * takes nothing down with it.
 */
export function Toaster() {
  const count = useSyncExternalStore(subscribeToToasts, () => currentToasts().length);
  const [list, setList] = useState<{ ToastList: ComponentType }>();

  useEffect(() => {
    if (count === 0 || list) return;
    void fetchToastList().then(
      (ToastList) => setList({ ToastList }),
      () => undefined,
    );
  }, [count, list]);

  return list ? <list.ToastList /> : null;
}
