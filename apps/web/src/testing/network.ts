import { EVENT_LINES } from '@daymark/contract/event-lines';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Some requests are only sent when the page is idle. */
const PATIENCE = { timeout: 10_000 };

interface Lines {
  event: (event: object) => void;
  answer: (answer: object) => void;
  failure: (failure: object) => void;
  /** Breaks the connection before the end. */
  breakOff: () => void;
}

/** A streamed answer of a server. */
function streamOf(resolve: (response: Response) => void, signal: AbortSignal | null | undefined): Lines {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const send = (line: object) =>
    void writer.write(encoder.encode(`${JSON.stringify(line)}\n`)).catch(() => {});
  const end = () => void writer.close().catch(() => {});
  signal?.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}));
  resolve(new Response(readable, { headers: { 'content-type': EVENT_LINES } }));
  return {
    event: (event) => send({ event }),
    answer: (answer) => {
      send({ answer });
      end();
    },
    failure: (failure) => {
      send({ failure });
      end();
    },
    breakOff: () => void writer.abort(new TypeError('network error')).catch(() => {}),
  };
}

/** One request, answered when and how a test says. */
interface Asked {
  /** Method and address: `GET /api/projects`. */
  request: string;
  /** The parsed body. */
  body: unknown;
  headers: Headers;
  answer: (status: number, body: object) => void;
  /** Streams events as lines; the last one is the result. */
  stream: () => Lines;
  /** A proxy answers instead of the server, with an HTML page. */
  answerPage: (status: number) => void;
  /** No answer at all. */
  fail: () => void;
}

const NONE = /^GET \/api\/(?:clients|projects\/[^/]+\/waits)$/;

/** The answer to what many screens ask beside what they show: there are no clients, waits and promises. */
export function answerBeside(request: string): Response | null {
  if (NONE.test(request)) return Response.json({ success: true, data: [], count: 0 });
  if (request === 'POST /api/promises/check') return Response.json({ success: true, data: { warnings: [] } });
  return null;
}

/** Replaces the network in every test of a file: requests wait in order until the test answers them. */
export function standInForNetwork() {
  const asked: Asked[] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', (address: string, { method = 'GET', signal, body, headers }: RequestInit = {}) => {
      // The health check after a failed call is answered automatically.
      if (address === '/api/health') return Promise.resolve(Response.json({ success: true }));
      const beside = answerBeside(`${method} ${address}`);
      if (beside) return Promise.resolve(beside);
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      signal?.addEventListener('abort', () => reject(signal.reason));
      asked.push({
        request: `${method} ${address}`,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
        headers: new Headers(headers),
        answer: (status, body) => resolve(Response.json(body, { status })),
        stream: () => streamOf(resolve, signal),
        answerPage: (status) =>
          resolve(new Response('<h1>Gateway</h1>', { status, headers: { 'content-type': 'text/html' } })),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
      return promise;
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  return {
    /** Waits for the next unanswered request (to this address, if given). */
    next: async (address = ''): Promise<Asked> => {
      const place = () => asked.findIndex(({ request }) => request.endsWith(address));
      await vi.waitFor(() => expect(place()).toBeGreaterThanOrEqual(0), PATIENCE);
      const [request] = asked.splice(place(), 1);
      if (!request) throw new Error('Nothing was asked');
      return request;
    },
    /** The unanswered requests. */
    waiting: () => asked.map(({ request }) => request),
  };
}
