import type { ModelProvider } from '@daymark/domain/language-models';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { NOTHING } from '../../testing/model/facts.ts';
import { type FaultServer, startFaultServer } from '../../testing/model/fault-server.ts';
import type { Asked, Said } from '../../testing/model/protocols.ts';
import { wellSaid } from '../../testing/model/sayings.ts';
import { statementReader } from '../../testing/model/statement-reader.ts';
import type { Topic } from '../facts.ts';
import { openModelEngine } from './engine.ts';

const PROJECT_ID = '01a9e0c8-3f4b-7cc1-9f5e-2f7a3d1b9a01';
const STRANGE_ID = '01a9e0c8-3f4b-7cc1-9f5e-2f7a3d1b9a02';
const KEY = 'sk-the-key';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer(wellSaid);
});
beforeEach(() => {
  server.mode = 'fine';
  server.say = wellSaid;
  server.asked.length = 0;
});
afterAll(async () => {
  await server.stop();
});

const open = (provider: ModelProvider = 'openai-compatible') => {
  const environment = { AI_PROVIDER: provider, AI_MODEL: 'm', AI_API_KEY: KEY, AI_BASE_URL: server.baseUrl };
  return openModelEngine(readConfig(environment), provider, { planner: statementReader });
};

const caller = { userId: 'anna', signal: new AbortController().signal };
const follow = { ...caller, onPiece: () => {} };

/** A question of a user, with a record of all look-ups for it. */
function question(content: string) {
  const lookedUp: [topic: Topic, words: string][] = [];
  const FACTS = { ...NOTHING, projects: { projects: [], total: 1, id: PROJECT_ID } };
  return {
    lookedUp,
    request: {
      turns: [{ sender: 'user' as const, content }],
      today: '2026-11-20',
      timezone: 'Europe/London',
      locale: 'en-GB',
      lookUp: async <T extends Topic>(topic: T, words: string) => {
        lookedUp.push([topic, words]);
        return FACTS[topic];
      },
    },
  };
}

/** Gives one answer after the other, as the results of tools come in. */
const inTurn =
  (...sayings: Said[]) =>
  ({ toolResults }: Asked): Said =>
    sayings[toolResults] ?? { text: 'Nothing more.' };

const call = (tool: string, input: object): Said => ({ tool, input: JSON.stringify(input) });

describe.each<ModelProvider>(['openai-compatible', 'openai', 'anthropic'])('a model of %s', (provider) => {
  test('looks up what it needs, proposes, and says so', async () => {
    server.say = inTurn(
      call('look_up', { topic: 'projects' }),
      call('propose', { kind: 'change-project', projectId: PROJECT_ID, change: { priority: 'Low' } }),
      { text: 'I have proposed it.' },
    );
    const { request, lookedUp } = question('Make the fair less urgent');
    const pieces: string[] = [];
    const answer = await open(provider).answer(request, {
      ...caller,
      onPiece: (text) => pieces.push(text),
    });

    expect(answer).toMatchObject({
      text: 'I have proposed it.',
      actions: [{ kind: 'change-project', projectId: PROJECT_ID, change: { priority: 'Low' } }],
    });
    expect(pieces.join('')).toBe(answer.text);
    expect(lookedUp).toEqual([['projects', '']]);
    expect(server.asked).toHaveLength(3);
    expect(server.asked.at(-1)?.body).toContain(PROJECT_ID);
    const { headers } = server.asked[0] ?? {};
    expect([headers?.authorization, headers?.['x-api-key']]).toContain(
      provider === 'anthropic' ? KEY : `Bearer ${KEY}`,
    );
  });
});

test('ids that nobody looked up, actions that cannot be and topics that are none are not proposed', async () => {
  server.say = inTurn(
    call('propose', { kind: 'break-down', projectId: STRANGE_ID }),
    call('propose', { kind: 'create-project', project: { name: '', startDate: 'soon', dueDate: 'later' } }),
    call('look_up', { topic: 'everybody' }),
    { text: 'That cannot be done.' },
  );
  const { request, lookedUp } = question('Break down the project of somebody else');
  expect(await open().answer(request, follow)).toMatchObject({
    actions: [],
    text: 'That cannot be done.',
  });
  expect(lookedUp).toEqual([]);
  expect(server.asked.at(-1)?.body).toMatch(
    /look it up first[\s\S]*Not proposed[\s\S]*no topic of this name/,
  );
});

