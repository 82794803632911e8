import type { ChatEvent } from '@daymark/contract/chats';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { isAnybodyHeldUp } from '../testing/lock-waits.ts';
import { longTest } from '../testing/long-run.ts';
import { makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

async function makeTalker() {
  const user = await makeUser(app);
  const { chat } = (await user.api.chats.create({ body: { title: 'Bakery' } })).data;
  const params = { id: chat.id };
  const send = (
    content: string,
    options: { signal?: AbortSignal; onEvent?: (event: ChatEvent) => void } = {},
  ) => user.api.chats.send({ params, body: { content } }, options);
  const messages = async () => (await user.api.chats.get({ params })).data.messages;
  return { ...user, chat, params, send, messages };
}

/** Blocks look-ups of subtasks until `release`, so that a test can act during an answer. */
async function holdLookUps() {
  const holding = await app.db.startTransaction().execute();
  await sql`lock table subtasks in access exclusive mode`.execute(holding);
  return {
    untilHeld: () => expect.poll(() => isAnybodyHeldUp(app.db)).toBe(true),
    release: () => holding.rollback().execute(),
  };
}

test('an answer is told bit by bit, and the whole comes at the end', async () => {
  const { send } = await makeTalker();
  const events: ChatEvent[] = [];
  const { data } = await send('What can you do?', { onEvent: (event) => events.push(event) });
  expect(events[0]).toEqual({ type: 'begun', engine: 'built-in assistant' });
  const text = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');
  expect(text.trim()).toBe(data.assistantMessage.content);
});

test('an answer that is stopped before its first word leaves nothing behind, and the chat can go on', async () => {
  const { send, messages } = await makeTalker();
  const held = await holdLookUps();
  const gone = Promise.withResolvers<void>();
  app.app.server.once('request', (_request, response) => response.once('close', gone.resolve));
  const stop = new AbortController();
  const stopped = send('What is overdue?', { signal: stop.signal, onEvent: () => {} }).catch(
    (error: unknown) => error,
  );
  await held.untilHeld();
  stop.abort();
  expect(await stopped).toMatchObject({ name: 'AbortError' });
  await gone.promise;
  await held.release();
  await send('What is due today?');
  expect((await messages()).map(({ content }) => content)[0]).toBe('What is due today?');
});

longTest('while an answer is written another message is refused, on another node too', async () => {
  const { send, messages, token, params } = await makeTalker();
  const elsewhere = (await app.startAnother()).client(token);
  const held = await holdLookUps();
  const first = send('What is overdue?');
  await held.untilHeld();
  const refused = {
    status: 409,
    message: 'An answer is being written in this chat. Wait for it or stop it, then send this again.',
  };
  expect(await failure(elsewhere.chats.send({ params, body: { content: 'And today?' } }))).toMatchObject(
    refused,
  );
  await held.release();
  await first;
  expect(await messages()).toHaveLength(2);
  await send('And today?');
  expect(await messages()).toHaveLength(4);
});

test('what fails leaves nothing behind, and can be sent again under its key', async () => {
  const { api, params, messages } = await makeTalker();
  const held = await holdLookUps();
  const send = () =>
    api.chats.send({ params, body: { content: 'What is overdue?' } }, { idempotencyKey: 'one' });
  const failed = failure(send());
  await held.untilHeld();
  await sql`
    select pg_cancel_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'
  `.execute(app.db);
  expect(await failed).toMatchObject({ status: 503 });
  await held.release();
  expect(await messages()).toEqual([]);
  await send();
  expect(await messages()).toHaveLength(2);
});

test('a chat that is deleted while it is answered keeps nothing of it', async () => {
  const { api, params, send, messages } = await makeTalker();
  const held = await holdLookUps();
  const sent = failure(send('What is overdue?'));
  await held.untilHeld();
  await api.chats.delete({ params });
  await held.release();
  expect(await sent).toMatchObject({ status: 409 });
  await api.chats.restore({ params });
  expect(await messages()).toEqual([]);
});

test('where AI is turned off nothing can be begun or said', async () => {
  const without = await startTestApp({ config: { aiProvider: 'off' } });
  const { api } = await makeUser(without);
  const off = { status: 503, code: 'ai_unavailable', message: 'AI is turned off on this server' };
  expect(await failure(api.chats.create({ body: { title: 'Bakery' } }))).toMatchObject(off);
  const suggestion = { title: 'Today', prompt: 'What is due today?' };
  expect(await failure(api.chats.createWithSuggestion({ body: { suggestion } }))).toMatchObject(off);
  expect((await api.chats.list()).data).toEqual([]);
});
