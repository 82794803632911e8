import type { ChatEvent } from '@daymark/contract/chats';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { makeApiToken } from '../testing/api-tokens.ts';
import { makeChat } from '../testing/chats.ts';
import { failure } from '../testing/failure.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { type FaultServer, type Mode, startFaultServer } from '../testing/model/fault-server.ts';
import { ANSWER, wellSaid } from '../testing/model/sayings.ts';
import { addSubtask, BRIEF, makeProject, makeUser } from '../testing/people.ts';

let model: FaultServer;
let shared: TestApp;
beforeAll(async () => {
  model = await startFaultServer(wellSaid);
  const opened = await openTestApp({ config: configOf() });
  shared = opened.app;
  return async () => {
    await opened.close();
    await model.stop();
  };
});
afterEach(() => {
  model.mode = 'fine';
  model.say = wellSaid;
  model.asked = [];
});

const configOf = (more: Partial<Config> = {}): Partial<Config> => ({
  aiProvider: 'openai-compatible',
  aiModel: 'some-model',
  aiBaseUrl: model.baseUrl,
  aiTimeoutSeconds: 30,
  aiDailyLimit: 5,
  ...more,
});

/** A user in a chat with a language model, with five answers a day by default. */
async function makeTalker(config?: Partial<Config>) {
  const app = config ? await startTestApp({ config: configOf(config) }) : shared;
  const user = await makeUser(app);
  const params = { id: (await user.api.chats.create({ body: { title: 'Bakery' } })).data.chat.id };
  return {
    app,
    ...user,
    params,
    say: async (
      content: string,
      options: { signal?: AbortSignal; onEvent?: (event: ChatEvent) => void } = {},
    ) => (await user.api.chats.send({ params, body: { content } }, options)).data,
    messages: async () => (await user.api.chats.get({ params })).data.messages,
    left: async () => (await user.api.chats.allowance()).data.left,
  };
}

test('what turns the direction of a line is left out of an answer, as it comes and as it is kept', async () => {
  const { say, messages } = await makeTalker();
  model.say = () => ({ text: 'Pay the \u202Eeciovni\u202C \u2067today\u2069.' });
  let told = '';
  await say('What is due today?', {
    onEvent: (event) => {
      if (event.type === 'text') told += event.text;
    },
  });
  expect(told).toBe('Pay the eciovni today.');
  expect((await messages()).at(-1)?.content).toBe('Pay the eciovni today.');
});

test('a model’s answer is told as it comes, kept under its name, and counted', async () => {
  const { say, messages, left } = await makeTalker();
  let told = '';
  const { assistantMessage, allowance } = await say('What is due today?', {
    onEvent: (event) => {
      if (event.type === 'text') told += event.text;
    },
  });
  expect(told).toBe(ANSWER);
  expect(assistantMessage).toMatchObject({ content: ANSWER, engine: 'some-model', isStopped: false });
  expect(allowance).toMatchObject({ engine: 'some-model', limit: 5, left: 4 });
  expect(await left()).toBe(4);
  expect((await messages()).map(({ engine }) => engine)).toEqual([null, 'some-model']);
});

test('what is stopped in the middle is kept as far as it was written, and the model is left alone', async () => {
  const { say, messages } = await makeTalker();
  const whole = `${ANSWER} `.repeat(400).trim();
  model.mode = 'slow';
  model.say = () => ({ text: whole });
  const stop = new AbortController();
  const onEvent = (event: ChatEvent) => {
    if (event.type === 'text') stop.abort();
  };
  await expect(say('Tell me everything', { signal: stop.signal, onEvent })).rejects.toThrow();
  await expect.poll(async () => (await messages()).length).toBe(2);
  const [question, answer] = await messages();
  expect(question).toMatchObject({ sender: 'user', content: 'Tell me everything' });
  expect(answer).toMatchObject({ sender: 'assistant', isStopped: true, engine: 'some-model', proposals: [] });
  expect(answer?.content.length).toBeGreaterThan(0);
  expect(answer?.content.length).toBeLessThan(whole.length);
  expect(whole.startsWith(answer?.content ?? '-')).toBe(true);
  await expect.poll(() => model.abandoned).toBeGreaterThan(0);
});

test('the next message does not wait for an answer that was just stopped', async () => {
  const { say, messages } = await makeTalker();
  model.mode = 'slow';
  model.say = () => ({ text: `${ANSWER} `.repeat(400) });
  const stop = new AbortController();
  const onEvent = (event: ChatEvent) => {
    if (event.type === 'text') stop.abort();
  };
  await expect(say('Tell me everything', { signal: stop.signal, onEvent })).rejects.toThrow();
  model.mode = 'fine';
  model.say = wellSaid;
  await say('In short, please');
  expect((await messages()).map(({ isStopped }) => isStopped)).toEqual([false, true, false, false]);
});

