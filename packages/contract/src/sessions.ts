import { z } from 'zod';
import { shape } from './shape.ts';
import { Instant, identity } from './values.ts';

/** A log-in on a device, as its owner sees it. */
export const Session = shape('Session', {
  ...identity,
  /** The browser's user agent at the log-in; empty if it sent none. */
  userAgent: z.string(),
  /** The address that the log-in came from. */
  ip: z.string(),
  createdAt: Instant,
  /** At most a minute old while the session is in use. */
  lastUsedAt: Instant,
  /** Whether it is the session of the request. */
  current: z.boolean(),
});
export type Session = z.output<typeof Session>;
