import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DatabaseConnection } from '../db/database.ts';
import { type OnStatement, watchStatements } from '../db/watched-statements.ts';

export interface Tracing {
  /** One span for every request, by its route. */
  traceRequests(app: FastifyInstance): void;
  /** One span for every statement within a request, by its text. */
  traceStatements(pool: DatabaseConnection['pool']): void;
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

export interface TracingSettings {
  /** The OTLP endpoint over HTTP, without the path for traces. */
  endpoint: string;
  /** The share of requests that is traced, from 0 to 1. */
  share: number;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/**
 * Traces to an OpenTelemetry collector. This file, and with it all of OpenTelemetry, is only loaded if an endpoint is
 * configured. Spans never contain addresses, values or error messages, which may have user data.
 */
export function startTracing({ endpoint, share }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'daymark' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('daymark');
  const propagator = new W3CTraceContextPropagator();
  const within = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<FastifyRequest, { span: Span; context: Context }>();

  const begin = (request: FastifyRequest) => {
    const from = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const route = request.routeOptions.url ?? 'none';
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'request.id': request.id,
    };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
    const begun = { span, context: trace.setSpan(from, span) };
    spans.set(request, begun);
    return begun;
  };

  const onStatement: OnStatement = (text) => {
    const context = within.getStore();
    if (!context) return undefined;
    const [operation = ''] = text.trimStart().split(/\s/, 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const span = tracer.startSpan(operation.toLowerCase(), { kind: SpanKind.CLIENT, attributes }, context);
    return (error) => {
      if (error) span.setAttribute('error.type', codeOf(error)).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  };

  return {
    traceRequests(app) {
      app.addHook('onRequest', (request, _reply, done) => within.run(begin(request).context, done));
      // A body is received outside of the context of its head.
      app.addHook('preValidation', (request, _reply, done) => {
        const begun = spans.get(request);
        if (begun) within.run(begun.context, done);
        else done();
      });
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)?.span;
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },
    traceStatements(pool) {
      watchStatements(pool, onStatement);
    },
    stop: () => provider.shutdown(),
  };
}
