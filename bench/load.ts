import autocannon from 'autocannon';

/** The number of connections in the comparison with other products. */
export const CONNECTIONS = 10;

export interface Request {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The requests that one connection repeats. Each connection has its own list, so that they do not send the same at once. */
export type RequestsOf = (connection: number) => Request[];

export interface Measured {
  requests: number;
  seconds: number;
  /** In milliseconds, in the order in which they came. */
  latencies: number[];
}

/** Sends requests to a server for some seconds. Throws if an answer is not a success. */
export async function load(address: string, requestsOf: RequestsOf, seconds: number): Promise<Measured> {
  let connection = 0;
  const latencies: number[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const run = autocannon(
    {
      url: address,
      connections: CONNECTIONS,
      duration: seconds,
      sampleInt: 100,
      setupClient: (client) => client.setRequests(requestsOf(connection++)),
    },
    (error: Error | null, result) => (error ? reject(error) : resolve(result)),
  );
  run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  const result = await promise;
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || latencies.length === 0)
    throw new Error(
      `${failed} of ${latencies.length} answers were no success (${requestsOf(0)[0]?.method} ${requestsOf(0)[0]?.path})`,
    );
  return { requests: latencies.length, seconds: result.duration, latencies };
}

/** The answers of an app at a fixed rate. */
export interface Paced {
  perSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  failures: number;
}

/** Sends requests at a fixed rate, however long the answers take. A delayed request counts from when it was due. */
export async function pace(
  address: string,
  requestsOf: RequestsOf,
  { perSecond, seconds, connections }: { perSecond: number; seconds: number; connections: number },
): Promise<Paced> {
  let connection = 0;
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    overallRate: perSecond,
    setupClient: (client) => client.setRequests(requestsOf(connection++)),
  });
  return {
    perSecond: Math.round((result.requests.total / result.duration) * 10) / 10,
    p50Milliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
