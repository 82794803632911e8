import { expect, type Page } from '@playwright/test';
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
  const complaints = collectComplaints(page);
  for (const [path, names] of Object.entries(SHOWS))
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const name of names) await expect(page.getByRole('heading', { name })).toBeVisible();
      await expectFrame(page);
      await expectClean(page);
    });

  await test.step('the ways in lead on: a free trial to sign up, and "join us" to log in', async () => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Join us' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // Written at the build, in the same words on any machine.
    await page.goto('/');
    await expect(page.getByText('Day 3 of 12 · 2 of 6 tasks done · Next: Labels ready, 5 Jun')).toBeVisible();
    await page.getByRole('link', { name: 'Start your free trial' }).last().click();
    await expect(page).toHaveURL(/\/signup$/);
  });

  await test.step('any unknown path leads to the home page', async () => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL(/\/$/);
  });
  expect(complaints).toEqual([]);
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
