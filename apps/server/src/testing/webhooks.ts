import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewWebhook } from '@daymark/contract/webhooks';
import { WEBHOOK_KINDS } from '@daymark/domain/webhooks';
import { onTestFinished } from 'vitest';
import type { TestUser } from './people.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** What the body says. */
  type: string;
  data: {
    project?: { id: string; name: string };
    task?: { id: string; title?: string; status?: string };
    wait?: { title: string; from: string; to: string };
    time?: { minutes?: number | null };
  };
}

/** A real HTTP server on the loopback that takes webhooks. It answers 204 unless told otherwise. */
export async function startReceiver(
  answer: (received: Received, response: ServerResponse) => void = (_, response) =>
    void response.writeHead(204).end(),
) {
  const received: Received[] = [];
  let answering = answer;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const one = { path: request.url ?? '', headers: request.headers, body, ...JSON.parse(body) };
    received.push(one);
    answering(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    address: `http://127.0.0.1:${port}/hook`,
    types: () => received.map(({ type }) => type),
    /** Answers differently from now on. */
    answer: (next: typeof answer) => {
      answering = next;
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** The operator's network in which the receivers of tests stand. */
export const RECEIVING = { webhookNetworks: ['127.0.0.1'] };

export const makeWebhook = async (user: TestUser, address: string, more: Partial<NewWebhook> = {}) =>
  (
    await user.api.webhooks.create({
      body: { name: 'Automation', address, kinds: [...WEBHOOK_KINDS], ...more },
    })
  ).data;
