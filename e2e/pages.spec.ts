import { expect, type Page } from '@playwright/test';
import { enterAs, makePerson } from './support/people.ts';
import { collectComplaints, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';

/** The public pages, and what each is there for, in its own words. */
const SHOWS: Record<string, readonly string[]> = {
  '/': ['How it works', 'Write the brief', 'Read the plan', 'Work through today'],
  '/about': ['Our mission', 'The story', 'Our approach', 'What we hold to'],
  '/features': ['Task breakdown', 'Progress tracking', 'User friendly interface'],
  '/contact': ['Your account or your data here', 'What you can do yourself'],
  '/privacy': ['What is stored', 'In your browser', 'Mails', 'In your own hands'],
  '/terms': ['Between whom', 'What it costs', 'What is not promised'],
};

async function expectFrame(page: Page): Promise<void> {
  const header = page.getByRole('navigation', { name: 'Main' });
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of Object.entries({ Contact: '/contact', Privacy: '/privacy', Terms: '/terms' }))
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  // 2025, and this year once it is later.
  const year = new Date().getFullYear();
  await expect(footer).toContainText(`© ${year > 2025 ? `2025–${year}` : '2025'} Daymark`);
  // Nothing is set on this server: there are no links, and no place was left unfilled.
  await expect(footer.getByRole('navigation', { name: 'Elsewhere' })).toHaveCount(0);
  expect(await page.content()).not.toMatch(/__[A-Z_]+__|<(when|unless|each)-/);
}

test('every public page says what it is there for, under the header and footer of all', async ({ page }) => {
  for (const [path, names] of Object.entries(SHOWS))
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const name of names) await expect(page.getByRole('heading', { name })).toBeVisible();
      await expectFrame(page);
    });
  // Written at the build, in the same words on any machine.
  await page.goto('/');
  await expect(page.getByText('Day 3 of 12 · 2 of 6 tasks done · Next: Labels ready, 5 Jun')).toBeVisible();
});

test('the ways in lead on: a free trial to sign up, and "join us" to log in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start your free trial' }).last().click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Join us' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

for (const path of Object.keys(SHOWS))
  test(`${path} is clean in both themes, wide and narrow`, async ({ page }) => {
    const complaints = collectComplaints(page);
    await page.goto(path);
    await expectClean(page);
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
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  const html = (await response?.text()) ?? '';
  expect(fetched.filter((path) => !html.includes(`"${path}"`))).toEqual([]);
});

test('with a data saver the app loads other screens and dialogs only when they are opened', async ({
  page,
  request,
}) => {
  await enterAs(page, await makePerson(request));
  await page.goto('/projects');
  const loaded = (name: RegExp) =>
    page.evaluate(
      (source) =>
        performance.getEntriesByType('resource').filter((one) => new RegExp(source).test(one.name)).length,
      name.source,
    );
  // It is loaded when the screen is idle, as the other screens would be.
  await expect.poll(() => loaded(/\/outbox-/)).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await loaded(/\/(settings|new-project-dialog)-/)).toBe(0);
  await page.getByRole('button', { name: 'New Project' }).click();
  await expect(page.getByRole('dialog', { name: 'New Project' })).toBeVisible();
  expect(await loaded(/\/new-project-dialog-/)).toBe(1);
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
  // Of a long list it shows the part that is scrolled to.
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(page.getByText('/api/projects/{id}').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
});
