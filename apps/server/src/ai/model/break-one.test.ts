import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/harness.ts';
import { type FaultServer, startFaultServer } from '../../testing/model/fault-server.ts';
import { addSubtask, makeProject, makeUser } from '../../testing/people.ts';

const STEPS = [
  { title: 'Ask the\nquux for its size', minutes: 30, done: 'The size is known' },
  { title: 'Zorble it', minutes: 90, done: null },
];

let server: FaultServer;
let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  server = await startFaultServer(() => ({ text: '' }));
  const { baseUrl } = server;
  const config = { aiProvider: 'openai-compatible', aiModel: 'some-model', aiBaseUrl: baseUrl } as const;
  ({ app, close } = await openTestApp({ config }));
});
beforeEach(() => {
  server.mode = 'fine';
  server.asked.length = 0;
});
afterAll(async () => {
  await close();
  await server.stop();
});

const saying = (steps: readonly object[]) => {
  server.say = ({ forcedTool: tool }) => {
    const text = JSON.stringify({ steps });
    return tool ? { tool, input: text } : { text };
  };
};

async function makeTask(title: string) {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { name: 'Portfolio website', description: 'An about page' });
  await addSubtask(user, project.id, { title: 'Call Ana' });
  const { id } = await addSubtask(user, project.id, { title, estimatedHours: 4 });
  const propose = async () =>
    (await user.api.subtasks.breakDown({ params: { id }, body: { answers: 'It is blue' } })).data;
  return { user, propose };
}

const leftOf = async ({ api }: Awaited<ReturnType<typeof makeUser>>) =>
  (await api.chats.allowance()).data.left;

test('a model is asked once for what the library does not know, which counts towards the daily limit', async () => {
  saying(STEPS);
  const { user, propose } = await makeTask('Zorbly quux');
  const before = await leftOf(user);

  expect(await propose()).toEqual({
    steps: [
      { title: 'Ask the quux for its size', minutes: 60, done: 'The size is known' },
      { title: 'Zorble it', minutes: 180, done: null },
    ],
    source: 'model',
    questions: [],
    written: null,
  });
  expect(await leftOf(user)).toBe((before ?? 0) - 1);
  expect(server.asked).toHaveLength(1);
  const { messages } = JSON.parse(server.asked[0]?.body ?? '{}');
  expect(JSON.parse(messages[1].content)).toMatchObject({
    ...{ task: 'Zorbly quux', hours: 4, answers: 'It is blue', otherTasks: ['Call Ana'] },
  });
});

test('it is not asked for what the library knows, and one step is no breaking down', async () => {
  saying(STEPS.slice(0, 1));
  expect((await (await makeTask('About page')).propose()).source).toBe('library');
  expect(server.asked).toHaveLength(0);
  expect((await (await makeTask('Zorbly quux')).propose()).source).toBe('family');
});