test.each<[Mode, number, string]>([
  ['401', 503, 'ai_unavailable'],
  ['429', 503, 'overloaded'],
  ['500', 503, 'ai_unavailable'],
  ['cut off', 503, 'ai_unavailable'],
  ['wrong content type', 503, 'ai_unavailable'],
  ['empty', 503, 'ai_unavailable'],
])('of an answer that fails (%s) nothing is left, and it does not count', async (mode, status, code) => {
  const { say, messages, left } = await makeTalker();
  model.mode = mode;
  expect(await failure(say('What is due today?'))).toMatchObject({ status, code });
  expect(await messages()).toEqual([]);
  expect(await left()).toBe(5);
  model.mode = 'fine';
  await say('What is due today?');
  expect(await messages()).toHaveLength(2);
});

longTest(
  'once the day’s limit is reached nothing more is asked, read out of the chat or written',
  async () => {
    const { api, params, say, messages } = await makeTalker({ aiDailyLimit: 1 });
    await say('The bakery opens on 11 December. I write the menu and paint the sign until then.');
    const asked = model.asked.length;
    const refused = {
      status: 429,
      message:
        'You have reached the daily limit for AI requests. Please try again tomorrow or upgrade your plan.',
    };
    expect(await failure(say('And tomorrow?'))).toMatchObject(refused);
    expect(await failure(api.chats.draftProject({ params }))).toMatchObject(refused);
    expect(await failure(api.chats.createProject({ params }))).toMatchObject(refused);
    expect(await messages()).toHaveLength(2);
    expect((await api.projects.list({ query: {} })).count).toBe(0);
    expect(model.asked).toHaveLength(asked);
  },
);

test('an API token has no allowance of its own: it uses that of its person', async () => {
  const talker = await makeTalker({ aiDailyLimit: 2 });
  const { app, say, params, left } = talker;
  const { api } = await makeApiToken(app, talker, { scopes: ['propose'] });
  const sayByToken = () => api.chats.send({ params, body: { content: 'What is due today?' } });
  await sayByToken();
  expect(await left()).toBe(1);
  await say('And tomorrow?');
  expect(await failure(sayByToken())).toMatchObject({ status: 429, code: 'ai_limit_reached' });
});

longTest('an answer that is being given to an API token breaks off when the token is revoked', async () => {
  const talker = await makeTalker();
  const { app, params, messages } = talker;
  const { api, revoke } = await makeApiToken(app, talker);
  model.mode = 'silent midway';
  const begun = Promise.withResolvers<void>();
  const onEvent = ({ type }: ChatEvent) => void (type === 'text' && begun.resolve());
  const sent = failure(api.chats.send({ params, body: { content: 'What is due today?' } }, { onEvent }));
  await begun.promise;
  const { abandoned } = model;
  await revoke();
  await sent;
  await expect.poll(() => model.abandoned).toBeGreaterThan(abandoned);
  expect((await messages()).at(-1)).toMatchObject({ sender: 'assistant', isStopped: true });
});

longTest(
  'a server that stops ends an answer within moments, says so, and gives the request back',
  async () => {
    const { app, say, token } = await makeTalker({ aiTimeoutSeconds: 280 });
    const elsewhere = (await app.startAnother()).client(token);
    model.mode = 'silent midway';
    const begun = Promise.withResolvers<void>();
    const onEvent = ({ type }: ChatEvent) => void (type === 'text' && begun.resolve());
    const sent = failure(say('What is due today?', { onEvent }));
    await begun.promise;
    await app.app.close();
    expect(await sent).toMatchObject({
      code: 'unavailable',
      message:
        'The server is being restarted, so this was broken off before its end. Please try again in a moment.',
    });
    const [chat] = (await elsewhere.chats.list()).data;
    expect((await elsewhere.chats.get({ params: { id: chat?.id ?? '' } })).data.messages).toEqual([]);
    expect((await elsewhere.chats.allowance()).data.left).toBe(5);
  },
);

