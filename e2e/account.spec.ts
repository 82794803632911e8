import { expect, type Page } from '@playwright/test';
import { codeFor, daysLater, enterAs, makePerson, type Person, todayOfPeople } from './support/people.ts';
import { collectComplaints, except, expectClean } from './support/screens.ts';
import { test } from './support/test.ts';
import { toast } from './support/toasts.ts';

const PASSWORD = 'Bright!Lamp7';

const newAddress = () => `grace.${process.pid}.${Date.now()}@example.com`;

async function fillSignUp(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('authToken'));

test('sign up, verify, log in, log out, and come back to the page one wanted', async ({ page }) => {
  const complaints = collectComplaints(page);
  const email = newAddress();

  await test.step('a protected page leads to the log-in', async () => {
    await page.goto('/projects?from=mail');
    await expect(page).toHaveURL(/\/login$/);
    await expectClean(page);
  });

  await test.step('the form says what is wrong, in the words of the rules', async () => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Name is required')).toHaveCount(2);
    await expect(page.getByLabel('First name')).toBeFocused();
    await expectClean(page);

    await fillSignUp(page, 'grace@nowhere', 'abc');
    await expect(page.getByText('Name is required')).toHaveCount(0);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();

    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Your password is weak. Are you sure you want to continue?')).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Password1!');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('This password is too common. Please choose another.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expect(page.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('value', '5');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(toast(page, 'Account created successfully! Please verify your email.')).toBeVisible();
  });

  await test.step('the code of the mail, once wrong and once right', async () => {
    await expect(page).toHaveURL(/\/signup\/verify-email$/);
    await expect(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Verify email' }).click();
    await expect(page.getByText('Please enter a 5-digit verification code')).toBeVisible();
    await expectClean(page);

    const code = await codeFor(email);
    await expect(page.getByLabel('Digit 1 of 5')).toBeFocused();
    await page.keyboard.type(code === '11111' ? '22222' : '11111');
    await expect(page.getByText('Invalid verification code')).toBeVisible();
    await expect(page.getByLabel('Digit 1 of 5')).toHaveValue('');
    await expect(page.getByLabel('Digit 1 of 5')).toBeFocused();
    await page.evaluate(
      (text) => {
        const data = new DataTransfer();
        data.setData('text', text);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      ` ${code.slice(0, 2)}-${code.slice(2)} `,
    );
    await expect(page).toHaveURL(/\/login$/);
    await expect(toast(page, 'Email verified successfully!')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  await test.step('log in to an empty dashboard', async () => {
    await logIn(page, { email, password: 'wrong' });
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await logIn(page, { email, password: PASSWORD });
    await expect(toast(page, 'Login successful!')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Grace');
    await expect(page.getByText("Here's what's on your plate today.")).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();
    await expectClean(page);
  });

  await test.step('log out, and come back to a page', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await storedToken(page)).toBeNull();
    await page.goto('/projects/new');
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, { email, password: PASSWORD });
    await expect(page).toHaveURL(/\/projects\/new$/);
  });

  expect(except([400, 401], complaints)).toEqual([]);
});

test('someone who logs in before verifying is led to the code', async ({ page, request }) => {
  const email = newAddress();
  const person = { firstname: 'Grace', lastname: 'Hopper', email, password: PASSWORD };
  expect((await request.post('/api/auth/signup', { data: person })).ok()).toBe(true);

  await page.goto('/login');
  await logIn(page, person);

  await expect(page).toHaveURL(/\/signup\/verify-email$/);
  await expect(page.getByText(email)).toBeVisible();
});

test("the mail's link asks for the address that it does not carry", async ({ page, request }) => {
  const email = newAddress();
  const person = { firstname: 'Grace', lastname: 'Hopper', email, password: PASSWORD };
  expect((await request.post('/api/auth/signup', { data: person })).ok()).toBe(true);
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

test('only a refused token ends the session', async ({ page, request }) => {
  const person = await makePerson(request);
  await enterAs(page, person);
  for (const status of [503, 429]) {
    await page.route('**/api/auth/profile', (route) => route.fulfill({ status }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Daymark cannot be reached' })).toBeVisible();
    expect(await storedToken(page)).toBe(person.token);
    await page.unroute('**/api/auth/profile');
  }
  await expectClean(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'No active projects' })).toBeVisible();

  const revoked = await request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(revoked.ok()).toBe(true);
  // A node may remember a session for a second.
  const headers = { authorization: `Bearer ${person.token}` };
  await expect.poll(async () => (await request.get('/api/auth/profile', { headers })).status()).toBe(401);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedToken(page)).toBeNull();
});
