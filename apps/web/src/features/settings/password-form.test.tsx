import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { standInForNetwork } from '../../testing/network.ts';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { PasswordForm } from './password-form.tsx';

const network = standInForNetwork();

beforeEach(() => localStorage.clear());
afterEach(() => dismissAllToasts());

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PasswordForm email="ana@example.com" />
    </QueryClientProvider>,
  );

const field = (screen: RenderResult, label: string) => screen.getByLabelText(label, { exact: true });
const button = (screen: RenderResult) => screen.getByRole('button', { name: 'Change Password' });

async function fill(screen: RenderResult, current: string, next: string, confirmation = next) {
  await field(screen, 'Current password').fill(current);
  await field(screen, 'New password').fill(next);
  await field(screen, 'Confirm new password').fill(confirmation);
}

test.each([
  ['a', 1, 'Very Weak'],
  ['aB', 2, 'Weak'],
  ['aB3', 3, 'Fair'],
  ['aB3!', 4, 'Good'],
  ['aB3!efgh', 5, 'Strong'],
])('%s scores %i and reads %s', async (password, score, label) => {
  const screen = await open();
  await field(screen, 'New password').fill(password);
  await expect
    .element(screen.getByRole('meter', { name: 'Password strength' }))
    .toHaveAttribute('value', String(score));
  await expect.element(screen.getByText(label, { exact: true }).last()).toBeVisible();
});

test('the button waits until all is filled, both match and the score is 3', async () => {
  const screen = await open();
  await expect.element(button(screen)).toHaveAttribute('aria-disabled', 'true');
  await fill(screen, '', 'Lantern-river');
  await expect.element(button(screen)).toHaveAttribute('aria-disabled', 'true');
  await fill(screen, 'Old', 'lantern-river');
  await expect.element(button(screen)).toHaveAttribute('aria-disabled', 'true');
  await fill(screen, 'Old', 'Lantern-river', 'Lantern-rives');
  await expect.element(button(screen)).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText("Passwords don't match", { exact: true })).toBeVisible();
  await fill(screen, 'Old', 'Lantern-river');
  await expect.element(button(screen)).not.toHaveAttribute('aria-disabled');
  await expect.element(screen.getByText("Passwords don't match")).not.toBeInTheDocument();
});

test('Enter says why it cannot be sent yet', async () => {
  const screen = await open();
  await fill(screen, 'Old', 'Lantern-river', 'Lantern-rives');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText("New passwords don't match!")).toBeVisible();
  await expect.element(field(screen, 'Confirm new password')).toHaveFocus();

  await fill(screen, 'Old', 'lantern');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Password is too weak!')).toBeVisible();
  await expect.element(field(screen, 'New password')).toHaveFocus();
  expect(network.waiting()).toEqual([]);
});

test('a password is changed, and nothing of it stays on screen', async () => {
  const screen = await open();
  await fill(screen, 'Bright!Lamp7', 'Lantern-river-77');
  await button(screen).click();
  const asked = await network.next();
  expect(asked.request).toBe('PUT /api/users/change-password');
  asked.answer(200, { success: true, message: 'Password changed successfully!' });

  await expect
    .poll(() => currentToasts())
    .toMatchObject([{ kind: 'success', title: 'Password changed successfully!' }]);
  await expect.element(field(screen, 'Current password')).toHaveValue('');
  await expect.element(field(screen, 'New password')).toHaveValue('');
});

test('a wrong current password is told at its field, and the rest stays typed', async () => {
  const screen = await open();
  await fill(screen, 'Wrong', 'Lantern-river-77');
  await button(screen).click();
  const message = 'This is not your current password';
  (await network.next()).answer(400, {
    success: false,
    message,
    errors: [{ path: 'currentPassword', message }],
  });

  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(field(screen, 'Current password')).toHaveFocus();
  await expect.element(field(screen, 'New password')).toHaveValue('Lantern-river-77');
  expect(currentToasts()).toEqual([]);
});

test('what the server cannot say is said for it', async () => {
  const screen = await open();
  await fill(screen, 'Bright!Lamp7', 'Lantern-river-77');
  await button(screen).click();
  (await network.next()).fail();
  await expect
    .poll(() => currentToasts())
    .toMatchObject([{ kind: 'error', title: 'Failed to change password' }]);
  await expect.poll(() => currentToasts()[0]?.description).toContain('Daymark cannot be reached');
});
