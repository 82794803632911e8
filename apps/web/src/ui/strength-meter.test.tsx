import { passwordStrength } from '@daymark/domain/passwords';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

function NewPassword() {
  const [password, setPassword] = useState('');
  return (
    <>
      <Field label="Password" hint="At least 8 characters">
        <PasswordField value={password} onChange={(event) => setPassword(event.target.value)} />
      </Field>
      <StrengthMeter {...passwordStrength(password)} />
    </>
  );
}

test('the meter follows what is typed, in words and in its value', async () => {
  const screen = await render(<NewPassword />);
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  const password = screen.getByLabelText('Password', { exact: true });

  for (const [typed, score, label] of [
    ['abc', 1, 'Weak'],
    ['abcdefG1', 4, 'Good'],
    ['abcdefG1!', 5, 'Strong'],
  ] as const) {
    await password.fill(typed);
    await expect.element(screen.getByText(label).last()).toBeVisible();
    await expect.element(meter).toHaveAttribute('value', String(score));
  }
});

test('the password is shown and hidden by a button that says so', async () => {
  const screen = await render(<NewPassword />);
  const input = screen.getByLabelText('Password', { exact: true });
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveAccessibleDescription('At least 8 characters');

  const toggle = screen.getByRole('button', { name: 'Show password' });
  await toggle.click();

  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
});
