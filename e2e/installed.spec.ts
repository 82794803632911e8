import { expect, type Page } from '@playwright/test';
import { daysLater, enterAs, makePerson, todayOfPeople } from './support/people.ts';
import { collectComplaints } from './support/screens.ts';
import { longTest, test } from './support/test.ts';

test.use({ savesData: false, serviceWorkers: 'allow' });

/** The app's files are kept, and the worker answers for this page. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });

/** Everything that the worker has kept: addresses and, of the page, the text. */
const whatIsKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const kept = await caches.match('/login');
    return {
      paths: requests.flat().map(({ url }) => new URL(url).pathname),
      page: (await kept?.text()) ?? '',
    };
  });

/** What the app keeps of the server between visits is written a second after it came. Looking must not make the database itself. */
const keptQueries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('daymark');
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve('');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').get('queries');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result) ?? '');
          };
        };
      }),
  );

/** Browsers differ in what they call offline. */
const OUT_OF_REACH = /You are offline\.|Daymark cannot be reached\./;

/** The browser itself tells of every request that it could not make. */
const beyondConnection = (complaints: string[]) =>
  complaints.filter((line) => !line.includes('net::ERR_INTERNET_DISCONNECTED'));

longTest(
  'the app opens without a connection, with what this device has kept, and goes on when it is back',
  async ({ context, page, request }) => {
    const complaints = collectComplaints(page);
    const person = await makePerson(request);
    const headers = { authorization: `Bearer ${person.token}` };
    const today = todayOfPeople();
    const made = await request.post('/api/projects', {
      headers,
      data: { name: 'Boat shed', startDate: today, dueDate: daysLater(today, 20) },
    });
    const { id } = (await made.json()).data.project;
    const task = { title: 'Plank 1', dueDate: today };
    await request.post(`/api/subtasks/projects/${id}`, { headers, data: task });
    await enterAs(page, person);
    await page.goto(`/project/${id}/details`);
    await expect(page.getByRole('heading', { level: 1, name: 'Boat shed' })).toBeVisible();
    await expect.poll(() => isKept(page)).toBe(true);
    await expect.poll(() => keptQueries(page)).toContain('"details"');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Plank 1' })).toBeVisible();
    for (const part of ['"agenda"', '"overview"']) await expect.poll(() => keptQueries(page)).toContain(part);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Plank 1' })).toBeVisible();
    await expect(page.getByText(OUT_OF_REACH)).toBeVisible();
    await page.goto(`/project/${id}/details`);
    await expect(page.getByRole('heading', { level: 1, name: 'Boat shed' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: 'Search or do' })).toBeFocused();
    await page.keyboard.type('boat');
    await expect(page.getByRole('option', { name: /Boat shed/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');

    await request.patch(`/api/projects/${id}/progress`, { headers, data: { progress: 40 } });
    await context.setOffline(false);
    await expect(page.getByText(OUT_OF_REACH)).toBeHidden();
    await expect(page.getByText('40%').first()).toBeVisible();
    expect(beyondConnection(complaints)).toEqual([]);

    const kept = await whatIsKept(page);
    expect(kept.paths.filter((path) => path !== '/login' && !path.startsWith('/assets/'))).toEqual([]);
    expect(kept.page).toContain('csp-nonce');
    for (const secret of [person.email, person.user.firstname, person.token, 'Boat shed'])
      expect(kept.page).not.toContain(secret);
  },
);

test('it can be installed: a manifest, its icons, and a worker that is never old', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Daymark', start_url: '/dashboard', display: 'standalone' });
  const purposes = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toBe(type);
  }
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toContain("connect-src 'self'");
  expect((await request.get('/assets/gone.js', { maxRedirects: 0 })).status()).toBe(404);
});
