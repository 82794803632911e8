import { expect, test } from 'vitest';
import { longTest } from '../testing/long-run.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

// From the tests of the reference implementation: a hash with other costs can still be verified.
const REFERENCE = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';

test('a password is kept as argon2id in PHC format, each time with another salt', async () => {
  const [first, second] = await Promise.all([
    hashPassword('Kettle-orbit-42!'),
    hashPassword('Kettle-orbit-42!'),
  ]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(second).not.toBe(first);
  expect(await verifyPassword('Kettle-orbit-42!', first)).toBe(true);
  expect(await verifyPassword('Kettle-orbit-42?', first)).toBe(false);
});

longTest('a hash of another implementation, with its own costs, is read', async () => {
  expect(await verifyPassword('password', REFERENCE)).toBe(true);
  expect(await verifyPassword('passwore', REFERENCE)).toBe(false);
});

test('an accented letter is the same however the keyboard composes it', async () => {
  const hashed = await hashPassword('Caf\u00e9-orbit-42!');
  expect(await verifyPassword('Cafe\u0301-orbit-42!', hashed)).toBe(true);
});

test('nobody has no password', async () => {
  expect(await verifyPassword('Kettle-orbit-42!')).toBe(false);
});
