import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Failure } from '@daymark/contract/errors';
import { inLanguage } from '@daymark/words/in-language';
import { acceptedLanguage } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { lingerUnlessRead } from './lingering.ts';
import { newRequestId } from './logging.ts';
import { headersOf } from './unreadable.ts';

/** Most requests that may wait for a database connection: as many as a node answers in a fraction of a second. */
const WAITING_MAX = 500;
/**
 * A client that is refused at once retries at once. So the request is held for this long, after which there may be
 * capacity.
 */
const HELD_MILLISECONDS = 1_000;
const LOG_INTERVAL_MILLISECONDS = 10_000;
/** Clients are told to retry after a random number of seconds up to this, so that they do not all return at once. */
const RETRY_SECONDS = 3;

const SLOW_SENDER_MILLISECONDS = 30_000;
const SLOW_HEADERS_MILLISECONDS = 15_000;
const CHECKED_EVERY_MILLISECONDS = 5_000;
/**
 * Longer than nginx (a minute) and Caddy (two) keep an idle connection, so that they never use one that is just being
 * closed.
 */
const IDLE_MILLISECONDS = 130_000;

export interface OverloadSettings {
  /** How many requests wait for the database now. */
  waiting: () => number;
  waitingMax?: number;
  log: (line: string) => void;
  /** Called for each refused request. */
  count: () => void;
  /** For tests: how long a request and its head may take to arrive. */
  slowSenderMilliseconds?: number;
}

/** Health checks are always answered. */
const isSpared = (url = ''): boolean =>
  !url.startsWith('/api/') || url.startsWith('/api/health') || url.startsWith('/api/ready');

const tooMuch = () =>
  t`The server has too much to do right now. Nothing was changed. Please try again in a moment.`;

function refuse(response: ServerResponse, connection: { mustClose: boolean }): void {
  const requestId = newRequestId();
  const failure: Failure = {
    success: false,
    message: inLanguage(acceptedLanguage(response.req.headers['accept-language']), tooMuch),
    code: 'unavailable',
    requestId,
  };
  const body = JSON.stringify(failure);
  response
    .writeHead(503, {
      ...headersOf(requestId),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'retry-after': String(1 + Math.floor(Math.random() * RETRY_SECONDS)),
      ...(connection.mustClose ? { connection: 'close' } : {}),
    })
    .end(body);
}

/** Logs refusals at most every few seconds. */
function makeTeller(log: (line: string) => void): () => void {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    refused += 1;
    if (performance.now() - loggedAt < LOG_INTERVAL_MILLISECONDS) return;
    loggedAt = performance.now();
    log(`More is asked than can be answered: ${refused} requests were put off.`);
    refused = 0;
  };
}

/**
 * The HTTP server below the app. Requests beyond the database's capacity are held for a moment, tried again and then
 * refused before they reach the app, because a refusal must cost almost nothing. The others are answered as fast as
 * ever. Slow senders are disconnected.
 */
export function serverThatSheds({
  waiting,
  waitingMax = WAITING_MAX,
  log,
  count,
  slowSenderMilliseconds,
}: OverloadSettings): (handle: RequestListener) => Server {
  const tell = makeTeller(log);
  const timeouts = {
    requestTimeout: slowSenderMilliseconds ?? SLOW_SENDER_MILLISECONDS,
    headersTimeout: slowSenderMilliseconds ?? SLOW_HEADERS_MILLISECONDS,
    keepAliveTimeout: IDLE_MILLISECONDS,
    connectionsCheckingInterval: Math.min(
      CHECKED_EVERY_MILLISECONDS,
      slowSenderMilliseconds ?? SLOW_SENDER_MILLISECONDS,
    ),
  };
  return (handle) =>
    createServer(timeouts, (request, response) => {
      const hasRoom = () => waiting() < waitingMax || isSpared(request.url);
      const putOff = () => {
        if (request.destroyed) return;
        if (hasRoom()) return handle(request, response);
        count();
        tell();
        refuse(response, { mustClose: lingerUnlessRead(request) });
      };
      if (hasRoom()) handle(request, response);
      else setTimeout(putOff, HELD_MILLISECONDS);
    });
}
