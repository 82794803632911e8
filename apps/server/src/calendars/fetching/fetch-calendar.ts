import { once } from 'node:events';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CALENDAR_MAX_BYTES } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { addressesOf, type Outside, pinnedTo, type ResolvedAddress } from '../../http/outside.ts';
import { CalendarProblem } from '../reading/jcal.ts';

const REDIRECTS_MAX_COUNT = 3;
const DEADLINE_MILLISECONDS = 20_000;

/** The version that was read, by its server's headers. */
export interface Version {
  etag: string | null;
  modified: string | null;
}

export interface Asking {
  address: string;
  version: Version;
}

export type Fetched = { bytes: Buffer; version: Version } | 'unchanged';

const TOO_LARGE = t`The calendar is larger than 1 MB`;
const VERSION_MAX_LENGTH = 500;

/**
 * The same message for every server that is refused or cannot be reached: different ones would reveal which names and
 * machines exist in this server's network.
 */
const notReached = () =>
  new CalendarProblem(
    t`The server could not be reached. Only servers of the public internet are asked, on the ports 80 and 443.`,
  );

function request(
  url: URL,
  addresses: readonly ResolvedAddress[],
  { etag, modified }: Version,
  signal: AbortSignal,
) {
  const { get } = url.protocol === 'https:' ? https : http;
  const asked = get(url, {
    agent: false,
    lookup: pinnedTo(addresses),
    signal,
    headers: {
      accept: 'text/calendar, */*;q=0.1',
      'accept-encoding': 'gzip',
      'user-agent': 'Daymark calendar import',
      ...(etag ? { 'if-none-match': etag } : {}),
      ...(modified ? { 'if-modified-since': modified } : {}),
    },
  });
  // Errors after the answer was read do not matter, and must not end the process.
  asked.on('error', () => {});
  return asked;
}

async function answerTo(asked: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

/** The body, decompressed, up to the size limit of a calendar. */
async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const gather = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > CALENDAR_MAX_BYTES) throw new CalendarProblem(TOO_LARGE);
      chunks.push(chunk);
    }
  };
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  if (encoding === 'gzip') await pipeline(answer, createGunzip(), gather);
  else if (encoding === 'identity') await pipeline(answer, gather);
  else throw new CalendarProblem(t`The server packs the calendar in a way that is not known here`);
  return Buffer.concat(chunks);
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

function nextUrl(answer: IncomingMessage, from: URL): URL {
  const url = URL.parse(answer.headers.location ?? '', from);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new CalendarProblem(t`The server leads on to an address that cannot be asked`);
  if (from.protocol === 'https:' && url.protocol === 'http:')
    throw new CalendarProblem(t`The server leads from https on to http, where anybody could read along`);
  return url;
}

const versionOf = ({ headers }: IncomingMessage): Version => {
  const bounded = (value = '') => (value === '' || value.length > VERSION_MAX_LENGTH ? null : value);
  return { etag: bounded(headers.etag), modified: bounded(headers['last-modified']) };
};

async function follow({ address, version }: Asking, outside: Outside, signal: AbortSignal): Promise<Fetched> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= REDIRECTS_MAX_COUNT; redirects++) {
    // Checked again at every redirect, because the server chooses the next address.
    const addresses = await addressesOf(url, outside);
    if (addresses.length === 0) throw notReached();
    const asked = request(url, addresses, version, signal);
    try {
      const answer = await answerTo(asked);
      const status = answer.statusCode ?? 0;
      if (status === 304) return 'unchanged';
      if (status === 200) return { bytes: await bodyOf(answer), version: versionOf(answer) };
      if (!isRedirect(status)) throw new CalendarProblem(t`The server answers with an error (${status})`);
      url = nextUrl(answer, url);
    } finally {
      asked.destroy();
    }
  }
  throw new CalendarProblem(t`The server leads on from address to address without an end`);
}

/** A message for a network error. It never contains the address, which may be a secret. */
function explain(error: unknown): CalendarProblem {
  if (error instanceof CalendarProblem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return new CalendarProblem(t`The server has no valid certificate`);
  return notReached();
}

/**
 * Fetches a calendar, unless its version has not changed. Only servers on the public internet are contacted, at the
 * address that was checked, also after a redirect. Throws `CalendarProblem` with a message for the user.
 */
export async function fetchCalendar(asking: Asking, outside: Outside): Promise<Fetched> {
  const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  try {
    return await Promise.race([follow(asking, outside, signal), aborted]);
  } catch (error) {
    throw explain(error);
  }
}
