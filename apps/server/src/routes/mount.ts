import { Readable } from 'node:stream';
import type { ErrorCode } from '@daymark/contract/errors';
import { headersOf, versionIn } from '@daymark/contract/headers';
import type { DownloadedFile, Input, Result, Route } from '@daymark/contract/route';
import { languageNow } from '@daymark/words/in-language';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { AiContext, AiServices } from '../ai/context.ts';
import type { ApiCaller, Caller } from '../auth/callers.ts';
import { authenticate, countApiRequest } from '../auth/service.ts';
import { answersOf, refusalsOf } from '../http/answer-schema.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { RequestContext, Served, SessionContext, UserContext } from '../http/context.ts';
import { securityOf } from '../http/documents.ts';
import { failureFor } from '../http/error-answers.ts';
import { type AtWork, answerAtWork } from '../http/event-stream.ts';
import { JsonList, withRows } from '../http/kept-pieces.ts';
import { dayIn } from '../http/today.ts';
import { acceptUploads, uploadOf, uploadSchemaOf } from '../http/uploads.ts';
import { sendVersioned, type VersionedAnswer } from '../http/versioned-answers.ts';
import { carryOutOnce } from '../idempotency/service.ts';
import { assertOwner } from '../users/owner.ts';
import type { VisitorServices } from '../visitor-plans/service.ts';
import { tellWhatChanged } from '../webhooks/service.ts';
import { assertAudience, assertProject, assertScope, isApiCaller } from './token-rules.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call it; the authorization matrix is generated from it. */
    access?: Route['access'];
    /** `feature.name` in the route table. */
    operation?: string;
    /** Its errors; the tests check answers against them. */
    refusals?: ReadonlySet<ErrorCode>;
  }
}

type CallerContext<A extends Route['access']> = VisitorServices &
  (A extends 'public'
    ? RequestContext & AppServices
    : A extends 'session' | 'owner'
      ? AiContext & SessionContext
      : AiContext);

type ContextOf<R extends Route> = CallerContext<R['access']> &
  (R extends { events: z.ZodType } ? AtWork<z.input<R['events']>> : object);

/** An answer, or the same with the rows of its list as JSON. */
type Written<T> = T | (T extends { data: readonly unknown[] } ? Omit<T, 'data'> & { data: JsonList } : never);

type Handled<R extends Route> = R extends { revalidated: true }
  ? VersionedAnswer<Written<Result<R>>> | Promise<VersionedAnswer<Written<Result<R>>>>
  : Promise<Result<R>>;

export type Handler<R extends Route> = (input: Input<R>, context: ContextOf<R>) => Handled<R>;

type AppServices = Served & AiServices & VisitorServices;

/** A handler for each route of a feature: one that is missing does not compile. */
export type Handlers<F extends Record<string, Route>> = { [Name in keyof F]: Handler<F[Name]> };

/** Who calls is decided before the body is looked at. */
type AnyHandler = (input: object, context: RequestContext & AppServices) => object | Promise<object>;

async function versionedAnswerOf(handled: ReturnType<AnyHandler>): Promise<VersionedAnswer<object | string>> {
  const answer = await handled;
  if (!('read' in answer)) throw new Error('The handler of a revalidated route gives no read');
  return answer as VersionedAnswer<object | string>;
}

const isUser = (context: RequestContext): context is AiContext & Caller => 'userId' in context;

/** What the answers of a user depend on beside their rows. */
const whoseOf = ({ userId, today, timezone, onlyProjects = [] }: UserContext): string =>
  [userId, today, timezone, languageNow(), ...onlyProjects].join(' ');

const isApi = (context: RequestContext): context is AiContext & ApiCaller => 'apiToken' in context;

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Aborted when the caller is gone before the answer, and when the server stops, with the error for that case. */
function signalOf({ raw }: FastifyReply, stopping: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const giveUp = () => controller.abort(stopping.reason);
  stopping.addEventListener('abort', giveUp, { once: true });
  raw.once('close', () => {
    stopping.removeEventListener('abort', giveUp);
    // After a complete answer nobody waits for the signal, and its error costs a stack trace.
    if (!raw.writableFinished) controller.abort();
  });
  if (raw.destroyed) controller.abort();
  if (stopping.aborted) giveUp();
  return controller.signal;
}

