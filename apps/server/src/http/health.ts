import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { listMissingWorkers } from '../db/missing-workers.ts';
import { ping } from '../db/reachable.ts';
import type { Services } from './context.ts';
import type { EnginesInUse } from './engines-in-use.ts';
import { AppError } from './errors.ts';
import { latestOf } from './latest.ts';

const ABOUT_TO_STOP = { success: false, code: 'unavailable', message: 'This server is about to stop' };

/** Shorter than the timeout of the probes. */
const ANSWERS_WITHIN_MILLISECONDS = 3_000;

async function assertReachable(db: Database): Promise<void> {
  const silence = new AbortController();
  const silent = delay(ANSWERS_WITHIN_MILLISECONDS, undefined, { signal: silence.signal, ref: false }).then(
    () => {
      throw new Error('It is silent');
    },
  );
  try {
    await Promise.race([ping(db), silent]);
  } catch (cause) {
    throw new AppError('unavailable', 'The database cannot be reached', { retryAfterSeconds: 2, cause });
  } finally {
    silence.abort();
  }
}

/** Asking a provider costs it time, and perhaps somebody money. */
const MODEL_FRESH_MILLISECONDS = 60_000;
const WORKERS_FRESH_MILLISECONDS = 5_000;

/** The unreachable workers of a cluster, checked at most every few seconds. Changes are logged. */
function watchWorkers({ log }: FastifyInstance, db: Database): () => readonly string[] {
  let logged = '';
  const look = async () => {
    const missing = await listMissingWorkers(db);
    const names = missing.join(', ');
    if (names !== logged && names === '') log.info('every worker of the cluster answers again');
    if (names !== logged && names !== '')
      log.warn(
        { workers: missing },
        'workers of the cluster do not answer: those whose rows they keep get 503',
      );
    logged = names;
    return missing;
  };
  const latest = latestOf(look, WORKERS_FRESH_MILLISECONDS);
  return () => latest() ?? [];
}

/**
 * `/api/health`: the process answers. `/api/ready`: it can do its work; migrations run before it listens. A language
 * model that does not answer is reported but the node stays ready, because only the assistant depends on it. So are
 * missing workers of a cluster, since users on other workers can still be served, and `notices` for the operator. A
 * node that is about to stop is not ready.
 */
export function reportHealth(
  app: FastifyInstance,
  { db, engines, leaving }: Services & { engines: EnginesInUse },
  notices: () => string[],
): void {
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  const lookAtModel = async () => {
    const { engine } = engines.known();
    return { engine, isReachable: await engine.isReachable(closing.signal) };
  };
  const latest = latestOf(lookAtModel, MODEL_FRESH_MILLISECONDS);
  latest();
  const missingWorkers = watchWorkers(app, db);
  missingWorkers();
  app.get('/api/health', { schema: { hide: true }, logLevel: 'warn' }, async () => ({
    success: true,
    data: { status: 'ok' },
  }));
  app.get('/api/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    // A load balancer asks every second, so this is not logged as a failure.
    if (leaving.aborted) return reply.code(503).header('retry-after', '5').send(ABOUT_TO_STOP);
    await assertReachable(db);
    const { length: missing } = missingWorkers();
    const database = missing > 0 ? 'partly reachable' : 'reachable';
    const { engine, provider } = engines.known();
    const looked = latest();
    const ai = { engine: engine.name, answers: looked?.engine === engine ? looked.isReachable : null };
    return {
      success: true,
      data: {
        status: 'ready',
        database,
        missingWorkers: missing,
        aiProvider: provider,
        ai,
        notices: notices(),
      },
    };
  });
}
