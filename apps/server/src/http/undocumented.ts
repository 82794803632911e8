import { Failure } from '@daymark/contract/errors';
import type { FastifyInstance } from 'fastify';

/** For tests: an error that its route does not list is answered as a bug, with a message that says so. */
export function refuseUndocumented(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation, refusals } = request.routeOptions.config;
    if (!operation || reply.statusCode < 400 || reply.statusCode === 500) return payload;
    const failure = Failure.parse(JSON.parse(String(payload)));
    if (refusals?.has(failure.code)) return payload;
    reply.code(500);
    const message = `${operation} answers ${failure.code}, which its route does not list under refusals`;
    return JSON.stringify({ ...failure, code: 'internal', message });
  });
}
