import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

test('what is sent of one thing waits for what was sent before, also when that fails; another thing does not', async () => {
  const client = new QueryClient();
  const arrived: string[] = [];
  const first = Promise.withResolvers<void>();

  const slow = inOrder(client, 'a', () => first.promise.finally(() => arrived.push('a, slow')));
  const next = inOrder(client, 'a', async () => arrived.push('a, next'));
  await inOrder(client, 'b', async () => arrived.push('b'));
  first.reject(new Error('lost'));
  await expect(slow).rejects.toThrow('lost');
  await next;

  expect(arrived).toEqual(['b', 'a, slow', 'a, next']);
});

test('what concerns several things waits for each of them, and each of them for it', async () => {
  const client = new QueryClient();
  const arrived: string[] = [];
  const first = Promise.withResolvers<void>();

  const slow = inOrder(client, 'a', () => first.promise.then(() => arrived.push('a')));
  const both = inOrder(client, ['a', 'b'], async () => arrived.push('a and b'));
  const after = inOrder(client, 'b', async () => arrived.push('b'));
  first.resolve();
  await Promise.all([slow, both, after]);

  expect(arrived).toEqual(['a', 'a and b', 'b']);
});
