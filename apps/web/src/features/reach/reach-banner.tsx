import { WifiOff } from 'lucide-react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { currentReach, type Reach, subscribeToReach, tryToReach } from '../../lib/reach.ts';

const WORDS: Record<Exclude<Reach, 'reached'>, { what: string; kept: string }> = {
  offline: {
    what: 'You are offline.',
    kept: 'You see what is stored on this device. What you type is kept.',
  },
  unreached: {
    what: 'Daymark cannot be reached.',
    kept: 'Daymark tries again by itself. What you type is kept.',
  },
};

/**
 * Publishes the banner's height, so that fixed elements at the lower edge, such as a chat's input field, are moved
 * above it.
 */
function useRoomBelow(isShown: boolean) {
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isShown || !banner.current) return undefined;
    const root = document.documentElement;
    const watch = new ResizeObserver(([entry]) =>
      root.style.setProperty('--taken-below', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    watch.observe(banner.current);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--taken-below');
    };
  }, [isShown]);
  return banner;
}

/** A banner at the lower edge of the page while the server is unreachable; it disappears automatically. */
export function ReachBanner() {
  const reach = useSyncExternalStore(subscribeToReach, currentReach);
  const banner = useRoomBelow(reach !== 'reached');
  return (
    <div
      ref={banner}
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 grid justify-items-center p-3 sm:p-4 print:hidden"
    >
      {reach !== 'reached' && (
        <div className="pointer-events-auto flex max-w-2xl animate-rise items-center gap-3 rounded-md bg-ink py-2 pr-2 pl-4 text-sm text-on-ink shadow-float">
          <WifiOff className="size-5 shrink-0" aria-hidden="true" />
          <p className="min-w-0 flex-1">
            <strong>{WORDS[reach].what}</strong> {WORDS[reach].kept}
          </p>
          <button
            type="button"
            onClick={() => void tryToReach()}
            className="min-h-9 shrink-0 rounded-sm px-3 font-bold underline underline-offset-4 hover:bg-ink-strong focus-visible:outline-on-ink pointer-coarse:min-h-11"
          >
            Try now
          </button>
        </div>
      )}
    </div>
  );
}
