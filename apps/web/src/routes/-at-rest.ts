import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../ui/when-idle.ts';

/**
 * Runs work whenever the screen's requests are done and the browser is idle, so that it never delays visible content.
 * The signal is aborted when there is more to fetch. The work function must be stable between renders.
 */
export function useAtRest(work: (busyAgain: AbortSignal) => void): void {
  const isAtRest = useIsFetching() === 0;
  useEffect(() => {
    if (!isAtRest) return;
    const rest = new AbortController();
    const callOff = whenIdle(() => work(rest.signal));
    return () => {
      callOff();
      rest.abort();
    };
  }, [isAtRest, work]);
}
