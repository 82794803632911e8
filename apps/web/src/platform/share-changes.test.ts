import { EVENT_LINES } from '@daymark/contract/event-lines';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { api } from './api.ts';
import { shareChanges } from './share-changes.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A user's tab with one list that counts its requests. */
function openTab(userId: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000 } } });
  const fetchList = vi.fn(() => Promise.resolve('a list'));
  const unsubscribe = new QueryObserver(client, { queryKey: ['list'], queryFn: fetchList }).subscribe(
    () => {},
  );
  const stop = shareChanges(client, userId);
  onTestFinished(() => {
    stop();
    unsubscribe();
    client.clear();
  });
  return { client, fetchList };
}

/** Resolves after all messages that were sent before it. */
function allMessagesCame(userId: string): Promise<void> {
  const [one, other] = [new BroadcastChannel(`after ${userId}`), new BroadcastChannel(`after ${userId}`)];
  return new Promise((resolve) => {
    other.onmessage = () => {
      one.close();
      other.close();
      resolve();
    };
    one.postMessage('all');
  });
}

const answerWith = (status: number) =>
  vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ success: true, data: {} }, { status }));

const save = () => api.projects.setProgress({ params: { id: 'a' }, body: { progress: 40 } });

test('what is saved in one tab is fetched anew in the other', async () => {
  answerWith(200);
  const other = openTab('ana');
  openTab('ana');
  await expect.poll(() => other.fetchList.mock.calls.length).toBe(1);

  await save();

  await expect.poll(() => other.fetchList.mock.calls.length).toBeGreaterThan(1);
});

test('what the server is still at is told once it is done', async () => {
  const { readable, writable } = new TransformStream<string, string>();
  const lines = writable.getWriter();
  vi.spyOn(window, 'fetch').mockImplementation(
    async () =>
      new Response(readable.pipeThrough(new TextEncoderStream()), {
        headers: { 'content-type': EVENT_LINES },
      }),
  );
  const other = openTab('ana');
  openTab('ana');
  await expect.poll(() => other.fetchList.mock.calls.length).toBe(1);
  const onEvent = vi.fn();
  const sent = api.chats.send({ params: { id: 'a' }, body: { content: 'Hello' } }, { onEvent });
  await lines.write('{"event":{"type":"begun","engine":"m"}}\n');
  await expect.poll(() => onEvent.mock.calls.length).toBe(1);
  await allMessagesCame('ana');
  expect(other.fetchList).toHaveBeenCalledOnce();

  await lines.write('{"answer":{"success":true,"data":{}}}\n');
  await lines.close();
  await sent;
  await expect.poll(() => other.fetchList.mock.calls.length).toBeGreaterThan(1);
});

test('a hundred changes in a row are told at once and once more, so that the last of them is told too', async () => {
  answerWith(200);
  const other = openTab('ana');
  openTab('ana');
  await expect.poll(() => other.fetchList.mock.calls.length).toBe(1);
  // However long they take, they are in a row: the clock stands still.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let count = 0; count < 100; count += 1) await save();

  await expect.poll(() => other.fetchList.mock.calls.length).toBe(3);
  await vi.advanceTimersByTimeAsync(10_000);
  await allMessagesCame('ana');
  expect(other.fetchList.mock.calls.length).toBe(3);
});

test('nothing is told of what was only read or refused, nor to another person', async () => {
  const tabs = { ana: openTab('ana'), again: openTab('ana'), ben: openTab('ben') };
  const counts = () => Object.values(tabs).map(({ fetchList }) => fetchList.mock.calls.length);
  await expect.poll(counts).toEqual([1, 1, 1]);
  answerWith(200);
  await api.projects.list();
  answerWith(400);
  await expect(save()).rejects.toThrow();
  await allMessagesCame('ana');
  expect(counts()).toEqual([1, 1, 1]);

  answerWith(200);
  await save();
  await expect.poll(counts).toEqual([2, 2, 1]);
});

test('a tab with a change under way waits for it', async () => {
  answerWith(200);
  const other = openTab('ana');
  openTab('ana');
  await expect.poll(() => other.fetchList.mock.calls.length).toBe(1);
  const underWay = Promise.withResolvers<void>();
  const mutation = other.client
    .getMutationCache()
    .build(other.client, { mutationFn: () => underWay.promise });
  const done = mutation.execute(undefined);
  await save();
  await allMessagesCame('ana');
  expect(other.fetchList).toHaveBeenCalledOnce();

  underWay.resolve();
  await done;
  await expect.poll(() => other.fetchList.mock.calls.length).toBe(2);
});
