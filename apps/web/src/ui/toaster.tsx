import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

let everShown = false;
const wanted = () => {
  everShown ||= currentToasts().length > 0;
  return everShown;
};

/** Stands once, at the root. Costs nothing before the first toast. */
export function Toaster() {
  const show = useSyncExternalStore(subscribeToToasts, wanted);
  return show ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
