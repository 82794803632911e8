import { expect, test } from 'vitest';
import { passwordChangeProblem } from './passwords.ts';

test.each([
  ['kettle-7', null],
  ['Kettleorbit42', null],
  ['correct horse 9', null],
  ['Kett-7', 'Password must be at least 8 characters'],
  ['kettleorbit', 'Password is too weak!'],
  ['kettleorbit42', null],
  ['kettle orbit', 'Password is too weak!'],
])('in the settings, the problem of %j is %j', (password, problem) => {
  expect(passwordChangeProblem(password)).toBe(problem);
});
