/** Safari has no idle callback: it waits a second instead. */
const REST_MILLISECONDS = 1000;

/** Runs work when the browser is idle; returns a function to cancel it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2 * REST_MILLISECONDS });
  return () => cancelIdleCallback(handle);
}
