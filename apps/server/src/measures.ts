import { Counter, Gauge, Registry } from 'prom-client';

/** What can be read of a pool of connections. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** What a node counts while it works, for `/metrics`. No label holds what a person wrote or who they are. */
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
  // A rate needs a first value to rise from.
  for (const outcome of ['sent', 'failed', 'refused']) measures.mails.inc({ outcome }, 0);
  for (const direction of ['input', 'output']) measures.aiTokens.inc({ direction }, 0);
  return measures;
}

/** Tells, whenever it is asked, how many connections work, idle, and are waited for. */
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

/** Tells how many jobs of each queue stand where. Asked by several readers, the database is asked once. */
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
        // Without the database the other metrics are needed most: these are left out.
        counted = count().catch(() => []);
      }
      this.reset();
      for (const { queue, state, jobs } of await counted) this.set({ queue, state }, jobs);
    },
  });
}

/** Tells when the newest nightly backup was finished and how large it is. */
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
