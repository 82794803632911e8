import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { type FaultServer, startFaultServer } from '../testing/model/fault-server.ts';
import { wellSaid } from '../testing/model/sayings.ts';
import { BRIEF, makeProject, makeUser } from '../testing/people.ts';

let server: FaultServer;
let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  server = await startFaultServer(wellSaid);
  const config = {
    aiProvider: 'openai-compatible',
    aiModel: 'some-model',
    aiBaseUrl: server.baseUrl,
  } as const;
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

const WORDS = 'only a contact form';

async function makeRead() {
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  const params = { projectId: project.id };
  const read = async () => (await user.api.readings.get({ params })).data;
  const line = async () => {
    const { reading } = await read();
    return reading?.statements.find(({ words: { text } }) => text === WORDS);
  };
  const propose = async (body = {}) => (await user.api.planProposals.propose({ params, body })).data;
  return { user, project, params, read, line, propose };
}

longTest('a model reads the same words once: a correction is planned without asking it again', async () => {
  const { user, params, read, line, propose } = await makeRead();
  expect(await read()).toMatchObject({ reading: null, engine: null });
  expect(server.asked).toEqual([]);

  const first = await propose();
  const { length } = server.asked;
  expect(length).toBeGreaterThan(0);
  expect(await read()).toMatchObject({ engine: 'some-model', reading: first.reading });
  const found = await line();
  expect(found).toMatchObject({ kind: 'task', statedBy: 'model' });
  const { madeFrom } = await read();
  await user.api.readings.correct({
    params: { ...params, statement: found?.id ?? '' },
    body: { madeFrom, kind: 'later' },
  });
  const second = await propose();

  expect(server.asked).toHaveLength(length);
  expect(second.reading).toEqual((await read()).reading);
  expect(second.rows.map(({ task }) => task?.title)).not.toContain('Build the contact form');
  expect(first.rows.map(({ task }) => task?.title)).toContain('Build the contact form');
});

longTest('a correction outlives being read again, another engine and another brief', async () => {
  const { user, project, params, read, line, propose } = await makeRead();
  await propose();
  const { madeFrom } = await read();
  const statement = (await line())?.id ?? '';
  await user.api.readings.correct({ params: { ...params, statement }, body: { madeFrom, kind: 'note' } });
  const asked = server.asked.length;
  const said = { kind: 'note', statedBy: 'person' };

  await propose({ readAgain: true });
  expect(server.asked.length).toBeGreaterThan(asked);
  expect(await line()).toMatchObject(said);
  expect((await propose({ engine: 'builtin' })).plan.engine).toBe('built-in planner');
  expect(await line()).toMatchObject(said);
  const description = `Call Mara first.\n${BRIEF}`;
  await user.api.projects.change({ params: { id: project.id }, body: { description } });
  await propose();
  expect(await line()).toMatchObject(said);
});

test('when the dates change that a model counted from, it is said until the brief is read again', async () => {
  const { user, project, read, propose } = await makeRead();
  expect(await propose()).not.toHaveProperty('readFor');
  const { length } = server.asked;
  await user.api.projects.change({ params: { id: project.id }, body: { dueDate: '2026-12-18' } });
  const readFor = { startDate: '2026-11-23', dueDate: '2026-12-11' };
  expect(await propose()).toMatchObject({ readFor });
  expect(await read()).toMatchObject({ readFor });
  expect(server.asked).toHaveLength(length);
  expect(await propose({ readAgain: true })).not.toHaveProperty('readFor');
  expect(await read()).not.toHaveProperty('readFor');
  expect(server.asked.length).toBeGreaterThan(length);
});

longTest(
  'a preview asks the model once, also where lines of it are corrected and it is then made',
  async () => {
    const user = await makeUser(app);
    const body = { name: 'Site', description: BRIEF, startDate: '2026-11-23', dueDate: '2026-12-11' };
    const { madeFrom, asRead: reading } = (await user.api.planPreviews.show({ body })).data;
    const { length } = server.asked;
    const asRead = { madeFrom, reading };
    const found = reading.statements.find(({ words: { text } }) => text === WORDS);
    if (!found) throw new Error('The model said nothing of it');
    const { id, words } = found;
    const corrections = [{ id, words, sure: true, statedBy: 'person' as const, kind: 'later' as const }];
    const shown = (await user.api.planPreviews.show({ body: { ...body, asRead, corrections } })).data;
    const made = await makeProject(user, { ...body, asRead, corrections, generateAISubtasks: true });
    expect(server.asked).toHaveLength(length);
    expect(made.plan).toMatchObject({ engine: 'some-model' });
    expect(made.reading).toEqual(shown.reading);
    expect(made.subtasks.map(({ title }) => title)).toEqual(shown.tasks.map(({ title }) => title));
    // A Reading of other words is ignored.
    await user.api.planPreviews.show({ body: { ...body, description: `${BRIEF} `, asRead } });
    expect(server.asked.length).toBeGreaterThan(length);
  },
);

const ITALIAN = 'Devo ridipingere la cucina e montare due mensole. Il martedì non posso lavorare.';

test('what a language model read says nothing about how well a language is read by the built-in reader', async () => {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { description: ITALIAN });
  const params = { projectId: project.id };
  const { reading } = (await user.api.planProposals.propose({ params, body: {} })).data;
  expect(reading.statements.length).toBeGreaterThan(0);
  expect(reading).not.toHaveProperty('weakLanguage');
  expect((await user.api.readings.get({ params })).data.reading).toEqual(reading);
});
