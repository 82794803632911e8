import { Counter, Gauge, Registry } from 'prom-client';

/** The figures of a connection pool. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** The metrics of a node, for `/metrics`. No label contains user data. */
export interface Measures {
  registry: Registry;
  mails: Counter<'outcome'>;
  aiRequests: Counter<'kind' | 'outcome'>;
  aiTokens: Counter<'direction'>;
  requestsPutOff: Counter;
}

export function makeMeasures(): Measures {
  const registry = new Registry();
  const registers = [registry];
  const measures = {
    registry,
    mails: new Counter({
      name: 'daymark_mails_total',
      help: 'Mails handed over (sent), to be tried again (failed), and refused for good (refused)',
      labelNames: ['outcome'],
      registers,
    }),
    aiRequests: new Counter({
      name: 'daymark_ai_requests_total',
      help: 'Requests to the language model, by what they were for and how they ended',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    aiTokens: new Counter({
      name: 'daymark_ai_tokens_total',
      help: 'Tokens that the language model read (input) and wrote (output)',
      labelNames: ['direction'],
      registers,
    }),
    requestsPutOff: new Counter({
      name: 'daymark_requests_put_off_total',
      help: 'Requests answered with 503 because too many waited for the database',
      registers,
    }),
  } as const;
  // A rate needs an initial value of zero.
  for (const outcome of ['sent', 'failed', 'refused']) measures.mails.inc({ outcome }, 0);
  for (const direction of ['input', 'output']) measures.aiTokens.inc({ direction }, 0);
  return measures;
}

/** Reports on request how many connections are used, idle, and waited for. */
export function measurePool({ registry }: Measures, pool: Pool): void {
  new Gauge({
    name: 'daymark_database_connections',
    help: 'Connections of this node to the database',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'daymark_database_waiting',
    help: 'What waits for a connection to the database',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

const REMEMBERED_MILLISECONDS = 5_000;

/** Reports how many jobs of each queue are in each state. Concurrent readers share one query. */
export function measureJobs(
  { registry }: Measures,
  count: () => Promise<{ queue: string; state: string; jobs: number }[]>,
): void {
  let counted: ReturnType<typeof count> = Promise.resolve([]);
  let countedAt = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: 'daymark_jobs',
    help: 'Jobs in the queue, of all nodes, by queue and state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      if (performance.now() - countedAt > REMEMBERED_MILLISECONDS) {
        countedAt = performance.now();
        // Without the database the other metrics are especially important, so only these are left out.
        counted = count().catch(() => []);
      }
      this.reset();
      for (const { queue, state, jobs } of await counted) this.set({ queue, state }, jobs);
    },
  });
}

/** Reports when the newest nightly backup was finished and its size. */
export function measureBackups(
  { registry }: Measures,
  find: () => Promise<{ finishedAt: Date; bytes: number } | undefined>,
): void {
  new Gauge({
    name: 'daymark_last_backup_bytes',
    help: 'Size of the newest nightly backup; 0 when there is none',
    registers: [registry],
    async collect() {
      this.set((await find())?.bytes ?? 0);
    },
  });
  new Gauge({
    name: 'daymark_last_backup_timestamp_seconds',
    help: 'When the newest nightly backup was finished; 0 when there is none',
    registers: [registry],
    async collect() {
      this.set(((await find())?.finishedAt.getTime() ?? 0) / 1_000);
    },
  });
}
