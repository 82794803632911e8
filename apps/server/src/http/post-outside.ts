import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { t } from '@daymark/words/t';
import { addressesOf, type Outside, pinnedTo } from './outside.ts';

const DEADLINE_MILLISECONDS = 10_000;

/** The answer to a message: its status, or what went wrong. */
export interface Posted {
  /** Null if there was no answer. */
  status: number | null;
  /** Null if the server took it. */
  failure: string | null;
}

const NOT_REACHED = t`The server could not be reached. Only servers of the public internet are asked, on the ports 80 and 443.`;

/** A message for a network error. It tells nothing of the network that this server stands in. */
function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) return t`The server has no valid certificate`;
  return NOT_REACHED;
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return t`The server leads on to another address (${status}), which is not followed: please enter that address`;
  return t`The server answered with an error (${status})`;
}

async function post(
  url: URL,
  body: string | Buffer | null,
  headers: Record<string, string>,
  outside: Outside,
  signal: AbortSignal,
): Promise<Posted> {
  const addresses = await addressesOf(url, outside);
  if (addresses.length === 0) return { status: null, failure: NOT_REACHED };
  const { request } = url.protocol === 'https:' ? https : http;
  const asked = request(url, {
    method: 'POST',
    agent: false,
    lookup: pinnedTo(addresses),
    signal,
    headers: { 'content-length': Buffer.byteLength(body ?? ''), 'user-agent': 'Daymark', ...headers },
  });
  // Errors after the answer was read do not matter, and must not end the process.
  asked.on('error', () => {});
  try {
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const status = answer.statusCode ?? 0;
    return { status, failure: failureOf(status) };
  } finally {
    // What else the answer says is not read.
    asked.destroy();
  }
}

/**
 * Sends a message to an address, once. Only servers on the public internet are contacted, at the address that was checked,
 * and a redirect is not followed.
 */
export async function postOnce(
  address: string,
  { body, headers }: { body: string | Buffer | null; headers: Record<string, string> },
  outside: Outside,
  stopping: AbortSignal,
): Promise<Posted> {
  const late = AbortSignal.timeout(DEADLINE_MILLISECONDS);
  const signal = AbortSignal.any([late, stopping]);
  try {
    const url = new URL(address);
    // Resolving a name cannot be aborted.
    const aborted = once(signal, 'abort').then(() => Promise.reject(signal.reason));
    return await Promise.race([post(url, body, headers, outside, signal), aborted]);
  } catch (error) {
    const failure = late.aborted ? t`The server did not answer within 10 seconds` : explain(error);
    return { status: null, failure };
  }
}
