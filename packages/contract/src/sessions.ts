import { z } from 'zod';
import { Instant, identity } from './values.ts';

/** A place where somebody is logged in, as its owner sees it. */
export const Session = z
  .object({
    ...identity,
    /** What the browser called itself at the log-in; empty when it said nothing. */
    userAgent: z.string(),
    /** The address that the log-in came from. */
    ip: z.string(),
    createdAt: Instant,
    /** At most a minute old for a session in use. */
    lastUsedAt: Instant,
    /** Whether it is the session that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;
