import { expect, test } from 'vitest';
import { makeFairQueue } from './fair-queue.ts';

class Refused extends Error {}

/** Work that ends when it is told to, and the order in which it began. */
function work(settings: Partial<Parameters<typeof makeFairQueue>[0]> = {}) {
  const queue = makeFairQueue({
    ...{ atOnce: 1, waitingMax: 10, eachAtOnce: 1, eachWaitingMax: 10, refusal: () => new Refused() },
    ...settings,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (person: string, name: string, signal?: AbortSignal) =>
    queue.run(
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      },
      { person, signal },
    );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    await settle();
    ends.get(name)?.();
    await settle();
  };
  return { queue, begun, take, end, settle };
}

test('the queue goes round robin from person to person, however much one of them requests', async () => {
  const { begun, take, end, queue } = work();
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => take(name.slice(0, 1), name));
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  expect(queue.isIdle()).toBe(true);
});

test('one person takes one place of several, and the others stay free', async () => {
  const { begun, take, end, settle } = work({ atOnce: 2, eachAtOnce: 1 });
  const all = [take('a', 'a1'), take('a', 'a2'), take('b', 'b1')];
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  await end('a2');
  await end('b1');
  await Promise.all(all);
});

test('who has enough waiting is refused, and others are not', async () => {
  const { take, end } = work({ eachWaitingMax: 1 });
  const kept = [take('a', 'a1'), take('a', 'a2'), take('b', 'b1')];
  await expect(take('a', 'a3')).rejects.toBeInstanceOf(Refused);
  for (const name of ['a1', 'b1', 'a2']) await end(name);
  await Promise.all(kept);
});

test('what is called off while it waits never begins, and makes room', async () => {
  const { begun, take, end, queue } = work({ eachWaitingMax: 1 });
  const leaving = new AbortController();
  const first = take('a', 'a1');
  const second = take('a', 'a2', leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(take('a', 'late', leaving.signal)).rejects.toThrow('gone');
  const third = take('a', 'a3');
  await end('a1');
  await end('a3');
  await Promise.all([first, third]);
  expect(begun).toEqual(['a1', 'a3']);
  expect(queue.isIdle()).toBe(true);
});

test('work that fails gives its place on', async () => {
  const { queue, begun, take, end } = work();
  const failing = queue.run(() => Promise.reject(new Error('broken')), { person: 'a' });
  const next = take('b', 'b1');
  await expect(failing).rejects.toThrow('broken');
  await end('b1');
  await next;
  expect(begun).toEqual(['b1']);
});

test('with charges, who had less processor time is next, and of equals the one whose turn it is', async () => {
  const had = new Map([['a', 900]]);
  const { begun, take, end } = work({ charges: { of: (person) => had.get(person) ?? 0 } });
  const all = ['a1', 'a2', 'b1', 'b2', 'c1'].map((name) => take(name.slice(0, 1), name));
  await end('a1');
  await end('b1');
  had.set('b', 5);
  await end('c1');
  await end('b2');
  await end('a2');
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2']);
});
