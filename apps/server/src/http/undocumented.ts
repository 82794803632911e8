import { Failure } from '@daymark/contract/errors';
import type { FastifyInstance } from 'fastify';
import { ZodType } from 'zod';

/** For tests: an answer that its route does not describe, and an error that it does not list, is answered as a bug, with a message that says so. */
export function refuseUndocumented(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { config, schema } = request.routeOptions;
    const { operation, refusals } = config;
    // An answer that is put together from JSON was not checked as it was written.
    const answers: Record<number, unknown> = { ...(schema?.response as object | undefined) };
    const shape = answers[reply.statusCode];
    if (Buffer.isBuffer(payload) && shape instanceof ZodType) shape.parse(JSON.parse(String(payload)));
    if (!operation || reply.statusCode < 400 || reply.statusCode === 500) return payload;
    const failure = Failure.parse(JSON.parse(String(payload)));
    if (refusals?.has(failure.code)) return payload;
    reply.code(500);
    const message = `${operation} answers ${failure.code}, which its route does not list under refusals`;
    return JSON.stringify({ ...failure, code: 'internal', message });
  });
}
