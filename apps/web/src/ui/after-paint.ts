import { useEffect, useState } from 'react';

/** Does what is left of a frame's work first, where the browser tells when that is. */
const afterWork = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work);

/**
 * Done once what was just made stands on screen: a frame begins, the browser has painted it, and nothing is left to make.
 * What is made bit by bit asks for this at its first bit, frames before it is shown.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A page in the background paints nothing, and must not wait for it.
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => afterWork(resolve));
  });

/** Whether the component stands on screen. */
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
