/** Safari has no idle callback: there a second has to do. */
const REST_MILLISECONDS = 1000;

/** Does something once the browser has nothing better to do; answers what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2 * REST_MILLISECONDS });
  return () => cancelIdleCallback(handle);
}
