import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { loopback, makeBrowser } from '../../apps/server/src/testing/push-browser.ts';

/** A real push service with one browser, whose messages it opens. `playwright.config.ts` has the server trust it. */
export async function startPushService() {
  const { keys, decrypt } = makeBrowser();
  const messages: string[] = [];
  const server = createServer(loopback, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    messages.push(decrypt(Buffer.concat(chunks)));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const subscription = {
    endpoint: `https://127.0.0.1:${(server.address() as AddressInfo).port}/push/one`,
    keys,
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
