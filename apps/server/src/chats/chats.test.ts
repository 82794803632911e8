import { CHATS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const titlesOf = async ({ api }: Awaited<ReturnType<typeof makeUser>>) =>
  (await api.chats.list()).data.map(({ title }) => title);

/** A user with a chat of this title. */
async function makeTalker(title = 'Bakery') {
  const user = await makeUser(app);
  const { chat } = (await user.api.chats.create({ body: { title } })).data;
  const say = async (content: string) =>
    (await user.api.chats.send({ params: { id: chat.id }, body: { content } })).data;
  const read = async (before?: string) =>
    (await user.api.chats.get({ params: { id: chat.id }, query: before ? { before } : {} })).data;
  return { ...user, chat, say, read };
}

test('a chat is begun, found, renamed, deleted and brought back', async () => {
  const user = await makeTalker(' The  bakery ');
  const params = { id: user.chat.id };
  expect(user.chat.title).toBe('The bakery');
  expect(await failure(user.api.chats.create({ body: { title: ' ' } }))).toMatchObject({
    status: 400,
    errors: [{ path: 'title', message: 'This field is required' }],
  });

  expect((await user.api.chats.rename({ params, body: { title: 'Café' } })).data.chat.title).toBe('Café');
  await user.api.chats.delete({ params });
  expect(await titlesOf(user)).toEqual([]);
  expect(await failure(user.read())).toMatchObject({ status: 404, message: 'Chat not found' });
  expect(await failure(user.say('Hello'))).toMatchObject({ status: 404 });
  await user.api.chats.restore({ params });
  expect(await titlesOf(user)).toEqual(['Café']);
  expect(await failure(user.api.chats.restore({ params }))).toMatchObject({ status: 404 });
});

test('the chat that was used last stands first', async () => {
  const user = await makeTalker('First');
  app.clock.advance({ minutes: 1 });
  await user.api.chats.create({ body: { title: 'Second' } });
  expect(await titlesOf(user)).toEqual(['Second', 'First']);
  app.clock.advance({ minutes: 1 });
  await user.say('What is on my plate today?');
  expect(await titlesOf(user)).toEqual(['First', 'Second']);
});

test('a chat that begins with a suggestion says what to send first and where it is', async () => {
  const { api } = await makeUser(app);
  const suggestion = { title: 'Overdue', prompt: 'What is overdue?' };
  const { data } = await api.chats.createWithSuggestion({ body: { suggestion } });
  expect(data).toMatchObject({ chat: { title: 'Overdue' }, initialMessage: 'What is overdue?' });
  expect(data.redirect).toContain(data.chat.id);
});

test('what is said and answered is kept in its order, with who answered', async () => {
  const user = await makeTalker();
  const { userMessage, assistantMessage, allowance } = await user.say('What is on my plate today?');
  const { messages, hasEarlier } = await user.read();
  expect(messages).toEqual([userMessage, assistantMessage]);
  expect(hasEarlier).toBe(false);
  expect(messages).toMatchObject([
    { sender: 'user', content: 'What is on my plate today?', engine: null, type: 'text' },
    { sender: 'assistant', engine: 'built-in assistant', isStopped: false, chatId: user.chat.id },
  ]);
  expect(allowance).toEqual({ engine: 'built-in assistant', limit: null, left: null, resetsAt: null });
});

test('a chat without a name of its own is named after what is said first', async () => {
  const user = await makeTalker('New chat');
  await user.say('Is anything overdue in the bakery project, and what should I begin with tomorrow?');
  expect((await user.read()).chat.title).toBe('Is anything overdue in the bakery project, and…');
  await user.say('And what is due today?');
  expect((await user.read()).chat.title).toBe('Is anything overdue in the bakery project, and…');
  const named = await makeTalker('Bakery');
  await named.say('What is overdue?');
  expect((await named.read()).chat.title).toBe('Bakery');
});

longTest('a long conversation is read from its end, fifty messages at a time', async () => {
  const user = await makeTalker();
  for (let n = 0; n < 27; n++) await user.say(`What is overdue? ${n}`);
  const last = await user.read();
  expect(last.messages).toHaveLength(50);
  expect(last.hasEarlier).toBe(true);
  const earlier = await user.read(last.messages[0]?.id);
  expect(earlier.messages.flatMap(({ sender, content }) => (sender === 'user' ? content : []))).toEqual([
    'What is overdue? 0',
    'What is overdue? 1',
  ]);
  expect(earlier.hasEarlier).toBe(false);
  expect(await failure(user.read(user.chat.id))).toMatchObject({ status: 404 });
});

test('what is said anew takes the place of what was said, and of all that followed', async () => {
  const user = await makeTalker();
  await user.say('What is overdue?');
  const second = await user.say('What is due today?');
  await user.say('And this week?');
  const params = { id: user.chat.id };
  const body = { content: 'Am I behind?', replaces: second.userMessage.id };
  await user.api.chats.send({ params, body });
  const said = (await user.read()).messages.filter(({ sender }) => sender === 'user');
  expect(said.map(({ content }) => content)).toEqual(['What is overdue?', 'Am I behind?']);
  expect(
    await failure(
      user.api.chats.send({ params, body: { content: 'No', replaces: second.assistantMessage.id } }),
    ),
  ).toMatchObject({ status: 404, message: 'Message not found' });
});

test('the same message with one key is answered once', async () => {
  const user = await makeTalker();
  const send = () =>
    user.api.chats.send(
      { params: { id: user.chat.id }, body: { content: 'What is overdue?' } },
      { idempotencyKey: 'one' },
    );
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await user.read()).messages).toHaveLength(2);
});

test('of messages sent at once each is answered behind the other, or refused', async () => {
  const user = await makeTalker();
  const sent = await Promise.allSettled(['One', 'Two', 'Three', 'Four'].map((content) => user.say(content)));
  const answered = sent.filter(({ status }) => status === 'fulfilled').length;
  const { messages } = await user.read();
  expect(answered).toBeGreaterThan(0);
  expect(messages.map(({ sender }) => sender)).toEqual(
    Array.from({ length: answered }, () => ['user', 'assistant']).flat(),
  );
});

test('there is room for so many chats, and for so many messages in one', async () => {
  const user = await makeTalker();
  await sql`insert into chats (user_id, id, title, created_at, updated_at)
    select ${user.userId}, gen_random_uuid(), 'Chat', now(), now() from generate_series(2, ${CHATS_MAX_COUNT})
  `.execute(app.db);
  const full = {
    status: 409,
    message: 'You can keep at most 500 chats. Please delete one that you no longer need.',
  };
  expect(await failure(user.api.chats.create({ body: { title: 'More' } }))).toMatchObject(full);
  await sql`update chats set deleted_at = now() where user_id = ${user.userId} and id in (
    select id from chats where user_id = ${user.userId} and title = 'Chat' limit 1)`.execute(app.db);
  const made = await Promise.all(
    [1, 2, 3].map(() => failure(user.api.chats.create({ body: { title: 'More' } }))),
  );
  expect(made.filter((refused) => refused === undefined)).toHaveLength(1);

  await sql`insert into chat_messages (user_id, chat_id, id, position, sender, content, created_at)
    select ${user.userId}, ${user.chat.id}, gen_random_uuid(), n, 'user', 'Hm', now() from generate_series(1, 999) n
  `.execute(app.db);
  expect(await failure(user.say('More'))).toMatchObject({
    status: 409,
    message: 'This chat holds 1000 messages, which is as many as a chat can. Please begin a new one.',
  });
});
