import type { Day } from '@daymark/domain/dates';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/queue.ts';
import type { Measures } from '../measures.ts';
import type { Secrets } from '../secrets.ts';
import type { Tracing } from './tracing.ts';

/** What every request may use. Tests hand in their own clock. */
export interface Services {
  config: Config;
  db: Database;
  jobs: Jobs;
  secrets: Secrets;
  measures: Measures;
  /** Only if it is configured. */
  tracing?: Tracing | undefined;
  /** How many requests wait for a database connection. */
  waiting: () => number;
  now: () => Date;
  /** Aborted when this node is about to stop. It still serves requests until the load balancer has noticed. */
  leaving: AbortSignal;
}

export interface Served extends Services {
  /** Aborted when the server stops, with the error for unfinished requests. */
  stopping: AbortSignal;
}

/** What every request can use. */
export interface RequestContext extends Served {
  log: FastifyBaseLogger;
  /** Aborted when the caller is gone, and when the server stops. */
  signal: AbortSignal;
  ip: string;
  userAgent: string;
}

/** What a request of a user can use, signed in or by an API token. Every query filters by `userId`. */
export interface UserContext extends RequestContext {
  userId: string;
  /**
   * The only projects that the caller may see; undefined for all. `routes/token-rules.ts` holds calls to it, except for
   * lists: those leave out other projects themselves.
   */
  onlyProjects?: readonly string[] | undefined;
  timezone: string;
  /** Today in the user's time zone. */
  today: Day;
  /**
   * The only write of a request that creates: a transaction that returns the answer and stores it under the
   * `Idempotency-Key`, if there is one. Undefined means that nothing was written. A single statement (`isAtomic`) needs
   * no transaction without a key, which saves two round trips.
   */
  once: <A extends object | undefined>(
    write: (trx: Database) => Promise<A>,
    how?: { isAtomic: boolean },
  ) => Promise<A>;
}

/** What a request of somebody who is signed in can use. */
export interface SessionContext extends UserContext {
  sessionId: string;
}
