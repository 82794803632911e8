import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestNode } from './harness.ts';

/** A browser with the keys of one subscription. */
function makeBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  /** As RFC 8291 and RFC 8188 say: salt, record size, the sender's key, one record. */
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const sealed = body.subarray(keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const secret = derived(pair.computeSecret(sender), auth, info, 32);
    const contentKey = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2, and zeros after it.
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { keys, decrypt };
}

/** What a browser with an address at a push service sends to have notifications shown. */
export const subscriptionOf = (endpoint: string) => ({ endpoint, keys: makeBrowser().keys });

interface Pushed {
  endpoint: string;
  headers: IncomingHttpHeaders;
  message: { title: string; body: string; path: string; tag: string };
}

/** A certificate for the loopback until 2099, which nobody but tests trusts. Its key is no secret. */
const readPem = (name: string) => readFileSync(join(import.meta.dirname, `loopback-${name}.pem`), 'utf8');
const loopback = { cert: readPem('cert'), key: readPem('key') };

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
