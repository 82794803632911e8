import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { AppError } from './errors.ts';

/** `/api/health`: the process answers. `/api/ready`: it can do its work. Migrations run before it listens. */
export function reportHealth<DB>(app: FastifyInstance, db: Kysely<DB>, aiProvider: string): void {
  app.get('/api/health', { schema: { hide: true }, logLevel: 'warn' }, async () => ({
    success: true,
    data: { status: 'ok' },
  }));
  app.get('/api/ready', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      throw new AppError('unavailable', 'The database cannot be reached', { retryAfterSeconds: 2, cause });
    });
    return { success: true, data: { status: 'ready', database: 'reachable', aiProvider } };
  });
}
