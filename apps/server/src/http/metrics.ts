import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { answerNotFound } from './error-answers.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Sent from this machine, and not through a proxy on it. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  !(
    'x-forwarded-for' in headers ||
    'x-forwarded-host' in headers ||
    'forwarded' in headers ||
    'via' in headers
  );

function bearsToken({ headers }: FastifyRequest, token: string): boolean {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return given !== undefined && wanted?.length === given.length && timingSafeEqual(given, wanted);
}

/**
 * `/metrics` for Prometheus: the duration of requests by route and status, and the node's other metrics. Without a
 * token, only this machine may read it; for others it does not exist.
 */
export function reportMetrics(app: FastifyInstance, registry: Registry, token: string | undefined): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!(token ? bearsToken(request, token) : isLocal(request))) return answerNotFound(request, reply);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
