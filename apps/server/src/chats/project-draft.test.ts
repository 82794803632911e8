import type { ChatProjectEvent } from '@daymark/contract/chats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Turn } from '../ai/engine.ts';
import { makeConversation } from '../testing/chats.ts';
import { failure } from '../testing/failure.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp({ now: '2026-11-20T18:00:00Z' }));
});
afterAll(() => close());

/** Alternating messages of the user and the assistant, the user first. */
const talk = (...said: string[]): Turn[] =>
  said.map((content, index) => ({ sender: index % 2 === 0 ? 'user' : 'assistant', content }));

const BAKERY = talk(
  'Hi! I need a new website for my bakery.',
  'What should be on it?',
  'A home page, 18 kinds of bread and an order form for cakes.',
  'When does it have to be online?',
  'In four weeks.',
  'So on December 18?',
  'No, make it the 14th. It is urgent.',
);

/** A user with a chat of these messages. */
async function makeTalker(turns: readonly Turn[]) {
  const user = await makeUser(app);
  const id = await makeConversation(app, user, turns);
  return { ...user, params: { id } };
}

test('a conversation is read into a project that can be looked at, and nothing is written', async () => {
  const { api, params } = await makeTalker(BAKERY);
  const steps: string[] = [];
  const { draft } = (await api.chats.draftProject({ params }, { onEvent: ({ step }) => steps.push(step) }))
    .data;
  expect(draft.project).toMatchObject({
    name: 'New website for my bakery',
    startDate: '2026-11-20',
    dueDate: '2026-12-14',
    priority: 'High',
    generateAISubtasks: true,
  });
  expect(draft.project.description).toContain('order form for cakes');
  expect(draft.project.description).not.toContain('Hi');
  expect(draft.subtasks.map(({ title }) => title).join('; ')).toMatch(/order form/i);
  expect(draft.assumptions).toEqual([]);
  expect(draft.project.asRead?.reading.statements.length).toBeGreaterThan(1);
  expect(draft.engine).toBe('built-in assistant');
  expect(steps).toEqual(['reading']);
  expect((await api.projects.list()).total).toBe(0);
});

test('what begins a project and asks the assistant back is no part of its brief', async () => {
  const { api, params } = await makeTalker(
    talk(
      'I want to start a new project. What do you need to know?',
      'List what has to be delivered.',
      'Reupholster two wing chairs and a footstool. Strip the old covers first.',
    ),
  );
  const { project } = (await api.chats.draftProject({ params })).data.draft;
  expect(project.description).toBe(
    'Reupholster two wing chairs and a footstool. Strip the old covers first.',
  );
  expect(project.name).toBe('Reupholster two wing chairs and a footstool');
});

test('a conversation becomes a project with its subtasks in one go, and once under one key', async () => {
  const { api, params } = await makeTalker(BAKERY);
  const steps: string[] = [];
  const key = { idempotencyKey: 'once' };
  const onEvent = (event: ChatProjectEvent) =>
    steps.push(event.type === 'progress' ? event.step : event.type);
  const { project, subtasks } = (await api.chats.createProject({ params }, { ...key, onEvent })).data;
  expect(project).toMatchObject({
    _id: project.id,
    name: 'New website for my bakery',
    dueDate: '2026-12-14',
  });
  expect(subtasks.length).toBeGreaterThan(1);
  expect(subtasks.every(({ dueDate }) => dueDate !== null && dueDate <= '2026-12-14')).toBe(true);
  expect([...new Set(steps)]).toEqual(['reading', 'planning', 'begun', 'task', 'writing']);
  const again = (await api.chats.createProject({ params }, key)).data;
  expect(again.project.id).toBe(project.id);
  expect((await api.projects.list()).total).toBe(1);
});

test('a draft that a person has changed is made as they changed it', async () => {
  const { api, params } = await makeTalker(BAKERY);
  const { draft } = (await api.chats.draftProject({ params })).data;
  const changed = {
    ...draft.project,
    name: 'Krume online',
    dueDate: '2027-01-15',
    generateAISubtasks: false,
  };
  const { project, subtasks } = (await api.chats.createProject({ params, body: { project: changed } })).data;
  expect(project).toMatchObject({ name: 'Krume online', dueDate: '2027-01-15', priority: 'High' });
  expect(subtasks).toEqual([]);
  const wrong = { ...changed, dueDate: changed.startDate };
  expect(await failure(api.chats.createProject({ params, body: { project: wrong } }))).toMatchObject({
    status: 400,
    message: 'Due date must be after start date',
  });
});

const NAMED: readonly [name: string, due: string, ...said: string[]][] = [
  [
    'Craft fair',
    '2026-12-18',
    'plan a craft fair in four weeks with 40 candles in four scents, labels, a price list',
  ],
  [
    '40 candles',
    '2026-12-12',
    '40 candles, four scents',
    'soy wax, with labels, packed in boxes of six for the market on December 12',
  ],
  [
    'Birthday book',
    '2027-03-31',
    'A birthday book with 12 pages for my father, in watercolour',
    'He turns 70 at the end of March',
  ],
  [
    'Spring collection for the shop',
    '2027-02-28',
    'a spring collection for the shop with 14 bags and 6 belts in three colours',
    'by the end of February',
  ],
  [
    'Kochbuch',
    '2026-12-24',
    'Ein Kochbuch mit 60 Rezepten zu Weihnachten',
    'In Leinen gebunden und mit Fotos',
  ],
];

