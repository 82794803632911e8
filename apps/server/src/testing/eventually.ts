import { vi } from 'vitest';

const PATIENCE_SECONDS = 60;

/**
 * Retries until the attempt does not throw, and returns its result. It fails after a generous time, because the machine
 * may be busy.
 */
export const eventually = <T>(attempt: () => T | Promise<T>, seconds = PATIENCE_SECONDS): Promise<T> =>
  vi.waitFor(attempt, { timeout: seconds * 1_000, interval: 20 });
