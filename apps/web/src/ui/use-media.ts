import { useCallback, useSyncExternalStore } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';

/** Whether a media query holds now. */
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

/** A window that is being resized is followed once it rests. */
const RESIZE_REST_MILLISECONDS = 150;

/** The same, for what would be built anew at every step over the line and back. */
export const useRestingMedia = (query: string): boolean =>
  useDebounced(useMedia(query), RESIZE_REST_MILLISECONDS);
