import type { Input, Result, Route } from '@daymark/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '../auth/service.ts';
import { answersOf } from './answer-schema.ts';
import type { RequestContext, Services, UserContext } from './context.ts';
import { dayIn } from './today.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call: the authorization matrix is made from it. */
    access?: Route['access'];
    /** `feature.name` in the route table. */
    operation?: string;
  }
}

type ContextOf<R extends Route> = R['access'] extends 'user' ? UserContext : RequestContext;

export type Handler<R extends Route> = (input: Input<R>, context: ContextOf<R>) => Promise<Result<R>>;

/** A handler for each route of a feature: one that is missing does not compile. */
export type Handlers<F extends Record<string, Route>> = { [Name in keyof F]: Handler<F[Name]> };

/** Who calls is decided before the body is looked at. */
type AnyHandler = (input: object, context: RequestContext) => Promise<object>;

const requestContext = (services: Services, request: FastifyRequest): RequestContext => ({
  ...services,
  log: request.log,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

async function userContext(services: Services, request: FastifyRequest): Promise<UserContext> {
  const context = requestContext(services, request);
  const session = await authenticate(context, request.headers.authorization);
  return { ...context, ...session, today: dayIn(session.timezone, services.now()) };
}

const shape = (route: Route, result: object): object =>
  'data' in route.answer ? { success: true, data: result } : { success: true, ...result };

/** Registers one operation: who? valid? handler, answer. */
function mountRoute(
  app: FastifyInstance,
  services: Services,
  route: Route,
  [feature, name]: [feature: string, name: string],
  handler: AnyHandler,
): void {
  const [method = 'GET', path = '/'] = route.endpoint.split(' ');
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  app.route({
    method,
    url: `/api${path}`,
    schema: {
      tags: [feature],
      summary: route.summary,
      ...(route.access === 'user' ? { security: [{ bearer: [] }] } : {}),
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: answersOf(route),
    },
    config: { access: route.access, operation: `${feature}.${name}` },
    onRequest: async (request: FastifyRequest) => {
      const makeContext = route.access === 'user' ? userContext : requestContext;
      contexts.set(request, await makeContext(services, request));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const context = contexts.get(request) ?? requestContext(services, request);
      const input = { params: request.params, query: request.query, body: request.body };
      const result = await handler(input, context);
      return reply.code(route.status ?? 200).send(shape(route, result));
    },
  });
}

/** Registers every operation of a feature with its handler. */
export function mount<F extends Record<string, Route>>(
  app: FastifyInstance,
  services: Services,
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
