import { useCallback, useSyncExternalStore } from 'react';
import { useDebounced } from '../platform/use-debounced.ts';

/** Whether a media query matches now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** How long the window size must be stable. */
const RESIZE_REST_MILLISECONDS = 150;

/** The same, but only after resizing has ended, for layouts that are expensive to rebuild. */
export const useRestingMedia = (query: string): boolean =>
  useDebounced(useMedia(query), RESIZE_REST_MILLISECONDS);
