import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

/** Prefetched, so that the list can also report a lost connection. */
export const fetchToastList = () => import('./toast-list.tsx').then((part) => part.ToastList);

/**
 * Rendered once, at the root. Its list is loaded with the first toast. If that fails, the next toast retries, and the
 * app keeps working.
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
