import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Whether to render what is perhaps hidden at first: once it is in sight, or when the browser is idle. */
export function useSeen(isInSight: boolean): boolean {
  const [isSeen, setSeen] = useState(isInSight);
  if (isInSight && !isSeen) setSeen(true);
  useEffect(() => (isSeen ? undefined : whenIdle(() => startTransition(() => setSeen(true)))), [isSeen]);
  return isSeen || isInSight;
}
