import type { UserContext } from '../http/context.ts';

/** Whoever did not renew a claim for so long is gone: three renewals in a row may fail. */
const HELD_MILLISECONDS = 60_000;
const RENEWED_EVERY_MILLISECONDS = 15_000;

/** Until when it is believed that whoever makes or renews a claim now is at it. */
export const claimedUntil = (at: Date): Date => new Date(at.getTime() + HELD_MILLISECONDS);

/**
 * Renews a claim while the work under it goes on, however long that takes: when its server ends without a word, the claim
 * runs out within a minute.
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
