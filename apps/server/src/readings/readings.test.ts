import type { PlanProposal } from '@daymark/contract/plan-proposals';
import type { NewProject } from '@daymark/contract/projects';
import type { Reading, StatementCorrection } from '@daymark/contract/readings';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeProject, makeUser } from '../testing/people.ts';

const BRIEF = 'Write 3 letters. Paint the door. Mow the lawn.';

/** A correction of each kind, without the stamp of the brief. */
type Fields = StatementCorrection extends infer One
  ? One extends unknown
    ? Omit<One, 'madeFrom'>
    : never
  : never;

/** A project with this brief, and functions to read, correct and plan it. */
async function makeRead(description = BRIEF) {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { project } = await makeProject(user, { description });
  const params = { projectId: project.id };
  const { readings, planProposals, subtasks, projects } = user.api;
  const read = async () => (await readings.get({ params })).data;
  /** Corrects the line with these words. */
  const correct = async (words: string, fields: Fields) => {
    const { madeFrom, reading } = await read();
    const body = { madeFrom, ...fields } as StatementCorrection;
    return (await readings.correct({ params: { ...params, statement: lineOf(reading, words).id }, body }))
      .data;
  };
  const describe = (to: string) => projects.change({ params: { id: project.id }, body: { description: to } });
  const propose = async () => (await planProposals.propose({ params })).data;
  const plan = async () => (await subtasks.generate({ params, body: { regenerate: true } })).data;
  return { app, user, project, params, read, correct, describe, propose, plan };
}

function lineOf(reading: Reading | null, words: string) {
  const line = reading?.statements.find(({ words: { text } }) => text.includes(words));
  if (!line) throw new Error(`No line says ${words}`);
  return line;
}

const titlesOf = (rows: readonly { title: string }[]) => rows.map(({ title }) => title).join('; ');

test('the brief of a project is read line by line, in its own words', async () => {
  const { read } = await makeRead();
  const { reading, engine, madeFrom } = await read();
  expect(engine).toBe('built-in planner');
  expect(lineOf(reading, 'Paint the door')).toMatchObject({
    kind: 'task',
    title: 'Paint the door',
    statedBy: 'reader',
  });
  for (const { words } of reading?.statements ?? [])
    expect(BRIEF.slice(words.start, words.end)).toBe(words.text);
  expect(await read()).toEqual({ reading, engine, madeFrom });
});

test('a corrected line is planned by what the person says, and as before once that is taken back', async () => {
  const { user, params, read, correct, plan } = await makeRead();
  const before = await read();
  expect(titlesOf(await plan())).toContain('Paint the door');

  const corrected = await correct('Paint the door', { kind: 'note' });

  const line = lineOf(corrected.reading, 'Paint the door');
  expect(line).toMatchObject({ kind: 'note', statedBy: 'person', sure: true });
  expect(await read()).toEqual(corrected);
  expect(titlesOf(await plan())).not.toContain('Paint the door');
  const back = await user.api.readings.takeBack({ params: { ...params, statement: line.id } });
  expect(back.data).toEqual(before);
  expect(titlesOf(await plan())).toContain('Paint the door');
  expect(
    await failure(user.api.readings.takeBack({ params: { ...params, statement: line.id } })),
  ).toMatchObject({
    status: 404,
  });
});

test('hours that a person says are planned, and no guess any more', async () => {
  const { correct, plan } = await makeRead();
  const rowOf = async () => (await plan()).filter(({ title }) => title.includes('lawn'));
  expect((await rowOf()).every(({ guessed }) => guessed)).toBe(true);
  const effort = { amount: 90, unit: 'minutes', per: 'whole', said: true } as const;
  await correct('Mow the lawn', { kind: 'task', title: 'Mow the lawn', effort });
  expect(await rowOf()).toMatchObject([{ estimatedHours: 1.5, guessed: false, title: 'Mow the lawn' }]);
});

longTest(
  'a correction outlives a change of the brief elsewhere, a new plan, the trash and an export',
  async () => {
    const { user, project, read, correct, describe, plan } = await makeRead();
    await correct('Paint the door', { kind: 'note' });
    await plan();
    await describe(`First of all: buy stamps.\n${BRIEF}`);
    const { reading } = await read();
    expect(lineOf(reading, 'Paint the door')).toMatchObject({ kind: 'note', statedBy: 'person' });
    expect(titlesOf(await plan())).not.toContain('Paint the door');
    await user.api.projects.delete({ params: { id: project.id } });
    await user.api.trash.restore({ params: { id: project.id } });
    expect((await read()).reading).toEqual(reading);
    const [exported] = (await user.api.exports.account()).projects;
    expect(exported?.corrections).toMatchObject([{ kind: 'note', words: { text: 'Paint the door' } }]);
    // Its words are gone, so it has no effect any more.
    await describe('Write 3 letters.');
    expect((await read()).reading?.statements.some(({ statedBy }) => statedBy === 'person')).toBe(false);
  },
);

longTest(
  'a correction of words that have changed meanwhile is refused, and so is one of no line',
  async () => {
    const { user, params, read, correct, describe } = await makeRead();
    const { madeFrom, reading } = await read();
    const at = (statement: string, body: StatementCorrection) =>
      failure(user.api.readings.correct({ params: { ...params, statement }, body }));
    const { id } = lineOf(reading, 'Paint the door');
    expect(await at('s0', { madeFrom, kind: 'note' })).toMatchObject({ status: 404 });
    const words = { text: 'Paint', start: 0, end: 5 };
    expect(await at(id, { madeFrom, kind: 'note', words })).toMatchObject({
      status: 400,
      errors: [{ path: 'words' }],
    });
    await describe('Paint the door. And the window.');
    expect(await at(id, { madeFrom, kind: 'note' })).toMatchObject({ status: 409 });
    expect((await correct('Paint the door', { kind: 'later' })).reading).toBeDefined();
  },
);

