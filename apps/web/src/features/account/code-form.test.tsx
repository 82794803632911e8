import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signOutLocally } from '../../platform/session.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { ResetCodeForm } from './reset-code-form.tsx';
import { VerifyEmailForm } from './verify-email-form.tsx';

const network = standInForNetwork();

afterEach(() => {
  vi.useRealTimers();
  signOutLocally('chosen');
  dismissAllToasts();
});

const digits = () =>
  [...document.querySelectorAll('fieldset input')].map((box) => 'value' in box && box.value);
const toasts = () => currentToasts().map(({ kind, title }) => `${kind}: ${title}`);

const onRight = vi.fn();

const FORMS = {
  verification: (codeSentAt: number) => (
    <VerifyEmailForm email="ana@example.com" codeSentAt={codeSentAt} onVerified={onRight} />
  ),
  reset: (codeSentAt: number) => (
    <ResetCodeForm email="ana@example.com" codeSentAt={codeSentAt} onRight={onRight} />
  ),
};

async function renderCode(purpose: keyof typeof FORMS, codeSentAt = 0) {
  onRight.mockClear();
  const screen = await render(FORMS[purpose](codeSentAt));
  return { screen, resend: screen.getByRole('button', { name: /^Resend code/ }) };
}

test('a code of five digits is sent 200 ms after its last, by itself', async () => {
  await renderCode('verification');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.keyboard('12345');
  await expect.poll(digits).toEqual(['1', '2', '3', '4', '5']);

  vi.advanceTimersByTime(199);
  expect(network.waiting()).toEqual([]);
  vi.advanceTimersByTime(1);

  expect(network.waiting()).toEqual(['POST /api/auth/verify-email']);
  vi.useRealTimers();
  (await network.next('/api/auth/verify-email')).answer(200, { success: true });
  await expect.poll(() => onRight.mock.calls).toEqual([[{ email: 'ana@example.com', code: '12345' }]]);
});

test('the button asks for what is missing', async () => {
  const { screen } = await renderCode('verification');
  await userEvent.keyboard('123');

  await screen.getByRole('button', { name: 'Verify email' }).click();

  await expect.element(screen.getByText('Please enter a 5-digit verification code')).toBeVisible();
  await expect.element(screen.getByLabelText('Digit 4 of 5')).toHaveFocus();
  expect(network.waiting()).toEqual([]);
});

test.each([
  ['verification', '/api/auth/verify-email', 'Invalid verification code'],
  ['reset', '/api/auth/verify-reset-code', 'Invalid or expired code'],
] as const)('a wrong %s code clears the boxes', async (purpose, path, words) => {
  const { screen } = await renderCode(purpose);
  await userEvent.keyboard('12345');

  (await network.next(path)).answer(400, {});

  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.poll(digits).toEqual(['', '', '', '', '']);
  await expect.element(screen.getByLabelText('Digit 1 of 5')).toHaveFocus();
});

test.each([
  ['verification', '/api/auth/verify-email', 'Verification failed'],
  ['reset', '/api/auth/verify-reset-code', 'Reset failed'],
] as const)('a %s code that nobody looked at stays', async (purpose, path, words) => {
  const { screen } = await renderCode(purpose);
  const alert = screen.getByRole('alert');
  await userEvent.keyboard('12345');
  (await network.next(path)).answerPage(500);
  await expect.element(alert).toMatchTextContent(words);
  await expect.poll(digits).toEqual(['1', '2', '3', '4', '5']);

  await screen.getByRole('button', { name: /^Verify/ }).click();
  (await network.next(path)).fail();

  await expect.element(alert).toMatchTextContent('Daymark cannot be reached. What you typed is kept.');
  await expect.poll(digits).toEqual(['1', '2', '3', '4', '5']);
});

test('what the server says of a code is said', async () => {
  const { screen } = await renderCode('verification');
  await userEvent.keyboard('12345');

  (await network.next('/api/auth/verify-email')).answer(400, {
    success: false,
    message: 'Verification code must be 5 digits',
  });

  await expect.element(screen.getByText('Verification code must be 5 digits')).toBeVisible();
});

test('another code can be sent 60 s after the last, and then after 60 s again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 1_000_000 });
  const { resend } = await renderCode('verification', 1_000_000);
  await expect.element(resend).toMatchTextContent('Resend code in 60 s');
  await resend.click({ force: true });
  expect(network.waiting()).toEqual([]);

  vi.advanceTimersByTime(60_000);
  await expect.element(resend).toHaveTextContent('Resend code');
  await resend.click();
  (await network.next('/api/auth/resend-verification')).answer(200, { success: true });

  await expect.element(resend).toMatchTextContent('Resend code in 60 s');
  await expect.poll(toasts).toEqual(['success: Verification code resent!']);
});

test('the server decides how long to wait for another code', async () => {
  const { resend } = await renderCode('verification');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { message: 'A code was already sent', code: 'resend_too_soon' },
      { status: 429, headers: { 'retry-after': '42' } },
    ),
  );

  await resend.click();

  await expect.element(resend).toMatchTextContent('Resend code in 42 s');
  await expect.poll(toasts).toEqual(['error: A code was already sent']);
});

test.each([
  ['verification', '/api/auth/resend-verification', 'Resend failed', 'Failed to resend code'],
  ['reset', '/api/auth/forgot-password', 'Request failed', 'Failed to send reset code'],
] as const)('another %s code that could not be sent', async (purpose, path, unexplained, unreached) => {
  const { resend } = await renderCode(purpose);
  await resend.click();
  (await network.next(path)).answerPage(500);
  await expect.poll(toasts).toEqual([`error: ${unexplained}`]);

  await resend.click();
  (await network.next(path)).fail();

  await expect.poll(toasts).toEqual([`error: ${unexplained}`, `error: ${unreached}`]);
  await expect.element(resend).toHaveTextContent('Resend code');
});

test('whoever comes without an address begins with it', async () => {
  const screen = await render(
    <VerifyEmailForm email={undefined} codeSentAt={undefined} onVerified={onRight} />,
  );

  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
});

test('another code for a reset says so', async () => {
  const { resend } = await renderCode('reset');
  await resend.click();

  (await network.next('/api/auth/forgot-password')).answer(200, { success: true });

  await expect.poll(toasts).toEqual(['success: New reset code sent!']);
  await expect.element(resend).toMatchTextContent('Resend code in 60 s');
});
