import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { longTest } from '../../testing/long-run.ts';
import { type FaultServer, startFaultServer } from '../../testing/model/fault-server.ts';
import { planOf, stating } from '../../testing/model/sayings.ts';
import { statementReader } from '../../testing/model/statement-reader.ts';
import type { ReadRequest } from '../engine.ts';
import { startPlanner } from '../planner.ts';
import { openModelEngine } from './engine.ts';
import { STEP_RULES } from './steps-prompt.ts';

const REQUEST: ReadRequest = {
  name: 'Website for Nina',
  description: '- Build the gallery (6 hours)\n- Build the contact form',
  category: '',
  tags: [],
  startDate: '2026-11-23',
  dueDate: '2026-12-11',
  today: '2026-11-20',
  milestones: [],
  calendar: { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6, daysOff: [] },
  locale: 'en-GB',
};

const STEPS = {
  steps: [
    { line: 1, title: 'Choose the photos of the gallery', hours: 1, waitDays: 0 },
    { line: 1, title: 'Nina approves the photos', hours: 0, waitDays: 2 },
    { line: 1, title: 'Build the page of the gallery', hours: 2, waitDays: 0 },
    { line: 0, title: 'Test the site on a phone', hours: 1, waitDays: 0 },
  ],
};

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer(() => ({ text: '' }));
});
beforeEach(() => {
  server.mode = 'fine';
  server.asked.length = 0;
});
afterAll(() => server.stop());

const opened = (briefs: 'whole' | 'steps') => {
  const environment = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: server.baseUrl };
  return openModelEngine(readConfig(environment), 'openai-compatible', { planner: statementReader, briefs });
};

async function readBy(engine: ReturnType<typeof opened>, request = REQUEST) {
  const titles: string[] = [];
  const { reading } = await engine.read(request, {
    userId: 'anna',
    signal: new AbortController().signal,
    onPiece: ({ title }) => titles.push(title),
  });
  return { titles, statements: reading.statements };
}

test('a small model is asked one short question: the steps of the lines that the built-in reader finds', async () => {
  server.say = () => ({ text: JSON.stringify(STEPS) });
  const { titles, statements } = await readBy(opened('steps'));
  expect(server.asked).toHaveLength(1);
  const [system, user] = JSON.parse(server.asked[0]?.body ?? '').messages;
  expect(`${system.content} ${user.content}`.split(/\s+/).length).toBeLessThan(400);
  expect(JSON.parse(user.content)).toMatchObject({
    lines: [
      { line: 1, title: 'Build the gallery', hours: 6 },
      { line: 2, title: 'Build the contact form' },
    ],
    workdays: 15,
  });
  expect(titles).toEqual([
    'Choose the photos of the gallery',
    'Build the page of the gallery',
    'Test the site on a phone',
  ]);
  // The six hours of the brief win.
  expect(statements).toMatchObject([
    {
      title: 'Build the gallery',
      steps: [
        { minutes: 120, by: 'model' },
        { wait: 'Nina approves the photos', days: 2 },
        { minutes: 240, after: [2] },
      ],
    },
    { title: 'Build the contact form' },
    { title: 'Test the site on a phone', statedBy: 'model', words: { text: '' } },
  ]);
});

test('a wish without lines becomes the steps of the whole project', async () => {
  server.say = () => ({ text: JSON.stringify({ steps: STEPS.steps.map((one) => ({ ...one, line: 0 })) }) });
  const { statements } = await readBy(opened('steps'), { ...REQUEST, description: '' });
  expect(
    statements.flatMap((one) => (one.kind === 'task' && one.statedBy === 'model' ? [one.title] : [])),
  ).toEqual([
    'Choose the photos of the gallery',
    'Build the page of the gallery',
    'Test the site on a phone',
  ]);
});

test('a model whose long answers break off twice is asked the short question, and then nothing else for a while', async () => {
  const cut = planOf([stating(1, 'task', 'Build the gallery')], []).slice(0, -2);
  server.say = ({ body }) => ({ text: body.includes(STEP_RULES.slice(0, 40)) ? JSON.stringify(STEPS) : cut });
  const engine = opened('whole');
  const first = await readBy(engine);
  expect(first.statements).toHaveLength(3);
  expect(server.asked).toHaveLength(3);
  await readBy(engine);
  expect(server.asked).toHaveLength(4);
});

longTest('of eight projects that are read at once, none is lost to a full queue of the planner', async () => {
  const planner = startPlanner();
  try {
    server.say = () => ({
      text: planOf(
        [
          stating(1, 'task', 'Build the gallery (6 hours)', { title: 'Build the gallery' }),
          stating(2, 'task', 'Build the contact form', { title: 'Build the contact form' }),
        ],
        [],
      ),
    });
    const environment = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: server.baseUrl };
    const engine = openModelEngine(readConfig(environment), 'openai-compatible', { planner });
    const read = await Promise.all(Array.from({ length: 8 }, () => readBy(engine)));
    for (const { statements } of read)
      expect(statements.filter(({ kind }) => kind === 'task')).toHaveLength(2);
  } finally {
    await planner.stop();
  }
});
