import { type ErrorCode, Failure } from '@daymark/contract/errors';
import type { Route } from '@daymark/contract/route';
import { z } from 'zod';
import { STATUS_OF } from './errors.ts';

/**
 * What is made of a route once for the process. A schema compiles its check at its first use, and a test process builds hundreds
 * of servers.
 */
function oncePerRoute<Made>(make: (route: Route) => Made): (route: Route) => Made {
  const made = new WeakMap<Route, Made>();
  return (route) => {
    const known = made.get(route) ?? make(route);
    made.set(route, known);
    return known;
  };
}

/** The whole body of a route's success, for the documents and the tests. */
function answerSchemaOf({ answer }: Route): unknown {
  if ('asset' in answer)
    return { description: 'The file', content: { [answer.asset]: { schema: z.file() } } };
  if ('document' in answer)
    return { description: 'The document', content: { [answer.document]: { schema: z.string() } } };
  if ('files' in answer)
    return {
      description: 'The file',
      content: Object.fromEntries(answer.files.map((mediaType) => [mediaType, { schema: z.string() }])),
    };
  if ('download' in answer) return answer.download;
  return 'data' in answer
    ? z.object({ success: z.literal(true), data: answer.data })
    : z.object({ success: z.literal(true), ...answer.envelope.shape });
}

/** The errors of a route: those that follow from its input, and those that it lists. */
export const refusalsOf = oncePerRoute((route): ReadonlySet<ErrorCode> => {
  const { endpoint, access, projects, params, query, creates, versioned, refusals = [] } = route;
  const codes = new Set<ErrorCode>();
  // A body is parsed wherever one may be sent, even if the route has none.
  const readsBody = !endpoint.startsWith('GET ');
  if (query || readsBody) codes.add('invalid_input');
  if (access !== 'public') codes.add('unauthenticated').add('insufficient_scope').add('too_many_attempts');
  if (access === 'owner') codes.add('owner_only');
  if (params || typeof projects === 'object') codes.add('not_found');
  if (readsBody) codes.add('body_too_large').add('unsupported_media_type');
  // A repeated request may arrive while the first is still running.
  if (creates) codes.add('conflict').add('idempotency_key_reused');
  if (versioned) codes.add('stale_version');
  for (const code of refusals) codes.add(code);
  return codes.add('unavailable');
});

// No answer has this shape: `null` tells the documents that there is no body.
const NOT_MODIFIED = z.null().describe('What `If-None-Match` names is still the answer');

/** Every answer of a route by its status, except 500, which is always a bug. */
export const answersOf = oncePerRoute((route): Record<number, unknown> => {
  const byStatus = Map.groupBy(refusalsOf(route), (code) => STATUS_OF[code]);
  const failures = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.join(', '), content: { 'application/json': { schema: Failure } } },
  ]);
  return {
    [route.status ?? 200]: answerSchemaOf(route),
    ...(route.revalidated ? { 304: NOT_MODIFIED } : {}),
    ...Object.fromEntries(failures),
  };
});
