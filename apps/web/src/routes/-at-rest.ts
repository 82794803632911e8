import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '../ui/when-idle.ts';

/**
 * Does something whenever the screen has what it asked for and the browser has nothing better to do, so that it never
 * stands in the way of what is read first. The signal tells that there is more to fetch. The work must not be another one with each
 * rendering.
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
