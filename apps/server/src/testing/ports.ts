import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever asks for any, outgoing connections included: 32768 on Linux, 49152 elsewhere. */
const FIRST = 20_000;
const COUNT = 12_000;

const given = new Set<number>();

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((closed) => server.close(closed));
  }
}

/**
 * A port on which nothing listens, for what has to know it beforehand or comes back to it. Nobody else is given it meanwhile:
 * the system gives none of these, and each process that asks here begins elsewhere.
 */
export async function ownPort(): Promise<number> {
  for (let at = (process.pid * 40) % COUNT; ; at = (at + 1) % COUNT) {
    const port = FIRST + at;
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}
