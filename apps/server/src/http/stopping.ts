import type { FastifyInstance } from 'fastify';

const SWEEP_MILLISECONDS = 50;

/**
 * Lets the server stop as soon as the last answer is out: an answer that is under way ends its connection, and one
 * whose head had left before leaves an idle connection, which would otherwise be kept alive for a minute.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MILLISECONDS);
    app.server.once('close', () => clearInterval(sweep));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (sweep) reply.header('connection', 'close');
  });
}
