import { expect, test } from 'vitest';
import { keyFor, once } from './once.ts';

test('what is sent again unchanged bears its key until it succeeded; anything else bears another', async () => {
  const seen: string[] = [];
  const send = async (key: string) => void seen.push(key);
  const lose = async (key: string) => {
    seen.push(key);
    throw new Error('lost');
  };

  const known = keyFor({ title: 'Call' });
  await once({ title: 'Call' }, lose).catch(() => {});
  await once({ title: 'Write' }, send);
  await once({ title: 'Call' }, send);
  await once({ title: 'Call' }, send);

  const [lost, other, again, anew] = seen;
  expect([lost, again]).toEqual([known, known]);
  expect(new Set([lost, other, anew]).size).toBe(3);
  for (const key of seen) expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){2}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});