test('what a subtask waits for is proposed with it, as far as it was looked up', async () => {
  const wait = (on: string) => ({
    kind: 'change-subtask',
    subtaskId: PROJECT_ID,
    change: { dependsOn: [on], lags: [{ id: on, days: 3 }], pinned: true },
  });
  server.say = inTurn(
    call('look_up', { topic: 'projects' }),
    call('propose', wait(STRANGE_ID)),
    call('propose', wait(PROJECT_ID)),
    { text: 'It is proposed.' },
  );
  const { actions } = await open().answer(question('Paint after it has dried').request, follow);
  expect(actions).toEqual([wait(PROJECT_ID)]);
});

test('a model that looks up for ever has to answer without it at last', async () => {
  server.say = ({ tools }) =>
    tools.length > 0 ? call('look_up', { topic: 'today' }) : { text: 'Nothing is due.' };
  const engine = open();
  const { request, lookedUp } = question('What is today?');
  expect(await engine.answer(request, follow)).toMatchObject({ text: 'Nothing is due.' });
  expect(server.asked.map(({ tools }) => tools.length)).toEqual([2, 2, 2, 2, 2, 2, 0]);
  expect(lookedUp.length).toBeLessThanOrEqual(8);
});

test('where there are no tools the facts that the question names stand in it, and that is remembered', async () => {
  server.mode = 'no tools';
  const engine = open();
  const { request, lookedUp } = question('What is overdue this week?');
  await engine.answer(request, follow);
  expect(lookedUp.map(([topic]) => topic)).toEqual(['overdue', 'week', 'project']);
  expect(server.asked.map(({ tools }) => tools.length)).toEqual([2, 0]);
  await engine.answer(question('And today?').request, follow);
  expect(server.asked.map(({ tools }) => tools.length)).toEqual([2, 0, 0]);
});

test('the way in which a model was understood is remembered; one that fails is asked in all ways', async () => {
  server.mode = 'no structured output';
  const engine = open();
  const read = () => engine.readProject(question('A bakery website by 14 December 2026').request, caller);
  const ways = () => server.asked.map(({ format, forcedTool }) => forcedTool ?? format);
  await read();
  expect(ways()).toEqual(['schema', 'project', 'json']);
  await read();
  expect(ways()).toEqual(['schema', 'project', 'json', 'json']);

  server.asked.length = 0;
  server.mode = '400';
  await expect(read()).rejects.toMatchObject({ code: 'ai_unavailable' });
  expect(ways()).toEqual(['json', 'none']);
  server.mode = '500';
  server.asked.length = 0;
  await expect(read()).rejects.toMatchObject({ code: 'ai_unavailable' });
  expect(ways()).toEqual(['json']);
});

test('a conversation in which a model finds no project has none; dates that nobody named are assumptions', async () => {
  const engine = open();
  server.say = () => ({ text: JSON.stringify({ isProject: false }) });
  expect(await engine.readProject(question('How are you?').request, caller)).toBeUndefined();

  server.say = () => ({
    text: JSON.stringify({
      isProject: true,
      name: 'Fair',
      dueDate: '2027-02-30',
      startDate: '2026-12-24',
      milestones: [{ name: 'Stand built', dueDate: '2026-12-05' }, { name: 7 }],
      tags: ['Fair', 'fair'],
    }),
  });
  const read = await engine.readProject(question('Our stand at the fair').request, caller);
  expect(read?.project).toMatchObject({
    name: 'Fair',
    startDate: '2026-11-20',
    dueDate: '2026-12-20',
    milestones: [],
    tags: ['fair'],
  });
  expect(read?.assumptions).toHaveLength(3);
});

test('what a model is told is cut to what was said last, and holds orders apart from material', async () => {
  const engine = open();
  const long = Array.from({ length: 40 }, (_, at) => ({
    sender: at % 2 ? ('assistant' as const) : ('user' as const),
    content: `${at === 0 ? 'the very first words' : ''} ${'so on '.repeat(600)}`,
  }));
  const { request } = question('And now?');
  await engine.answer({ ...request, turns: [...long, ...request.turns] }, follow);
  const body = server.asked[0]?.body ?? '';
  expect(body.length).toBeLessThan(80_000);
  expect(body).not.toContain('the very first words');
  expect(body).toContain('And now?');
});
