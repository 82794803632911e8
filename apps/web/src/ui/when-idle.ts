/** How long a screen takes to come; Safari has no idle callback, there that has to do. */
const REST_MILLISECONDS = 1000;

/** Does something once the browser has nothing better to do, and not while a screen still comes; answers what calls it off. */
export function whenIdle(work: () => void): () => void {
  let callOff = () => {};
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback !== 'function') return work();
    const handle = requestIdleCallback(work, { timeout: REST_MILLISECONDS });
    callOff = () => cancelIdleCallback(handle);
  }, REST_MILLISECONDS);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}
