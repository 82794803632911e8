import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signOutLocally, useSession } from '../../platform/session.ts';
import { readToken } from '../../platform/token.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { samplePerson } from '../../testing/samples.ts';
import { LoginForm } from './login-form.tsx';

const ana = samplePerson();
const network = standInForNetwork();

afterEach(() => signOutLocally('chosen'));

async function renderLogin() {
  const reached: string[] = [];
  const screen = await render(
    <LoginForm
      email=""
      forgotten={(email) => <a href={`#${email}`}>Forgot Password?</a>}
      onLoggedIn={(user) => reached.push(`in as ${user.firstname}`)}
      onUnverified={(email) => reached.push(`to the code of ${email}`)}
    />,
  );
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password', { exact: true });
  return { screen, email, password, alert: screen.getByRole('alert'), reached };
}

async function send() {
  const login = await renderLogin();
  await login.email.fill('ana@example.com');
  await login.password.fill('Bright!Lamp7');
  await userEvent.keyboard('{Enter}');
  return { ...login, call: await network.next('/api/auth/login') };
}

test('both fields are asked for, and typing takes the words away', async () => {
  const { screen, email, password } = await renderLogin();
  await screen.getByRole('button', { name: 'Log in' }).click();
  await expect.element(email).toHaveAccessibleDescription('This field is required');
  await expect.element(password).toHaveAccessibleDescription('This field is required');
  await expect.element(email).toHaveFocus();

  await email.fill('ana@nowhere');
  await expect.element(email).not.toHaveAccessibleDescription();
  await password.fill('x');
  await userEvent.keyboard('{Enter}');

  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address');
  expect(network.waiting()).toEqual([]);
});

test('a whole answer stores the token under authToken and signs in', async () => {
  const { call, reached, screen } = await send();
  await expect.poll(() => useSession.getState().loading).toBe(true);
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');

  call.answer(200, { success: true, data: { token: 'fresh', user: ana } });

  await expect.poll(() => reached).toEqual(['in as Ana']);
  await expect.poll(() => localStorage.getItem('authToken')).toBe('fresh');
  await expect
    .poll(() => useSession.getState())
    .toMatchObject({ user: ana, isAuthenticated: true, loading: false });
});

test.each([
  ['its token', { user: ana }, 'Invalid response from server'],
  ['its user', { token: 'fresh' }, 'Invalid login response'],
])('an answer without %s is no log-in', async (_, data, words) => {
  const { call, alert, password, reached } = await send();

  call.answer(200, { success: true, data });

  await expect.element(alert).toMatchTextContent(words);
  await expect.element(password).toHaveValue('Bright!Lamp7');
  await expect.poll(() => useSession.getState().error).toBe('Invalid response from server');
  expect([readToken(), useSession.getState().isAuthenticated, reached]).toEqual([null, false, []]);
});

test('what the server says is said, whichever name it has', async () => {
  const { call, alert, email } = await send();
  call.answer(401, { success: false, message: 'Invalid email or password' });
  await expect.element(alert).toHaveTextContent('Invalid email or password');

  await email.fill('ben@example.com');
  await userEvent.keyboard('{Enter}');
  (await network.next('/api/auth/login')).answer(429, { error: 'Too many requests' });

  await expect.element(alert).toHaveTextContent('Too many requests');
});

test('an answer that explains nothing failed, with what to do', async () => {
  const { call, alert, password } = await send();

  call.answerPage(502);

  await expect.element(alert).toMatchTextContent('Login failed');
  await expect.element(alert).toMatchTextContent('What you typed is kept. Try again in a moment.');
  await expect.element(password).toHaveValue('Bright!Lamp7');
});

test('no answer at all is a lost connection', async () => {
  const { call, alert } = await send();

  call.fail();

  await expect.element(alert).toMatchTextContent('Login failed. Please try again.');
  await expect.element(alert).toMatchTextContent('Daymark cannot be reached.');
});

test('a right password of an unverified address leads to its code', async () => {
  const { call, reached } = await send();

  call.answer(403, { success: false, message: 'Please verify', code: 'email_not_verified' });

  await expect.poll(() => reached).toEqual(['to the code of ana@example.com']);
});

test('a right password with two-step log-in asks for a code, sends it along, and says what is wrong with it', async () => {
  const { call, reached, screen } = await send();
  call.answer(403, { success: false, message: 'Please enter the code', code: 'code_needed' });

  const code = screen.getByLabelText('Code');
  await code.fill('123 456');
  await userEvent.keyboard('{Enter}');
  const second = await network.next('/api/auth/login');
  expect(second.body).toEqual({ email: 'ana@example.com', password: 'Bright!Lamp7', code: '123 456' });
  second.answer(400, { success: false, message: 'This code is wrong', code: 'invalid_code' });
  await expect.element(code).toHaveAccessibleDescription('This code is wrong');
  await expect.element(code).toHaveValue('');

  await code.fill('abcd-efgh-jkmn-pqrs');
  await userEvent.keyboard('{Enter}');
  (await network.next('/api/auth/login')).answer(200, {
    success: true,
    data: { token: 'fresh', user: ana },
  });
  await expect.poll(() => reached).toEqual(['in as Ana']);
});

test('who has no code at hand goes back to the password', async () => {
  const { call, screen } = await send();
  call.answer(403, { success: false, message: 'Please enter the code', code: 'code_needed' });
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
});
