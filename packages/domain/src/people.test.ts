import { describe, expect, test } from 'vitest';
import { passwordProblem, passwordStrength } from './passwords.ts';
import { codeProblem, emailProblem, nameProblem, normalizeEmail } from './people.ts';

describe('a name', () => {
  test.each(['Ana', 'José María', 'Łukasz', '李小龙', 'नरेन्द्र', 'Bo'])('%s is fine', (name) => {
    expect(nameProblem(name)).toBeNull();
  });

  test.each([
    ['', 'Name is required'],
    ['  ', 'Name is required'],
    ['A', 'Name must be at least 2 characters'],
    ['a'.repeat(51), 'Name must be less than 50 characters'],
    ['R2D2', 'Name can only contain letters and spaces'],
    ['<b>Ana</b>', 'Name can only contain letters and spaces'],
  ])('%j: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });
});

describe('an e-mail address', () => {
  test.each(['ana@example.com', 'a.b+c@sub.example.co', "o'neil@example.org", 'ana@bücher.example'])(
    '%s',
    (email) => {
      expect(emailProblem(email)).toBeNull();
    },
  );

  test.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a na@example.com',
    'ana@example..com',
    'ana@-x.com',
    'a@b.c\r\nBcc: x@y.z',
    // Normalised, these would become a second recipient, a second @, or somebody else's address.
    'ana，eve@example.com',
    'eve＠example.org@example.com',
    'ana\u200B@example.com',
    'ana\uD800@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('%j is refused', (email) => {
    expect(emailProblem(email)).toBe('Please enter a valid email address');
  });

  test('is one account however it is typed', () => {
    expect(normalizeEmail('  Ana@Example.COM ')).toBe('ana@example.com');
  });
});

describe('a password', () => {
  test.each([
    ['Aa1!', 'Password must be at least 8 characters'],
    ['AAAAAA1!', 'Password must contain at least one lowercase letter'],
    ['aaaaaa1!', 'Password must contain at least one uppercase letter'],
    ['aaaaaaA!', 'Password must contain at least one number'],
    ['aaaaaaA1', 'Password must contain at least one special character'],
    ['aaaaaA1-', 'Password must contain at least one special character'],
    ['aaaaaA1#', 'Password must contain at least one special character: one of @ $ ! % * ? &'],
    ['aaaaaA1!', null],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test.each([
    ['', 0, 'Weak'],
    ['aaaaaaaa', 2, 'Weak'],
    ['aaaaaaaA', 3, 'Fair'],
    ['aaaaaaA1', 4, 'Good'],
    ['aaaaaA1#', 5, 'Strong'],
  ])('%s scores %i: %s', (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label });
  });
});

test.each([
  ['', 'Verification code is required'],
  ['1234', 'Verification code must be 5 digits'],
  ['１２３４５', 'Verification code must be 5 digits'],
  ['12345', null],
])('the code %j: %s', (code, problem) => {
  expect(codeProblem(code)).toBe(problem);
});
