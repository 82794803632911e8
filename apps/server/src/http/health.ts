import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { watchReachability } from '../ai/reachability.ts';
import type { Services } from './context.ts';
import { AppError } from './errors.ts';

/**
 * `/api/health`: the process answers. `/api/ready`: it can do its work; migrations run before it listens. A language model
 * that does not answer is told, and leaves it ready: everything but the assistant works.
 */
export function reportHealth(app: FastifyInstance, { db, config, engine }: Services): void {
  const closing = new AbortController();
  app.addHook('onClose', async () => closing.abort());
  const answers = watchReachability(engine, closing.signal);
  answers();
  app.get('/api/health', { schema: { hide: true }, logLevel: 'warn' }, async () => ({
    success: true,
    data: { status: 'ok' },
  }));
  app.get('/api/ready', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      throw new AppError('unavailable', 'The database cannot be reached', { retryAfterSeconds: 2, cause });
    });
    const ai = { engine: engine.name, answers: answers() };
    return {
      success: true,
      data: { status: 'ready', database: 'reachable', aiProvider: config.aiProvider, ai },
    };
  });
}
