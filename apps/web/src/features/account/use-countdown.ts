import { useEffect, useState } from 'react';

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/**
 * Whole seconds until an instant in milliseconds since 1970. Computed from the clock, so that it is right after a tab
 * was suspended.
 */
export function useCountdown(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    const timer = setInterval(() => {
      const seconds = secondsUntil(until);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
