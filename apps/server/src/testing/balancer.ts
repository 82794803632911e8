import { Agent, createServer, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const CHECK_MILLISECONDS = 50;

/** Checks a node's readiness as load balancers do, on a new connection. */
async function isReady(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, {
    headers: { connection: 'close' },
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

/**
 * Distributes requests over the ready nodes in turn, with keep-alive connections. It never retries: without an answer
 * of the node it sends a 502.
 */
export async function startBalancer(ports: readonly number[]) {
  const nodes = ports.map((port) => ({ port, ready: false, agent: new Agent({ keepAlive: true }) }));
  const closing = new AbortController();
  async function watch(node: (typeof nodes)[number]): Promise<void> {
    while (!closing.signal.aborted) {
      node.ready = await isReady(node.port);
      await delay(CHECK_MILLISECONDS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const watched = nodes.map(watch);
  let turn = 0;
  const server = createServer((asked, answer) => {
    const ready = nodes.filter((node) => node.ready);
    const node = ready[turn++ % ready.length];
    const fail = (reason: string) => void answer.writeHead(502).end(reason);
    if (!node) return fail('No node is ready');
    const { method, url, headers } = asked;
    const sent = request({
      host: '127.0.0.1',
      port: node.port,
      agent: node.agent,
      method,
      path: url,
      headers,
    });
    sent.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    sent.on('error', (error) => fail(`${node.port}: ${error.message}`));
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const close = async () => {
    closing.abort();
    await Promise.all(watched);
    for (const { agent } of nodes) agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** The ports of the ready nodes. */
    ready: () => nodes.filter((node) => node.ready).map(({ port }) => port),
    close,
  };
}