longTest('lines that are corrected at the same time are both corrected', async () => {
  const { correct, read } = await makeRead();
  await Promise.all([
    correct('Paint the door', { kind: 'note' }),
    correct('Mow the lawn', { kind: 'later' }),
    correct('Write 3 letters', { kind: 'excluded' }),
  ]);
  const { reading } = await read();
  expect(lineOf(reading, 'Paint').kind).toBe('note');
  expect(lineOf(reading, 'Mow').kind).toBe('later');
  expect(lineOf(reading, 'Write').kind).toBe('excluded');
});

const acceptanceOf = ({ rows, leftOut: _, reading: __, ...proposal }: PlanProposal) => ({
  ...proposal,
  rows: rows.flatMap(({ key, task }) => (task ? [{ key, subtask: null, task, edited: [] }] : [])),
  ...{ removed: [], held: [], dropped: [], order: [] },
});

test('a proposal from before a correction is not written', async () => {
  const { user, params, correct, propose } = await makeRead();
  const proposal = await propose();
  expect(proposal.reading.statements.length).toBeGreaterThan(0);
  await correct('Paint the door', { kind: 'note' });
  const refused = await failure(user.api.planProposals.accept({ params, body: acceptanceOf(proposal) }));
  expect(refused).toMatchObject({ status: 409 });
  await user.api.planProposals.accept({ params, body: acceptanceOf(await propose()) });
});

test('what a preview sends back is not read again, until the dates that it was read for are others', async () => {
  const user = await makeUser(await startTestApp());
  const body: NewProject = {
    name: 'House',
    description: BRIEF,
    startDate: '2026-11-23',
    dueDate: '2026-12-11',
  };
  const { madeFrom, frame, asRead } = (await user.api.planPreviews.show({ body })).data;
  const renamed = asRead.statements.map((one) =>
    one.kind === 'task' && one.title === 'Paint the door' ? { ...one, title: 'Polish the bell' } : one,
  );
  const again = { ...body, asRead: { madeFrom, frame, reading: { statements: renamed } } };
  const titlesFor = async (project: NewProject) =>
    titlesOf((await user.api.planPreviews.show({ body: project })).data.tasks);
  expect(await titlesFor(again)).toContain('Polish the bell');
  expect(await titlesFor({ ...again, dueDate: '2026-12-18' })).toContain('Paint the door');
});

test('a preview of a new project writes nothing, and the project is then planned as it was shown', async () => {
  const user = await makeUser(await startTestApp());
  const body: NewProject = {
    name: 'House',
    description: BRIEF,
    startDate: '2026-11-23',
    dueDate: '2026-12-11',
  };
  const first = (await user.api.planPreviews.show({ body })).data;
  expect(titlesOf(first.tasks)).toContain('Paint the door');
  const line = lineOf(first.reading, 'Paint the door');
  const { id, words } = line;
  const corrections = [{ id, words, sure: true, statedBy: 'person' as const, kind: 'note' as const }];
  const asRead = { madeFrom: first.madeFrom, frame: first.frame, reading: first.asRead };
  const shown = (await user.api.planPreviews.show({ body: { ...body, asRead, corrections } })).data;
  expect(titlesOf(shown.tasks)).not.toContain('Paint the door');
  expect(shown.asRead).toEqual(first.asRead);
  expect((await user.api.projects.list()).total).toBe(0);

  const { project, subtasks, reading } = await makeProject(user, {
    ...body,
    ...{ asRead, corrections, generateAISubtasks: true },
  });

  expect(reading).toEqual(shown.reading);
  expect(subtasks.map(({ title, dueDate }) => [title, dueDate])).toEqual(
    shown.tasks.map(({ title, dueDate }) => [title, dueDate]),
  );
  const kept = (await user.api.readings.get({ params: { projectId: project.id } })).data;
  expect(kept.reading).toEqual(shown.reading);
});

const ITALIAN = 'Devo ridipingere la cucina e montare due mensole. Il martedì non posso lavorare.';

test('a language that is not read well enough is named, also when lines are corrected and when the Reading is kept', async () => {
  const { read, correct, propose } = await makeRead(ITALIAN);
  expect((await read()).reading?.weakLanguage).toBe('it');
  await correct('montare', { kind: 'later' });
  expect((await propose()).reading.weakLanguage).toBe('it');
  expect((await read()).reading?.weakLanguage).toBe('it');
  const english = await makeRead();
  expect((await english.read()).reading).not.toHaveProperty('weakLanguage');
});

test('a preview names it too, also when it is sent back, and the project that is made of it keeps that', async () => {
  const user = await makeUser(await startTestApp());
  const body: NewProject = {
    name: 'Cucina',
    description: ITALIAN,
    startDate: '2026-11-23',
    dueDate: '2026-12-11',
  };
  const { madeFrom, frame, asRead: reading } = (await user.api.planPreviews.show({ body })).data;
  const again = { ...body, asRead: { madeFrom, frame, reading } };
  const shown = (await user.api.planPreviews.show({ body: again })).data;
  expect(shown.reading.weakLanguage).toBe('it');
  const { project } = await makeProject(user, { ...again, generateAISubtasks: true });
  const kept = (await user.api.readings.get({ params: { projectId: project.id } })).data;
  expect(kept.reading?.weakLanguage).toBe('it');
  const english = (await user.api.planPreviews.show({ body: { ...body, description: BRIEF } })).data;
  expect(english.reading).not.toHaveProperty('weakLanguage');
});
