import { type APIRequestContext, expect } from '@playwright/test';
import { codeFor, daysLater, logIn, makePerson, todayOfPeople } from '../support/people.ts';
import { collectComplaints, except } from '../support/screens.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

/** Somebody who has signed up and not verified the address. */
async function signUp(request: APIRequestContext) {
  const email = `grace.${process.pid}.${Date.now()}@example.com`;
  const person = { firstname: 'Grace', lastname: 'Hopper', email, password: 'Bright!Lamp7' };
  expect((await request.post('/api/auth/signup', { data: person })).ok()).toBe(true);
  return person;
}

test('someone who logs in before verifying is led to the code', async ({ page, request }) => {
  const person = await signUp(request);
  await page.goto('/login');
  await logIn(page, person);

  await expect(page).toHaveURL(/\/signup\/verify-email$/);
  await expect(page.getByText(person.email)).toBeVisible();
});

test("the mail's link asks for the address that it does not carry", async ({ page, request }) => {
  const { email } = await signUp(request);
  await page.goto('/signup/verify-email');
  const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox');

  const code = await codeFor(email);
  await boxes.first().click();
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Verify email' }).click();

  await expect(page).toHaveURL(/\/login$/);
});

test('the next person on the same browser sees nothing of the one before', async ({ page, request }) => {
  const complaints = collectComplaints(page);
  const [first, second] = [await makePerson(request), await makePerson(request)];
  const secret = `Secret ${Date.now()}`;
  const today = todayOfPeople();
  const headers = { authorization: `Bearer ${first.token}` };
  const project = await request.post('/api/projects', {
    headers,
    data: { name: secret, startDate: today, dueDate: daysLater(today, 9) },
  });
  await request.post(`/api/subtasks/projects/${(await project.json()).data.project.id}`, {
    headers,
    data: { title: `${secret} task`, dueDate: today },
  });

  await page.goto('/login');
  await logIn(page, first);
  await page.getByRole('link', { name: secret }).first().click();
  await expect(page).toHaveURL(/\/project\/[^/]+\/details$/);
  const firstPage = page.url();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'New Project' }).click();
  await page.getByLabel('Project name').fill(`${secret} draft`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(toast(page, 'Subtask status updated successfully')).toContainText(`${secret} task`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(secret)).toHaveCount(0);

  await page.evaluate((words) => {
    const look = () => {
      if (document.body.innerText.includes(words)) document.documentElement.dataset.leaked = 'yes';
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, secret);
  await logIn(page, second);
  await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByText('No projects yet')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.leaked)).toBeUndefined();
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(first.user.id);
  expect(stored).not.toContain(secret);

  await page.goto(firstPage);
  await expect(page.getByText('Project Not Found')).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  expect(except([401, 404], complaints)).toEqual([]);
});

test('logging out in one tab logs out the other, and logging in again leads it back', async ({
  context,
  request,
}) => {
  const person = await makePerson(request);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/login');
  await logIn(one, person);
  await expect(one).toHaveURL(/\/dashboard$/);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'No active projects' })).toBeVisible();

  await one.getByRole('button', { name: 'Logout' }).click();

  await expect(other).toHaveURL(/\/login$/);

  await logIn(one, person);

  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByRole('heading', { name: 'No active projects' })).toBeVisible();
});
