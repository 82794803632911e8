import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** What lies over the screen and gives way to going back, the newest last. */
const layers: object[] = [];

type BackClosesProps = {
  /** Takes away what lies over the screen; does nothing while that has to stay. */
  onBack: () => void;
};

/**
 * Stands in what lies over a screen. A phone's way of closing that is its back button, or a swipe from the edge: it closes
 * what was opened last, and leaves the screen below where it is.
 */
export function BackCloses({ onBack }: BackClosesProps) {
  const history = useRouter({ warn: false })?.history;
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!history) return undefined;
    const layer = {};
    layers.push(layer);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || layers.at(-1) !== layer) return false;
        latest.current();
        return true;
      },
    });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      unblock();
    };
  }, [history]);
  return null;
}
