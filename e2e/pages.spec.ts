import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const PUBLIC_PAGES = ['/', '/about', '/features', '/contact', '/privacy', '/terms'];

for (const path of PUBLIC_PAGES)
  test(`${path} is clean in both themes, wide and narrow`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    expect(complaints).toEqual([]);
  });

test('an unknown address leads to the home page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/$/);
});

test('the app carries a fresh nonce in each answer, and a policy that names it', async ({ request }) => {
  const nonces = new Set<string>();
  for (let turn = 0; turn < 3; turn++) {
    const response = await request.get('/login');
    const policy = response.headers()['content-security-policy'] ?? '';
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    const html = await response.text();
    expect(html).toContain(`nonce="${nonce}"`);
    expect(html).not.toContain('__CSP_NONCE__');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('a screen names the scripts that it needs, and no more of them are fetched before it stands', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const response = await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const html = (await response?.text()) ?? '';
  expect(fetched.filter((path) => !html.includes(`"${path}"`))).toEqual([]);
});

test('pages are fresh on every visit, what they load is kept for a year', async ({ page }) => {
  const assets: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/')) assets.push(response.headers()['cache-control'] ?? 'none');
  });
  const response = await page.goto('/');
  expect(response?.headers()['cache-control']).toBe('no-cache');
  expect(assets.length).toBeGreaterThan(0);
  for (const policy of assets) expect(policy).toBe('public, max-age=31536000, immutable');
});

test('the menu of the narrow page opens, closes on Escape and on a change of route', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const open = page.getByRole('button', { name: /menu/i }).first();
  await open.click();
  const link = page
    .getByRole('dialog')
    .or(page.getByRole('navigation'))
    .getByRole('link', { name: 'Features' });
  await expect(link.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await link.first().click();
  await expect(page).toHaveURL(/\/features\/?$/);
});

test('the documents of the API can be read', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/projects/{id}').first()).toBeVisible();
});
