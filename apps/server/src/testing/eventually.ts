import { vi } from 'vitest';

const PATIENCE_SECONDS = 60;

/** Tries until it does not throw, and gives what came. A loaded machine may take its time; what never comes fails all the same. */
export const eventually = <T>(attempt: () => T | Promise<T>, seconds = PATIENCE_SECONDS): Promise<T> =>
  vi.waitFor(attempt, { timeout: seconds * 1_000, interval: 20 });
