import { useEffect, useState } from 'react';

/** Runs work after the current frame, if the browser can schedule that. */
const afterWork = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work);

/**
 * Resolves after the current DOM was painted and the browser is free. A deferred render that asks at its start is shown
 * some frames later.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A background page does not paint, and must not wait for it.
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => afterWork(resolve));
  });

/** Whether the component has been painted. */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void afterPaint().then(() => isLeft || setPainted(true));
    return () => {
      isLeft = true;
    };
  }, []);
  return isPainted;
}