test.each(NAMED)(
  'a conversation that names a thing is a project without a wish: %s',
  async (name, due, ...said) => {
    const { api } = await makeUser(app);
    const { chat } = (await api.chats.create({ body: { title: 'New chat' } })).data;
    const params = { id: chat.id };
    for (const content of said) await api.chats.send({ params, body: { content } });
    const { project } = (await api.chats.draftProject({ params })).data.draft;
    expect(project).toMatchObject({ name, dueDate: due });
    expect(project.description).toContain(said.at(-1)?.replace(/^plan a /, ''));
  },
);

test('an empty object is the body of no draft', async () => {
  const { api, params } = await makeTalker(BAKERY);
  const { project } = (await api.chats.createProject({ params, body: {} })).data;
  expect(project.name).toBe('New website for my bakery');
});

const LONG = `I slept badly and it rains. ${'Nothing else happened. '.repeat(5)}`;
const refused = [
  [
    'one message',
    talk(LONG),
    'Not enough conversation content to create a project. Please have a more detailed discussion first.',
  ],
  [
    'too few words',
    talk('A website', 'For whom?'),
    'The conversation is too brief to extract meaningful project information. Please provide more details about your project idea.',
  ],
  [
    'no project',
    talk(LONG, 'I am sorry to hear that.'),
    'Unable to extract project information from the conversation. Please provide more specific project details in your chat.',
  ],
  [
    'things that nobody makes',
    talk(
      'My three children were sick and the five buses were so very late that I slept badly and woke up tired.',
      'Oh dear.',
    ),
    'Unable to extract project information from the conversation. Please provide more specific project details in your chat.',
  ],
] as const;

test.each(refused)('a conversation with %s is refused, and says what it lacks', async (_, turns, message) => {
  const { api, params } = await makeTalker(turns);
  expect(await failure(api.chats.draftProject({ params }))).toMatchObject({ status: 400, message });
  expect(await failure(api.chats.createProject({ params }))).toMatchObject({ status: 400, message });
  expect((await api.projects.list()).total).toBe(0);
});

longTest('a long conversation is read from its end', async () => {
  const noise = Array.from({ length: 12 }, () => talk('Once upon a time. '.repeat(400), 'And then?')).flat();
  const { api, params } = await makeTalker([...noise, ...BAKERY]);
  const { draft } = (await api.chats.draftProject({ params })).data;
  expect(draft.project).toMatchObject({ name: 'New website for my bakery', dueDate: '2026-12-14' });
});

longTest('of more conversations than can be read at once the rest is told to come back', async () => {
  const own = await startTestApp({ now: '2026-11-20T18:00:00Z', planner: { waitingMax: 1 } });
  const user = await makeUser(own);
  const params = { id: await makeConversation(own, user, BAKERY) };
  const asked = Array.from({ length: 12 }, () => failure(user.api.chats.draftProject({ params })));
  const refusals = (await Promise.all(asked)).filter((one) => one !== undefined);
  expect(refusals.length).toBeGreaterThan(0);
  for (const one of refusals)
    expect(one).toMatchObject({
      status: 503,
      code: 'overloaded',
      message: 'The AI service is currently overloaded. Please try again in a few minutes.',
    });
});

const TALKS = [
  {
    said: [
      'I want to start a new project',
      'A new website for my bakery that people find. I need a home page, 18 kinds of bread and an order form.',
      '6 hours, by mid January',
      'The photographer comes on December 9',
    ],
    project: { name: 'New website for my bakery that people find', dueDate: '2027-01-15' },
    words: ['6 hours a week', 'The photographer comes on December 9'],
  },
  {
    said: [
      'Ich möchte ein neues Projekt starten',
      'Unser Verein braucht ein Sommerfest, es soll 120 Gäste, Musik und einen Flohmarkt geben.',
      '8 Stunden, bis zum 12. Juni',
      'Das Zelt kommt am 10. Juni',
    ],
    project: { name: 'Sommerfest', dueDate: '2027-06-12' },
    words: ['8 Stunden pro Woche', 'Das Zelt kommt am 10. Juni'],
  },
];

test.each(TALKS)('answers to the built-in assistant become the project $project.name', async (talked) => {
  const { api } = await makeUser(app);
  const { chat } = (await api.chats.create({ body: { title: 'New chat' } })).data;
  const params = { id: chat.id };
  for (const content of talked.said) await api.chats.send({ params, body: { content } });
  const { project } = (await api.chats.draftProject({ params })).data.draft;
  expect(project).toMatchObject(talked.project);
  for (const words of talked.words) expect(project.description).toContain(words);
});
