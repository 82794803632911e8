import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signOutLocally } from '../../platform/session.ts';
import { standInForNetwork } from '../../testing/network.ts';
import { forgetSignUpDraft } from './sign-up-draft.ts';
import { SignUpForm } from './sign-up-form.tsx';

const network = standInForNetwork();

afterEach(() => {
  signOutLocally('chosen');
  forgetSignUpDraft();
});

async function renderSignUp() {
  const signedUp: string[] = [];
  const screen = await render(<SignUpForm onSignedUp={(email) => signedUp.push(email)} />);
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  const submit = screen.getByRole('button', { name: 'Create account' });
  return { screen, field, submit, signedUp, question: screen.getByRole('alertdialog') };
}

async function send() {
  const form = await renderSignUp();
  await form.field('First name').fill('Ana');
  await form.field('Last name').fill('Silva');
  await form.field('Email').fill(' ana@example.com ');
  await form.field('Password').fill('Bright!Lamp7');
  await form.submit.click();
  return { ...form, call: await network.next('/api/auth/signup') };
}

test('every field that is empty says so, the first has the focus', async () => {
  const { field, submit } = await renderSignUp();

  await submit.click();

  await expect.element(field('First name')).toHaveAccessibleDescription('Name is required');
  await expect.element(field('Last name')).toHaveAccessibleDescription('Name is required');
  await expect.element(field('Email')).toHaveAccessibleDescription('This field is required');
  await expect.element(field('Password')).toHaveAccessibleDescription(/This field is required/);
  await expect.element(field('First name')).toHaveFocus();
  expect(network.waiting()).toEqual([]);
});

test.each([
  ['First name', 'A', 'Name must be at least 2 characters'],
  ['Last name', 'a'.repeat(51), 'Name must be less than 50 characters'],
  ['First name', 'R2D2', 'Name can only contain letters and spaces'],
  ['Email', 'ana@nowhere', 'Please enter a valid email address'],
  ['Password', 'Brig!7', 'Password must be at least 8 characters'],
  ['Password', 'BRIGHT!LAMP7', 'Password must contain at least one lowercase letter'],
  ['Password', 'bright!lamp7', 'Password must contain at least one uppercase letter'],
  ['Password', 'Bright!Lamp', 'Password must contain at least one number'],
  ['Password', 'BrightLamp7', 'Password must contain at least one special character'],
  [
    'Password',
    'Bright#Lamp7',
    'Password must contain at least one special character: one of @ \\$ ! % \\* \\? &',
  ],
])('%s %s: %s', async (name, typed, words) => {
  const { field, submit } = await renderSignUp();
  await field(name).fill(typed);

  await submit.click();

  await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(words));
});

test('names of 2 and of 50 letters are names', async () => {
  const { field, submit } = await renderSignUp();
  await field('First name').fill('Bo');
  await field('Last name').fill('ž'.repeat(50));

  await submit.click();

  await expect.element(field('Email')).toHaveFocus();
  await expect.element(field('First name')).not.toHaveAccessibleDescription();
  await expect.element(field('Last name')).not.toHaveAccessibleDescription();
});

test('a weak password is asked about once the other fields are fine, one that scores 3 is not', async () => {
  const { screen, field, submit, question } = await renderSignUp();
  await field('Password').fill('abcdefgh');
  await submit.click();
  await expect.element(field('First name')).toHaveFocus();
  await expect.element(field('Password')).toHaveAccessibleDescription(/at least one uppercase letter/);
  await expect.element(question).not.toBeInTheDocument();

  await field('First name').fill('Ana');
  await field('Last name').fill('Silva');
  await field('Email').fill('ana@example.com');
  await submit.click();
  await expect
    .element(question)
    .toMatchTextContent('Your password is weak. Are you sure you want to continue?');
  await expect
    .element(question)
    .toMatchTextContent('To continue with it, add:An uppercase letterA numberOne of @ $ ! % * ? &');
  await screen.getByRole('button', { name: 'Choose another' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field('Password')).toHaveFocus();
  await userEvent.keyboard('short');
  await expect.element(field('Password')).toHaveValue('short');

  await submit.click();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect
    .element(field('Password'))
    .toHaveAccessibleDescription(/Password must be at least 8 characters/);
  await expect.element(field('Password')).toHaveFocus();

  await field('Password').fill('abcdefgH');
  await submit.click();

  await expect.element(field('Password')).toHaveAccessibleDescription(/at least one number/);
  await expect.element(question).not.toBeInTheDocument();
  expect(network.waiting()).toEqual([]);
});

test('a sign-up hands on the address that was typed', async () => {
  const { call, signedUp } = await send();

  call.answer(201, { success: true, message: 'Account created' });

  await expect.poll(() => signedUp).toEqual(['ana@example.com']);
});

test('an answer that explains nothing, and none at all', async () => {
  const { screen, call, field } = await send();
  const alert = screen.getByRole('alert');
  call.answerPage(502);
  await expect.element(alert).toMatchTextContent('Signup failed');

  await field('Last name').fill('Silver');
  await expect.element(screen.getByText('Signup failed')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  (await network.next('/api/auth/signup')).fail();

  await expect.element(alert).toMatchTextContent('An error occurred during signup.');
  await expect.element(field('Password')).toHaveValue('Bright!Lamp7');
});

test('what the server refuses of a field stands at the field', async () => {
  const { call, field } = await send();
  const message = 'This password is too common. Please choose another.';

  call.answer(400, { success: false, message, errors: [{ path: 'password', message }] });

  await expect.element(field('Password')).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(field('Password')).toHaveFocus();
});
