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
  /** Where an operator has it. */
  tracing?: Tracing | undefined;
  /** How many requests wait for a connection to the database. */
  waiting: () => number;
  now: () => Date;
  /** Aborted when this node is about to stop: a balancer is to send people elsewhere, who are served until then. */
  leaving: AbortSignal;
}

export interface Served extends Services {
  /** Aborted when the server stops, with the refusal for what is not done by then. */
  stopping: AbortSignal;
}

/** What a request may use, whoever sends it. */
export interface RequestContext extends Served {
  log: FastifyBaseLogger;
  /** Aborted when nobody waits for the answer any more, and when the server stops. */
  signal: AbortSignal;
  ip: string;
  userAgent: string;
}

/** What a request of a signed-in user may use. Every query it makes names `userId`. */
export interface UserContext extends RequestContext {
  userId: string;
  sessionId: string;
  timezone: string;
  /** The user's calendar day. */
  today: Day;
  /**
   * The one write of a request that creates: a transaction, which gives the answer and, under an `Idempotency-Key`,
   * keeps it. Undefined says that nothing was written. What is one statement (`isAtomic`) needs no transaction around it
   * unless a key is to be kept with it: two trips to the database less.
   */
  once: <A extends object | undefined>(
    write: (trx: Database) => Promise<A>,
    how?: { isAtomic: boolean },
  ) => Promise<A>;
}
