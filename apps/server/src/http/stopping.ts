import type { FastifyInstance } from 'fastify';

/** Answers that are under way when the server stops end their connection, which would otherwise hold it open. */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
