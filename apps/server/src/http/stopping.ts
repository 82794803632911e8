import { t } from '@daymark/words/t';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

const SWEEP_MILLISECONDS = 50;

/** Enough for all requests without a language model. */
const GRACE_MILLISECONDS = 2_000;

const isStopping = () =>
  new AppError(
    'unavailable',
    t`The server is being restarted, so this was broken off before its end. Please try again in a moment.`,
    { retryAfterSeconds: 5 },
  );

/**
 * Lets the server stop as soon as the last answer is sent: running answers close their connections, and idle
 * connections are closed, which would otherwise stay open for a minute. While the node is leaving, answers close their
 * connections too, so that the next request reaches another node.
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

/**
 * A signal for long requests, which would delay the stop: aborted with an error after short requests had time to
 * finish.
 */
export function signalWhenStopping(app: FastifyInstance): AbortSignal {
  const controller = new AbortController();
  app.addHook('preClose', async () => {
    const timer = setTimeout(() => controller.abort(isStopping()), GRACE_MILLISECONDS);
    app.server.once('close', () => clearTimeout(timer));
  });
  return controller.signal;
}
