import type { UserContext } from '../http/context.ts';

/** A claim that was not renewed for this long is free. Three renewals in a row may fail. */
const HELD_MILLISECONDS = 60_000;
const RENEWED_EVERY_MILLISECONDS = 15_000;

/** When a claim that is made or renewed now expires. */
export const claimedUntil = (at: Date): Date => new Date(at.getTime() + HELD_MILLISECONDS);

/**
 * Renews a claim during the work under it, however long that takes. If its server crashes, the claim expires within a
 * minute.
 */
export async function whileClaimed<T>(
  { now, log }: Pick<UserContext, 'now' | 'log'>,
  renew: (until: Date) => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const renewing = setInterval(() => {
    renew(claimedUntil(now())).catch((failure: unknown) =>
      log.error({ err: failure }, 'a claim could not be renewed'),
    );
  }, RENEWED_EVERY_MILLISECONDS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}
