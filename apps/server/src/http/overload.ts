import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Failure } from '@daymark/contract/errors';
import { lingerUnlessRead } from './lingering.ts';
import { newRequestId } from './logging.ts';
import { headersOf } from './unreadable.ts';

/** So many requests may wait for a connection to the database: as many as a node answers in a fraction of a second. */
const WAITING_MAX = 500;
/** Who is refused at once asks again at once: so long nothing is answered, and then there may be room. */
const HELD_MILLISECONDS = 1_000;
const TOLD_APART_MILLISECONDS = 10_000;
/** Whoever was put off comes back in one of so many seconds, and not all in the same. */
const RETRY_SECONDS = 3;

const SLOW_SENDER_MILLISECONDS = 30_000;
const SLOW_HEADERS_MILLISECONDS = 15_000;
const CHECKED_EVERY_MILLISECONDS = 5_000;
/** Longer than nginx (a minute) and Caddy (two) keep a connection that they do not use: else they ask on one that ends at that moment. */
const IDLE_MILLISECONDS = 130_000;

export interface OverloadSettings {
  /** How many requests wait for the database at this moment. */
  waiting: () => number;
  waitingMax?: number;
  log: (line: string) => void;
  /** Told of each request that is put off. */
  count: () => void;
  /** For tests: how long a request and its head may take to arrive. */
  slowSenderMilliseconds?: number;
}

/** What asks how this node is must hear it also when it has too much to do. */
const isSpared = (url = ''): boolean =>
  !url.startsWith('/api/') || url.startsWith('/api/health') || url.startsWith('/api/ready');

function refuse(response: ServerResponse, connection: { mustClose: boolean }): void {
  const requestId = newRequestId();
  const failure: Failure = {
    success: false,
    message: 'The server has too much to do right now. Nothing was changed. Please try again in a moment.',
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

/** Tells of what was refused at most every so often. */
function makeTeller(log: (line: string) => void): () => void {
  let refused = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  return () => {
    refused += 1;
    if (performance.now() - toldAt < TOLD_APART_MILLISECONDS) return;
    toldAt = performance.now();
    log(`More is asked than can be answered: ${refused} requests were put off.`);
    refused = 0;
  };
}

/**
 * The server beneath the app. What is asked beyond what the database keeps up with is held for a moment, tried again and then
 * put off before the app sees it, since to refuse must cost next to nothing: the rest is then answered as fast as ever. Who sends too slowly is not waited for.
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
