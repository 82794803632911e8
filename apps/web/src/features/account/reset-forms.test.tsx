import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signOutLocally } from '../../platform/session.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordReplaced } from './password-replaced.tsx';
import { ResetConfirmed } from './reset-confirmed.tsx';
import { ResetEmailForm } from './reset-email-form.tsx';

const network = standInForNetwork();

afterEach(() => {
  vi.useRealTimers();
  signOutLocally('chosen');
});

async function renderEmail() {
  const sent: [string, number?][] = [];
  const screen = await render(
    <ResetEmailForm
      email=""
      onSent={(email) => sent.push([email])}
      onSentBefore={(email, at) => sent.push([email, at])}
    />,
  );
  const submit = screen.getByRole('button', { name: 'Send reset code' });
  return { screen, sent, submit, email: screen.getByLabelText('Email'), alert: screen.getByRole('alert') };
}

test('the address is asked for before a code is sent to it', async () => {
  const { email, submit, sent } = await renderEmail();
  await expect.element(submit).toBeDisabled();
  await email.fill('   ');
  await expect.element(submit).toBeDisabled();
  await email.fill('ana@nowhere');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address');

  await email.fill(' ana@example.com ');
  await submit.click();
  (await network.next('/api/auth/forgot-password')).answer(200, { success: true });

  await expect.poll(() => sent).toEqual([['ana@example.com']]);
});

test('a code that could not be sent, with and without an answer', async () => {
  const { email, alert, sent } = await renderEmail();
  await email.fill('ana@example.com');
  await userEvent.keyboard('{Enter}');
  (await network.next('/api/auth/forgot-password')).answerPage(502);
  await expect.element(alert).toMatchTextContent('Request failed');

  await userEvent.keyboard('{Enter}');
  (await network.next('/api/auth/forgot-password')).fail();

  await expect.element(alert).toMatchTextContent('Failed to send reset code');
  await expect.element(email).toHaveValue('ana@example.com');
  expect(sent).toEqual([]);
});

test('a code that was sent a moment ago is as good as another', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const { email, sent } = await renderEmail();
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { message: 'A code was already sent', code: 'resend_too_soon' },
      { status: 429, headers: { 'retry-after': '45' } },
    ),
  );
  await email.fill('ana@example.com');
  await userEvent.keyboard('{Enter}');

  await expect.poll(() => sent).toEqual([['ana@example.com', expect.any(Number)]]);
  // Waiting advances the test's clock.
  const [[, sentAt = 0] = []] = sent;
  expect(sentAt).toBeGreaterThanOrEqual(1_000_000 - 15_000);
  expect(sentAt).toBeLessThanOrEqual(Date.now() - 15_000);
});

async function renderNewPassword() {
  const onReset = vi.fn();
  const screen = await render(<NewPasswordForm email="ana@example.com" code="12345" onReset={onReset} />);
  const password = screen.getByLabelText('New password', { exact: true });
  const again = screen.getByLabelText('Confirm password', { exact: true });
  const submit = screen.getByRole('button', { name: 'Reset password' });
  const fill = async (first: string, second = first) => {
    await password.fill(first);
    await again.fill(second);
    await submit.click();
  };
  return { screen, password, again, fill, onReset, alert: screen.getByRole('alert') };
}

test('the requirements are ticked as they are met, beside the strength', async () => {
  const { screen, password } = await renderNewPassword();
  const met = () =>
    screen
      .getByRole('list', { name: 'Password requirements' })
      .getByRole('listitem')
      .elements()
      .filter((line) => line.textContent?.endsWith(': met'))
      .map((line) => line.textContent);
  await expect.poll(met).toEqual([]);

  await password.fill('lantern8');

  await expect.poll(met).toEqual(['8 or more characters: met', 'A lowercase letter: met', 'A number: met']);
  await expect.element(screen.getByRole('meter', { name: 'Password strength' })).toMatchTextContent('Fair');
});