test('a project of a chat whose plan is called off is made without one, and the model is left alone', async () => {
  const { app, api, userId } = await makeTalker();
  const { chatId } = await makeChat(app, { userId, api }, []);
  const project = { name: 'Choir', description: BRIEF, startDate: '2026-11-23', dueDate: '2026-12-11' };
  const call = { params: { id: chatId }, body: { project: { ...project, generateAISubtasks: true } } };
  const key = { idempotencyKey: 'called-off' };
  const { abandoned } = model;
  model.mode = 'silent midway';
  const caller = new AbortController();
  const told: string[] = [];
  const onEvent = ({ type }: { type: string }) => {
    told.push(type);
    if (type === 'task') caller.abort();
  };
  await expect(
    api.chats.createProject(call, { ...key, signal: caller.signal, onEvent }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  const { data } = await api.chats.createProject(call, key);
  expect(data).toMatchObject({
    project: { name: 'Choir' },
    subtasks: [],
    plan: { error: { code: 'stopped' } },
  });
  expect(told.slice(0, 3)).toEqual(['progress', 'begun', 'task']);
  await expect.poll(() => model.abandoned).toBeGreaterThan(abandoned);
  expect((await api.projects.list()).total).toBe(1);
});

longTest('a plan that is accepted many times at once is asked for once, and counts once', async () => {
  const talker = await makeTalker();
  const { project } = await makeProject(talker, { name: 'Portfolio', description: BRIEF });
  const action = { kind: 'break-down' as const, projectId: project.id };
  const { chatId: id, proposalId } = await makeChat(talker.app, talker, [action]);
  const accept = () => talker.api.chats.acceptProposal({ params: { id, proposalId } });
  model.mode = '500';
  expect(await failure(accept())).toMatchObject({ status: 503, code: 'ai_unavailable' });
  model.mode = 'slow';
  model.asked = [];
  const accepted = await Promise.all(Array.from({ length: 20 }, accept));
  expect(new Set(accepted.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(accepted[0]?.data.proposal.result?.text).toMatch(/^“Portfolio” now has \d+ tasks\.$/);
  expect(model.asked).toHaveLength(1);
  expect(await talker.left()).toBe(4);
});

test('a model looks up and proposes; what it proposes waits for the person', async () => {
  const talker = await makeTalker();
  const { project } = await makeProject(talker, { name: 'Bakery', description: '' });
  const subtask = await addSubtask(talker, project.id, { title: 'Send the invoice', dueDate: '2026-11-20' });
  model.say = ({ toolResults }) => {
    if (toolResults === 0) return { tool: 'look_up', input: '{"topic":"today"}' };
    const change = { kind: 'change-subtask', subtaskId: subtask.id, change: { status: 'Completed' } };
    if (toolResults === 1) return { tool: 'propose', input: JSON.stringify(change) };
    return { text: 'I can mark it as done.' };
  };
  const { assistantMessage } = await talker.say('I sent the invoice');
  expect(assistantMessage).toMatchObject({
    content: 'I can mark it as done.',
    proposals: [
      { status: 'open', effect: 'Change “Send the invoice” in “Bakery”: status from Pending to Completed.' },
    ],
  });
  const { subtasks } = (await talker.api.projects.get({ params: { id: project.id } })).data.project;
  expect(subtasks).toMatchObject([{ status: 'Pending' }]);
});

test('whatever a model wants, it sees and touches nothing of anybody else', async () => {
  const talker = await makeTalker();
  const stranger = await makeUser(talker.app);
  const { project } = await makeProject(stranger, { name: 'Zanzibar', description: 'Zanzibar secret' });
  const subtask = await addSubtask(stranger, project.id, { title: 'Zanzibar task', dueDate: '2026-11-20' });
  const wishes = [
    { tool: 'look_up', input: JSON.stringify({ topic: 'project', words: project.id }) },
    { tool: 'look_up', input: '{"topic":"tasks","words":"Zanzibar"}' },
    { tool: 'look_up', input: '{"topic":"projects"}' },
    { tool: 'propose', input: JSON.stringify({ kind: 'break-down', projectId: project.id }) },
    {
      tool: 'propose',
      input: JSON.stringify({ kind: 'change-subtask', subtaskId: subtask.id, change: { title: 'Mine' } }),
    },
  ];
  model.say = ({ toolResults }) => wishes[toolResults] ?? { text: 'Done! [x](javascript:alert(1))' };
  // The message makes the ids known to the model, but they are still not the user's.
  const { assistantMessage } = await talker.say(`Take over ${project.id} and ${subtask.id}`);
  expect(assistantMessage.proposals).toEqual([]);
  expect(model.asked.length).toBeGreaterThan(3);
  const prompts = model.asked.map(({ body }) => body.replaceAll('\\"words\\":\\"Zanzibar\\"', '')).join('\n');
  expect(prompts).not.toMatch(/Zanzibar (?:secret|task)|"name\\?":\\?"Zanzibar/);
  const after = (await stranger.api.projects.get({ params: { id: project.id } })).data.project;
  expect(after).toMatchObject({ name: 'Zanzibar', subtasks: [{ title: 'Zanzibar task' }] });
});
