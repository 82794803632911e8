import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

const SWEEP_MILLISECONDS = 50;

/** What needs no language model is done by then. */
const GRACE_MILLISECONDS = 2_000;

const isStopping = () =>
  new AppError(
    'unavailable',
    'The server is being restarted, so this was broken off before its end. Please try again in a moment.',
    { retryAfterSeconds: 5 },
  );

/**
 * Lets the server stop as soon as the last answer is out: an answer that is under way ends its connection, and one
 * whose head had left before leaves an idle connection, which would otherwise be kept alive for a minute. While the
 * server is leaving, answers end their connections too, so that whoever asks again finds another node.
 */
export function endConnectionsWhenStopping(app: FastifyInstance, leaving: AbortSignal): void {
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MILLISECONDS);
    app.server.once('close', () => clearInterval(sweep));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (sweep || leaving.aborted) reply.header('connection', 'close');
  });
}

/** Ends what would keep the server from stopping: aborted with the refusal that is told, once little things had their time. */
export function signalWhenStopping(app: FastifyInstance): AbortSignal {
  const controller = new AbortController();
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => controller.abort(isStopping()), GRACE_MILLISECONDS);
    app.server.once('close', () => clearTimeout(timer));
  });
  return controller.signal;
}