const requestContext = (
  services: AppServices,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext & AppServices => ({
  ...services,
  log: request.log,
  signal: signalOf(reply, services.stopping),
  ip: callerAddress(request.ip, request.socket.remoteAddress),
  // Headers may contain control characters, which a list of sessions should not show.
  userAgent: (request.headers['user-agent'] ?? '').replace(/\p{Cc}/gu, '').slice(0, 300),
});

/** The context of a user's request, whose caller may call the route. */
async function userContext(
  services: AppServices,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AiContext & AppServices & Caller> {
  const context = requestContext(services, request, reply);
  const caller = await authenticate(context, request.headers.authorization);
  if (isApiCaller(caller)) {
    assertAudience(caller);
    await countApiRequest(context, caller);
    assertScope(route, caller);
  }
  if (route.access === 'owner') await assertOwner(services.db, caller.userId);
  const today = dayIn(caller.timezone, services.now());
  const once: UserContext['once'] = (write, { isAtomic } = { isAtomic: false }) =>
    isAtomic ? write(services.db) : services.db.transaction().execute(write);
  return { ...context, ...caller, ...(await services.engines.current()), today, once };
}

// An asset never changes under its address. Only its owner knows the address, so shared caches may not store it.
const ASSET_CACHING = 'private, max-age=31536000, immutable';

/** The filename is generated: letters, digits, dashes and a dot. */
const sendFile = (reply: FastifyReply, { filename, mediaType, content }: DownloadedFile): FastifyReply =>
  reply
    .type(`${mediaType}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(Readable.from(content));

/** The whole body of a success, unless it is a text already. */
function textOf(reply: FastifyReply, route: Route, result: object | string): string | Buffer {
  if (typeof result === 'string') return result;
  const toText = (body: object) => String(reply.serialize(bodyOf(route, body)));
  if ('data' in result && result.data instanceof JsonList)
    return withRows(toText({ ...result, data: [] }), result.data);
  return toText(result);
}

/** The whole body of a success. */
const bodyOf = ({ answer }: Route, result: object): object =>
  'data' in answer ? { success: true, data: result } : { success: true, ...result };

function sendAnswer(reply: FastifyReply, route: Route, result: object | string): FastifyReply {
  const { answer, status = 200 } = route;
  reply.code(status);
  if ('document' in answer || typeof result === 'string')
    return reply.type(`${'document' in answer ? answer.document : 'text/plain'}; charset=utf-8`).send(result);
  if ('asset' in answer) return reply.type(answer.asset).header('cache-control', ASSET_CACHING).send(result);
  if ('download' in answer || 'files' in answer) return sendFile(reply, result as DownloadedFile);
  return reply.send(bodyOf(route, result));
}

/** The schemas of a route's input, for validation and documents. */
function inputSchemasOf(route: Route) {
  const headers = headersOf(route);
  return {
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.body ? { body: route.body } : {}),
    ...(route.upload ? { consumes: ['multipart/form-data'], body: uploadSchemaOf(route.upload) } : {}),
    ...(headers ? { headers } : {}),
  };
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_LIMIT_BYTES = 4_096;

/** Accepts forms without reading their fields. */
const acceptForms = (scope: FastifyInstance): void =>
  void scope.addContentTypeParser(
    FORMS,
    { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
    (_request, _form, done) => done(null, undefined),
  );

/** A name for generated clients, in letters alone. */
const operationIdOf = (feature: string, name: string): string =>
  `${feature}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Registers one operation: authenticate, validate, handle, answer. */
function mountRoute(
  app: FastifyInstance,
  services: AppServices,
  route: Route,
  [feature, name]: [feature: string, name: string],
  handler: AnyHandler,
): void {
  const [method = 'GET', path = '/'] = route.endpoint.split(' ');
  const operation = `${feature}.${name}`;
  const contexts = new WeakMap<FastifyRequest, RequestContext & AppServices>();
  const options: RouteOptions = {
    method,
    url: `/api${path}`,
    schema: {
      operationId: operationIdOf(feature, name),
      tags: [feature],
      summary: route.summary,
      ...securityOf(route),
      ...inputSchemasOf(route),
      response: answersOf(route),
    },
    config: { access: route.access, operation, refusals: refusalsOf(route) },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // Who has its address may pass it on, also to where it would be found.
      if ('document' in route.answer) reply.header('x-robots-tag', 'noindex');
      const context =
        route.access === 'public'
          ? requestContext(services, request, reply)
          : await userContext(services, route, request, reply);
      contexts.set(request, context);
    },
    // A stream must not be buffered for compression.
    ...(route.events ? { compress: false } : {}),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const context = contexts.get(request) ?? requestContext(services, request, reply);
      const { params, query, body } = request;
      if (isApi(context)) await assertProject(services.db, route, context, { params, query });
      const upload = route.upload ? uploadOf(request, route.upload) : undefined;
      const input = { params, query, body, upload, ifVersion: versionIn(headerOf(request, 'if-match')) };
      if (route.revalidated)
        return sendVersioned(request, reply, services.db, {
          whose: isUser(context) ? whoseOf(context) : '',
          answer: await versionedAnswerOf(handler(input, context)),
          mediaType: 'document' in route.answer ? route.answer.document : 'application/json',
          toText: (result) => textOf(reply, route, result),
        });
      const key = route.creates && headerOf(request, 'idempotency-key');
      const handle = async (on: RequestContext & AppServices): Promise<object> => handler(input, on);
      const carryOut = async (on: RequestContext & AppServices) => {
        if (!key || !isUser(on)) return handle(on);
        const { answer, repeated } = await carryOutOnce(on, { key, operation, input }, (once) => {
          const keyed = { ...on, once };
          return handle(keyed);
        });
        if (repeated) reply.header('idempotency-replayed', 'true');
        return answer;
      };
      const carryOutAndTell = async (on: RequestContext & AppServices) => {
        const answer = await carryOut(on);
        if (method !== 'GET' && isUser(on) && on.hasWebhooks) await tellWhatChanged(on);
        return answer;
      };
      if (!route.events) return sendAnswer(reply, route, await carryOutAndTell(context));
      return answerAtWork(request, reply, {
        carryOut: async (atWork) => bodyOf(route, await carryOutAndTell({ ...context, ...atWork })),
        status: route.status ?? 200,
        signal: context.signal,
        failureOf: (error) => failureFor(error, request),
        assertSession: () => authenticate(context, request.headers.authorization),
      });
    },
  };
  if (!route.upload && !route.acceptsForm) app.route(options);
  else
    app.register(async (scope) => {
      if (route.upload) await acceptUploads(scope);
      if (route.acceptsForm) acceptForms(scope);
      scope.route(options);
    });
}

/** Registers every operation of a feature with its handler. */
export function mount<F extends Record<string, Route>>(
  app: FastifyInstance,
  services: AppServices,
  feature: string,
  routes: F,
  handlers: Handlers<F>,
): void {
  const table: Record<string, unknown> = handlers;
  for (const [name, route] of Object.entries(routes)) {
    const handler = table[name];
    if (typeof handler !== 'function') throw new Error(`The route ${feature}.${name} has no handler`);
    mountRoute(app, services, route, [feature, name], (input, context) => handler(input, context));
  }
}
