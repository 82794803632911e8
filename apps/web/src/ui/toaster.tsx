import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';
import { whenIdle } from './when-idle.ts';

const loadToastList = async () => (await import('./toast-list.tsx')).ToastList;

/**
 * Stands once, at the root. Its list is fetched when the page is at rest, so that it can tell of a lost connection; what
 * could not be fetched is tried again with the next toast, and takes nothing down with it.
 */
export function Toaster() {
  const isWanted = useSyncExternalStore(subscribeToToasts, () => currentToasts().length > 0);
  const [list, setList] = useState<{ ToastList: ComponentType }>();

  useEffect(() => {
    if (list) return undefined;
    const load = () =>
      void loadToastList().then(
        (ToastList) => setList({ ToastList }),
        () => undefined,
      );
    if (!isWanted) return whenIdle(load);
    load();
    return undefined;
  }, [isWanted, list]);

  return list ? <list.ToastList /> : null;
}