test('both fields can be shown and hidden', async () => {
  const { screen, password, again } = await renderNewPassword();
  const [first, second] = screen.getByRole('button', { name: 'Show password' }).all();

  await first?.click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(again).toHaveAttribute('type', 'password');
  await second?.click();

  await expect.element(again).toHaveAttribute('type', 'text');
});

test('two different passwords are no password, and a weak one is asked about', async () => {
  const { screen, password, again, fill } = await renderNewPassword();
  await fill('Lantern#Quay8!', 'Lantern');
  await expect.element(again).toHaveAccessibleDescription('Passwords do not match');
  await again.fill('Lantern#Quay');
  await expect.element(again).not.toHaveAccessibleDescription();

  await fill('lantern', 'Lantern');
  await expect.element(again).toHaveAccessibleDescription('Passwords do not match');
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await fill('lantern');
  await expect
    .element(screen.getByText('Your password is weak. Are you sure you want to continue?'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Continue' }).click();

  await expect.element(password).toHaveAccessibleDescription('Password must be at least 8 characters');
  expect(network.waiting()).toEqual([]);
});

test('a password that could not be replaced, with and without an answer, and because the code ran out', async () => {
  const { alert, again, fill, onReset } = await renderNewPassword();
  const next = () => network.next('/api/auth/reset-password');
  await fill('Lantern#Quay8!');
  (await next()).answerPage(502);
  await expect.element(alert).toMatchTextContent('Reset failed');

  await fill('Lantern#Quay8!');
  (await next()).fail();
  await expect.element(alert).toMatchTextContent('Failed to reset password');
  await expect.element(again).toHaveValue('Lantern#Quay8!');

  await fill('Lantern#Quay8!');
  (await next()).answer(400, { success: false, message: 'Invalid or expired code', code: 'invalid_code' });
  await expect.element(alert).toHaveTextContent('Invalid or expired code');

  await fill('Lantern#Quay8!');
  (await next()).answer(200, { success: true });
  await expect.poll(() => onReset.mock.calls.length).toBe(1);
});

const FAKED = { toFake: ['setInterval', 'clearInterval', 'Date'] } as const;

test('a replaced password leads on after 2 s, once', async () => {
  vi.useFakeTimers({ toFake: [...FAKED.toFake], now: 0 });
  const onGoOn = vi.fn();
  const screen = await render(<PasswordReplaced onGoOn={onGoOn} />);
  await expect.element(screen.getByText('Password changed.', { exact: false })).toBeVisible();

  vi.advanceTimersByTime(1900);
  expect(onGoOn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);

  await expect.poll(() => onGoOn.mock.calls.length).toBe(1);
});

test('the confirmation leads to the log-in after 5 s', async () => {
  vi.useFakeTimers({ toFake: [...FAKED.toFake], now: 0 });
  const onLogIn = vi.fn();
  const screen = await render(<ResetConfirmed onLogIn={onLogIn} />);
  await expect.element(screen.getByText('You go to the log-in page in 5 s.')).toBeVisible();
  vi.advanceTimersByTime(4000);
  await expect.element(screen.getByText('You go to the log-in page in 1 s.')).toBeVisible();
  expect(onLogIn).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1000);

  await expect.poll(() => onLogIn.mock.calls.length).toBe(1);
});

test('whoever would rather stay stays, with the focus on the way on', async () => {
  vi.useFakeTimers({ toFake: [...FAKED.toFake], now: 0 });
  const onLogIn = vi.fn();
  const screen = await render(<ResetConfirmed onLogIn={onLogIn} />);
  await screen.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(screen.getByRole('button', { name: 'Go to Login' })).toHaveFocus();

  vi.advanceTimersByTime(60_000);

  await expect.element(screen.getByText('The automatic redirect is off.')).toBeVisible();
  expect(onLogIn).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onLogIn).toHaveBeenCalledOnce();
});
