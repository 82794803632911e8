import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Overlays that going back closes, the newest last. */
const layers: object[] = [];

type BackClosesProps = {
  /** Closes the overlay; does nothing while it must stay open. */
  onBack: () => void;
};

/**
 * Rendered within an overlay. On a phone, users close things with the back button or a swipe: it closes the newest
 * overlay, and keeps the screen below.
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
