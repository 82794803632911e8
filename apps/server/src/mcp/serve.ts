import { Readable } from 'node:stream';
import { type Client, createClient } from '@daymark/contract/client';
import { MCP_BATCH_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import type { AuthInfo, McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { ApiCaller } from '../auth/callers.ts';
import { authenticate, countMessages } from '../auth/service.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { RequestContext, Served } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { insideMcp } from '../http/inside.ts';
import { dayIn } from '../http/today.ts';
import type { ToolCaller } from './caller.ts';
import { challengeFor } from './oauth.ts';

const isApiCaller = (caller: object): caller is ApiCaller => 'apiToken' in caller;

const contextOf = (services: Served, request: FastifyRequest): RequestContext => ({
  ...services,
  log: request.log,
  signal: services.stopping,
  ip: callerAddress(request.ip, request.socket.remoteAddress),
  userAgent: '',
});

/** The API token's caller of a request. */
async function callerOf(context: RequestContext, request: FastifyRequest): Promise<ApiCaller> {
  const caller = await authenticate(context, request.headers.authorization);
  if (!isApiCaller(caller))
    throw new AppError(
      'insufficient_scope',
      t`This needs an API token. Make one in the settings, under Security.`,
    );
  return caller;
}

/** Counts every message of a request, before any of them is looked at. Throws for too many, in a minute or at once. */
async function admit(context: RequestContext, caller: ApiCaller, body: unknown): Promise<void> {
  const count = Array.isArray(body) ? body.length : 1;
  const isTooLong = count > MCP_BATCH_MAX_COUNT;
  await countMessages(context, caller, isTooLong || count === 0 ? 1 : count);
  if (isTooLong)
    throw new AppError(
      'invalid_input',
      t`Please send at most ${MCP_BATCH_MAX_COUNT} messages of the protocol in one request`,
    );
}

/**
 * A page of another site could otherwise have a browser call a server in the person's network. Programs send no origin.
 */
function assertOrigin({ headers }: FastifyRequest, publicUrl: string): void {
  if (headers.origin !== undefined && headers.origin !== publicUrl)
    throw new AppError('insufficient_scope', t`Pages of other sites may not call this`);
}

/** The API as a token may use it, asked within this process: each call is checked, counted and logged as any other. */
const apiOf = (app: FastifyInstance, authorization: string): Client =>
  createClient({
    baseUrl: '/api',
    token: () => authorization.replace(/^bearer +/i, ''),
    fetch: async (url, { method, headers, body }) => {
      const asked = { method, url, headers, payload: body ?? undefined } as InjectOptions;
      const answer = await insideMcp.run(true, async () => await app.inject(asked));
      return new Response(answer.body === '' ? null : answer.body, {
        status: answer.statusCode,
        headers: { 'retry-after': String(answer.headers['retry-after'] ?? '') },
      });
    },
  });

/**
 * The tools for assistants, by the Model Context Protocol over HTTP, in both of its current versions. Nothing is kept
 * between requests, so any node can answer any of them.
 */
export function serveMcp(app: FastifyInstance, services: Served): void {
  const { publicUrl } = services.config;
  const callers = new WeakMap<AuthInfo, ToolCaller>();
  let handler: McpHttpHandler | undefined;
  // Loaded with the first request: most servers never have one, and it takes memory.
  const opened = async (): Promise<McpHttpHandler> => {
    const { openHandler } = await import('./handler.ts');
    handler ??= openHandler((authInfo) => callers.get(authInfo), app.log);
    return handler;
  };
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    compress: false,
    onRequest: async (request) => assertOrigin(request, publicUrl),
    handler: async (request, reply) => {
      reply.header('www-authenticate', challengeFor(services));
      const context = contextOf(services, request);
      const caller = await callerOf(context, request);
      reply.removeHeader('www-authenticate');
      await admit(context, caller, request.body);
      const { authorization = '' } = request.headers;
      const { onlyProjects, timezone, apiToken } = caller;
      const toolCaller: ToolCaller = {
        api: apiOf(app, authorization),
        scopes: apiToken.scopes,
        onlyProjects,
        today: dayIn(timezone, services.now()),
        now: services.now,
      };
      const authInfo: AuthInfo = {
        token: authorization,
        clientId: apiToken.id,
        scopes: [...apiToken.scopes],
      };
      callers.set(authInfo, toolCaller);
      const headers = Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined || name === 'content-length' ? [] : [[name, String(value)] as [string, string]],
      );
      const asked = new Request(`${publicUrl}/mcp`, {
        method: request.method,
        headers,
        ...(request.method === 'POST' ? { body: JSON.stringify(request.body) } : {}),
      });
      const answer = await (await opened()).fetch(asked, { authInfo, parsedBody: request.body });
      reply.code(answer.status).headers(Object.fromEntries(answer.headers));
      return reply.send(answer.body ? Readable.fromWeb(answer.body as never) : null);
    },
  });
  app.addHook('onClose', () => handler?.close());
}
