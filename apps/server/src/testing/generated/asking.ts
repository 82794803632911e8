import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ErrorCode, Failure } from '@daymark/contract/errors';
import type { Route } from '@daymark/contract/route';
import { refusalsOf } from '../../http/answer-schema.ts';
import type { AskedFor, Departure } from './requests.ts';

export interface Answered {
  status: number;
  text: string;
  /** The failure, if it is one of the contract's. */
  failure: Failure | undefined;
}

function failureIn(answer: string) {
  try {
    return Failure.safeParse(JSON.parse(answer)).data;
  } catch {
    return undefined;
  }
}

async function readAnswer(response: IncomingMessage): Promise<Answered> {
  const status = response.statusCode ?? 0;
  const answer = await text(response);
  return { status, text: answer, failure: status < 300 ? undefined : failureIn(answer) };
}

/** Connections to one server that send requests unchanged: `fetch` would correct the worst of them. */
export function openConnections(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = ({ method, path, headers, body }: AskedFor): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const options = { agent, method, path, headers: { ...headers, ...lengthOf(body) } };
      const sent = ask(address, options, (response) => readAnswer(response).then(resolve, reject));
      sent.on('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

const lengthOf = (body: AskedFor['body']): Record<string, number> =>
  body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };

/** Errors for an address without an operation. */
const OF_NO_OPERATION = new Set<ErrorCode>(['not_found', 'invalid_input']);

function complaintAboutSuccess(route: Route, departure: Departure, status: number): string | null {
  const isElsewhere = departure.of === 'address';
  // The owner of the server decides about other people.
  if (isElsewhere && route.access !== 'owner' && departure.segment === 'id:theirs:')
    return 'does something with what is somebody else’s';
  return isElsewhere || status === (route.status ?? 200) ? null : 'succeeds with another status';
}

/** What is wrong with an answer to a request with such deviations from a valid one, or null. */
export function complaintAbout(
  route: Route,
  departure: Departure,
  { status, text: answer, failure }: Answered,
): string | null {
  if (status < 300) return complaintAboutSuccess(route, departure, status);
  if (!failure) return 'is no documented failure';
  if (status >= 500) return 'fails on our side';
  if (failure.message.trim() === '' || /\n\s+at |node_modules|relation "|syntax error/.test(answer))
    return 'tells of its inside instead of what is wrong';
  // Endless headers are refused before anything is parsed.
  if (status === 431) return null;
  const isNamed = ['nothing', 'query', 'body'].includes(departure.of);
  if (isNamed && failure.code === 'invalid_input' && !failure.errors?.length)
    return 'does not name the field that is wrong';
  const isListed =
    refusalsOf(route).has(failure.code) || (departure.of === 'address' && OF_NO_OPERATION.has(failure.code));
  return isListed ? null : `refuses with ${failure.code}, which is not listed`;
}

const short = (value: string): string =>
  value.length > 600 ? `${value.slice(0, 600)}… (${value.length})` : value;

/** A request and its answer as text, to repeat it by hand. */
export const transcriptOf = ({ method, path, headers, body }: AskedFor, answer: Answered): string =>
  [
    short(`${method} ${path}`),
    ...Object.entries(headers).map(([name, value]) => short(`${name}: ${value}`)),
    '',
    short(String(body ?? '')),
    '',
    short(`→ ${answer.status} ${answer.text}`),
  ].join('\n');
