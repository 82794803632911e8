import { Agent, request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { Failure } from '@daymark/contract/errors';
import type { Route } from '@daymark/contract/route';
import { refusalsOf } from '../../http/answer-schema.ts';
import type { AskedFor } from './requests.ts';

export interface Answered {
  status: number;
  text: string;
}

/** Connections to one server, with which requests are sent as they are: `fetch` would mend the worst of them. */
export function openConnections(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = ({ method, path, headers, body }: AskedFor): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const sent = ask(
        address,
        { agent, method, path, headers: { ...headers, ...lengthOf(body) } },
        (response) => {
          text(response).then(
            (answer) => resolve({ status: response.statusCode ?? 0, text: answer }),
            reject,
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

const lengthOf = (body: AskedFor['body']): Record<string, number> =>
  body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };

/** What an answer of no operation may be: the address led elsewhere, or the request was none. */
const OF_NO_OPERATION = new Set(['not_found', 'invalid_input']);

function failureIn(answer: string) {
  try {
    return Failure.safeParse(JSON.parse(answer)).data;
  } catch {
    return undefined;
  }
}

/** What is known of a request before it is answered. */
export interface Expectation {
  /** The address is that of the operation. */
  led: boolean;
  /** It is JSON with fields: what is wrong with one can be told by its name. */
  named: boolean;
}

/** What is wrong with an answer, or null. */
export function complaintAbout(
  route: Route,
  { status, text: answer }: Answered,
  { led, named }: Expectation,
): string | null {
  if (status < 300) return status === (route.status ?? 200) || !led ? null : 'succeeds with another status';
  const failure = failureIn(answer);
  if (!failure) return 'is no documented failure';
  if (status >= 500) return 'fails on our side';
  if (failure.message.trim() === '' || /\n\s+at |node_modules|relation "|syntax error/.test(answer))
    return 'tells of its inside instead of what is wrong';
  // Endless headers are refused before anything is read.
  if (status === 431) return null;
  if (named && failure.code === 'invalid_input' && !failure.errors?.length)
    return 'does not name the field that is wrong';
  const isListed = refusalsOf(route).has(failure.code) || (!led && OF_NO_OPERATION.has(failure.code));
  return isListed ? null : `refuses with ${failure.code}, which is not listed`;
}

const short = (value: string): string =>
  value.length > 600 ? `${value.slice(0, 600)}… (${value.length})` : value;

/** A request and its answer, to be repeated by hand. */
export const transcriptOf = ({ method, path, headers, body }: AskedFor, answer: Answered): string =>
  [
    short(`${method} ${path}`),
    ...Object.entries(headers).map(([name, value]) => short(`${name}: ${value}`)),
    '',
    short(String(body ?? '')),
    '',
    short(`→ ${answer.status} ${answer.text}`),
  ].join('\n');
