import { afterEach, expect, test, vi } from 'vitest';
import { fetchOrTake } from './asked-first.ts';

const headers = { authorization: 'Bearer mine' };

/** Two early requests in progress, and what a call returns. */
function askFirst(at = Date.now()) {
  const asked = (words: string) => Promise.resolve(new Response(words));
  const answers = new Map([
    ['/api/a', asked('a, asked first')],
    ['/api/b', asked('b, asked first')],
  ]);
  window.askedFirst = { token: 'mine', answers, at };
  vi.stubGlobal('fetch', async (address: string) => new Response(`${address}, asked now`));
}

const wordsOf = async (address: string, init: RequestInit = { headers }) =>
  (await fetchOrTake(address, init)).text();

afterEach(() => {
  delete window.askedFirst;
  vi.unstubAllGlobals();
});

test('an answer that is on its way already is taken, once', async () => {
  askFirst();

  expect(await wordsOf('/api/a')).toBe('a, asked first');
  expect(await wordsOf('/api/a')).toBe('/api/a, asked now');
  expect(await wordsOf('/api/c')).toBe('/api/c, asked now');
  expect(await wordsOf('/api/b')).toBe('b, asked first');
});

test.each([
  ['after a change', () => fetchOrTake('/api/c', { method: 'PUT', headers })],
  [
    'after a call of somebody else',
    () => fetchOrTake('/api/c', { headers: { authorization: 'Bearer yours' } }),
  ],
])('%s it is asked for anew', async (_, call) => {
  askFirst();
  await call();

  expect(await wordsOf('/api/a')).toBe('/api/a, asked now');
});

test('one that is too old is asked for anew', async () => {
  askFirst(Date.now() - 60_000);

  expect(await wordsOf('/api/a')).toBe('/api/a, asked now');
});

test('once the app has asked for something by itself, the page is told to ask for nothing more', async () => {
  askFirst();

  await fetchOrTake('/api/a', { headers });
  expect(window.askedFirst?.isOver).toBeUndefined();
  await fetchOrTake('/api/c', { headers });
  expect(window.askedFirst?.isOver).toBe(true);
});
