import { z } from 'zod';
import { Instant, identity } from './values.ts';

/** A log-in on a device, as its owner sees it. */
export const Session = z
  .object({
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
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;
