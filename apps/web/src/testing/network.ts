import { EVENT_LINES } from '@daymark/contract/event-lines';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Some things are asked only once others have come to rest. */
const PATIENCE = { timeout: 10_000 };

interface Lines {
  event: (event: object) => void;
  answer: (answer: object) => void;
  failure: (failure: object) => void;
  /** The connection is gone before the end. */
  breakOff: () => void;
}

/** What a server sends while it is at work, as it comes. */
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
  /** The body, read. */
  body: unknown;
  headers: Headers;
  answer: (status: number, body: object) => void;
  /** Tells of the work in lines, until the last of them says how it ended. */
  stream: () => Lines;
  /** Somebody on the way answers in the server's place, with a page that says nothing to us. */
  answerPage: (status: number) => void;
  /** No answer comes at all. */
  fail: () => void;
}

/** Stands in for the network in every test of a file: what was asked waits in order until the test answers it. */
export function standInForNetwork() {
  const asked: Asked[] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', (address: string, { method = 'GET', signal, body, headers }: RequestInit = {}) => {
      // Whether the server is there at all, asked after a call that failed: it is no part of what a test is about.
      if (address === '/api/health') return Promise.resolve(Response.json({ success: true }));
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
    /** The next request (of this address, when one is given) that was not answered yet, once it is there. */
    next: async (address = ''): Promise<Asked> => {
      const place = () => asked.findIndex(({ request }) => request.endsWith(address));
      await vi.waitFor(() => expect(place()).toBeGreaterThanOrEqual(0), PATIENCE);
      const [request] = asked.splice(place(), 1);
      if (!request) throw new Error('Nothing was asked');
      return request;
    },
    /** What waits for an answer. */
    waiting: () => asked.map(({ request }) => request),
  };
}
