import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestNode } from './harness.ts';
import { loopback, makeBrowser } from './push-browser.ts';

/** What a browser with an address at a push service sends to have notifications shown. */
export const subscriptionOf = (endpoint: string) => ({ endpoint, keys: makeBrowser().keys });

interface Pushed {
  endpoint: string;
  headers: IncomingHttpHeaders;
  message: { title: string; body: string; path: string; tag: string };
}

/** A real push service on the loopback, by HTTPS as all are. It opens what only the browser can, and answers 201 unless told otherwise. */
export async function startPushService() {
  const browsers = new Map<string, ReturnType<typeof makeBrowser>>();
  const received: Pushed[] = [];
  const service = { status: 201, received, origin: '', subscribe };
  setDefaultCACertificates([...getCACertificates('default'), loopback.cert]);
  const server = createServer(loopback, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const endpoint = service.origin + request.url;
    const text = browsers.get(endpoint)?.decrypt(Buffer.concat(chunks)) ?? 'null';
    received.push({ endpoint, headers: request.headers, message: JSON.parse(text) });
    response.writeHead(service.status, { location: `${service.origin}/elsewhere` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  service.origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** What a browser sends to have notifications shown. */
  function subscribe() {
    const browser = makeBrowser();
    const endpoint = `${service.origin}/push/${randomUUID()}`;
    browsers.set(endpoint, browser);
    return { endpoint, keys: browser.keys };
  }
  return service;
}

/** Waits until every queued notification was sent, given up, or waits for its next attempt. */
export const allPushed = ({ db }: TestNode): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql`
      select state from pgboss.job where name = 'push' and state in ('created', 'active')`.execute(db);
    expect(rows).toEqual([]);
  });
