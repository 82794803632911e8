import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** `playwright.config.ts` has the server trust it. */
const readPem = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../apps/server/src/testing/loopback-${name}.pem`), 'utf8');

/** A real push service with one browser, whose messages it opens as the browser would (RFC 8291). */
export async function startPushService() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

  function opened(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const sealed = body.subarray(keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const secret = derived(pair.computeSecret(sender), auth, info, 32);
    const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  const messages: string[] = [];
  const server = createServer({ cert: readPem('cert'), key: readPem('key') }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    messages.push(opened(Buffer.concat(chunks)));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const subscription = {
    endpoint: `https://127.0.0.1:${(server.address() as AddressInfo).port}/push/one`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  return { messages, subscription, stop: () => server.close() };
}

/** Has the page subscribe there: the push service of the browser itself is on the internet. */
export const subscribeAt = (page: Page, subscription: object) =>
  page.addInitScript((given) => {
    if (!('PushManager' in window)) return;
    const stored = () => localStorage.getItem('subscribed');
    const own = {
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem('subscribed');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (stored() ? own : null),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        localStorage.setItem('subscribed', key);
        return own;
      },
    });
  }, subscription);

/** The notifications that the browser shows. */
export const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body }) => ({ title, body }));
  });

/** Gives a message to the page's worker, as the browser does when its push service has one. */
export async function deliver(page: Page, data: string): Promise<void> {
  // A worker that is still being installed gets no message.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  });
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registration;
  const { title } = JSON.parse(data);
  // A message to a worker that is just being stopped is lost; a push service would send it again.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect
      .poll(async () => (await shownOn(page)).map((one) => one.title), { timeout: 5_000 })
      .toContain(title);
  }).toPass({ timeout: 30_000 });
  await session.detach();
}
