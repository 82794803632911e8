import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { watchReachability } from '../ai/reachability.ts';
import type { Database } from '../db/database.ts';
import type { Services } from './context.ts';
import { AppError } from './errors.ts';

const ABOUT_TO_STOP = { success: false, code: 'unavailable', message: 'This server is about to stop' };

/** Sooner than who asks would give up. */
const ANSWERS_WITHIN_MILLISECONDS = 3_000;

async function assertReachable(db: Database): Promise<void> {
  const silence = new AbortController();
  const silent = delay(ANSWERS_WITHIN_MILLISECONDS, undefined, { signal: silence.signal, ref: false }).then(
    () => {
      throw new Error('It is silent');
    },
  );
  try {
    await Promise.race([sql`select 1`.execute(db), silent]);
  } catch (cause) {
    throw new AppError('unavailable', 'The database cannot be reached', { retryAfterSeconds: 2, cause });
  } finally {
    silence.abort();
  }
}

/**
 * `/api/health`: the process answers. `/api/ready`: it can do its work; migrations run before it listens. A language model
 * that does not answer is told, and leaves it ready: everything but the assistant works. A node that is about to stop is not ready.
 */
export function reportHealth(app: FastifyInstance, { db, config, engine, leaving }: Services): void {
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  const answers = watchReachability(engine, closing.signal);
  answers();
  app.get('/api/health', { schema: { hide: true }, logLevel: 'warn' }, async () => ({
    success: true,
    data: { status: 'ok' },
  }));
  app.get('/api/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    // Asked every second by a balancer: no failure to be logged.
    if (leaving.aborted) return reply.code(503).header('retry-after', '5').send(ABOUT_TO_STOP);
    await assertReachable(db);
    const ai = { engine: engine.name, answers: answers() };
    return {
      success: true,
      data: { status: 'ready', database: 'reachable', aiProvider: config.aiProvider, ai },
    };
  });
}
