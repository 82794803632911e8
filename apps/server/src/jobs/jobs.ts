import type { Pool } from 'pg';
import { purgeExpired } from '../auth/service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { makeMailer } from '../mail/mailer.ts';
import { sendSealed } from '../mail/service.ts';
import type { Secrets } from '../secrets.ts';
import { type Jobs, startQueue } from './queue.ts';

export interface JobsSettings {
  config: Config;
  pool: Pool;
  db: Database;
  secrets: Secrets;
  now: () => Date;
  log: (line: string) => void;
}

/** Starts the queue with all that this node works on. */
export function startJobs({ config, pool, db, secrets, now, log }: JobsSettings): Promise<Jobs> {
  const mailer = makeMailer(config);
  return startQueue({
    pool,
    log,
    workers: { mail: ({ sealed }, jobId) => sendSealed({ mailer, secrets, config, log }, sealed, jobId) },
    purge: () => purgeExpired(db, now()),
  });
}
