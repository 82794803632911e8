/**
 * The last result of a check; null before the first. Callers never wait: an old result is refreshed in the background,
 * so that requests to this server do not become requests to another one. A failed check keeps the old result.
 */
export function latestOf<T>(look: () => Promise<T>, freshMilliseconds: number): () => T | null {
  let found: T | null = null;
  let isLooking = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const lookAnew = async (): Promise<void> => {
    isLooking = true;
    try {
      found = await look();
    } catch {
      // The error is reported to whoever uses the checked service.
    } finally {
      lookedAt = performance.now();
      isLooking = false;
    }
  };
  return () => {
    if (!isLooking && performance.now() - lookedAt > freshMilliseconds) void lookAnew();
    return found;
  };
}
