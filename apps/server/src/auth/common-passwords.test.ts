import { expect, test } from 'vitest';
import { isCommonPassword, loadOnce } from './common-passwords.ts';

test('what could not be read once is read when it is asked for again, and then kept', async () => {
  let reads = 0;
  const list = loadOnce(async () => {
    reads += 1;
    if (reads === 1) throw new Error('too many open files');
    return reads;
  });
  await expect(Promise.all([list(), list()])).rejects.toThrow('too many open files');
  expect(await Promise.all([list(), list()])).toEqual([2, 2]);
  expect(await list()).toBe(2);
});

test.each([
  ['password', true],
  ['P@ssw0rd1!', true],
  ['Kettle-orbit-42!', false],
])('%s is among the first that somebody would guess: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common);
});
