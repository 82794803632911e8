import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real HTTP server that takes webhooks. It answers with the status that it is set to. */
export async function startReceiver() {
  const received: { headers: IncomingHttpHeaders; body: string; type: string }[] = [];
  const receiver = { status: 204, received, address: '', stop: () => server.close() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    received.push({ headers: request.headers, body, type: JSON.parse(body).type });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/daymark`;
  return receiver;
}
