import { type ErrorCode, Failure } from '@daymark/contract/errors';
import type { Route } from '@daymark/contract/route';
import { z } from 'zod';
import { STATUS_OF } from './errors.ts';

/** The whole body of a route's success, as the documents show it and the tests check it. */
function answerSchemaOf({ answer }: Route): unknown {
  if ('asset' in answer)
    return { description: 'The file', content: { [answer.asset]: { schema: z.file() } } };
  if ('download' in answer) return answer.download;
  return 'data' in answer
    ? z.object({ success: z.literal(true), data: answer.data })
    : z.object({ success: z.literal(true), ...answer.envelope.shape });
}

/** What a route may refuse with: what follows from what it takes, and what it names itself. */
export function refusalsOf(route: Route): ReadonlySet<ErrorCode> {
  const { endpoint, access, params, query, creates, versioned, refusals = [] } = route;
  const codes = new Set<ErrorCode>();
  // A body is read wherever one may be sent, also where nothing is wanted of it.
  const readsBody = !endpoint.startsWith('GET ');
  if (query || readsBody) codes.add('invalid_input');
  if (access === 'user') codes.add('unauthenticated');
  if (params) codes.add('not_found');
  if (readsBody) codes.add('body_too_large').add('unsupported_media_type');
  // What is sent again may meet the first while that is still at work.
  if (creates) codes.add('conflict').add('idempotency_key_reused');
  if (versioned) codes.add('stale_version');
  for (const code of refusals) codes.add(code);
  return codes.add('unavailable');
}

// No answer has this shape: by `null` the documents are told that there is no body.
const NOT_MODIFIED = z.null().describe('What `If-None-Match` names is still the answer');

/** Every answer of a route by its status. That of a bug, 500, stands nowhere: nobody may count on it. */
export function answersOf(route: Route): Record<number, unknown> {
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
}
