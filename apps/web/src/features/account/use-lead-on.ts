import { useEffect, useRef, useState } from 'react';
import { useCountdown } from './use-countdown.ts';

/** Continues automatically after so many seconds. Returns the remaining seconds, or undefined once it was cancelled. */
export function useLeadOn(afterSeconds: number, leadOn: () => void) {
  const [at] = useState(() => Date.now() + afterSeconds * 1000);
  const [isOff, setOff] = useState(false);
  const latest = useRef(leadOn);
  const seconds = useCountdown(at);

  useEffect(() => {
    latest.current = leadOn;
  });
  useEffect(() => {
    if (seconds === 0 && !isOff) latest.current();
  }, [seconds, isOff]);

  return { seconds: isOff ? undefined : seconds, stay: () => setOff(true) };
}
