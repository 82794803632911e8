/**
 * What a look gave when it was taken last; null before the first has come back. Who asks never waits: what is older than
 * it may be is looked at anew behind their back, so that asking us is not asking somebody else. A look that fails tells
 * nothing new.
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
      // Whoever needs it finds out at once.
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
