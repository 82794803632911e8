import type { Reading, StatementCorrection } from '@daymark/contract/readings';
import { lineOf, suggestedTask, wishedTask } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import type { Depth } from '@daymark/domain/steps';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeProject, makeUser } from '../testing/people.ts';

async function makeLibraryProject(project: { name: string; description: string }) {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { id } = (await makeProject(user, project)).project;
  const params = { projectId: id };
  const { readings, subtasks, planProposals } = user.api;
  const read = async () => (await readings.get({ params })).data;
  const correct = async ({ id: statement }: Statement, fields: Omit<StatementCorrection, 'madeFrom'>) => {
    const { madeFrom } = await read();
    const body = { madeFrom, ...fields } as StatementCorrection;
    return (await readings.correct({ params: { ...params, statement }, body })).data;
  };
  const takeBack = ({ id: statement }: Statement) => readings.takeBack({ params: { ...params, statement } });
  const propose = async () => (await planProposals.propose({ params })).data;
  const plan = async (wish: { depth?: Depth } = {}) =>
    (await subtasks.generate({ params, body: { regenerate: true, ...wish } })).data;
  return { user, params, read, correct, takeBack, propose, plan };
}

function ofKind<K extends Statement['kind']>(reading: Reading | null, kind: K) {
  return (reading?.statements ?? []).filter(
    (one): one is Extract<Statement, { kind: K }> => one.kind === kind,
  );
}

longTest(
  'a wish without steps is planned by the library; as one task it has one row; taken back, its steps again',
  async () => {
    const wish = { name: 'Taxes', description: 'I need to do my tax return.' };
    const { read, correct, takeBack, plan } = await makeLibraryProject(wish);
    const [line] = ofKind((await read()).reading, 'library');
    if (!line) throw new Error('Nothing comes from the library');
    expect(line).toMatchObject({ project: 'tax-return', wish: 'Do my tax return', sure: true });

    const rows = await plan();
    const work = line.steps.flatMap((step) => ('title' in step ? step.title : []));
    expect(new Set(rows.map(({ title }) => title.replace(/ \(\d+\/\d+\)$/, '')))).toEqual(new Set(work));
    for (const row of rows) {
      expect(row).toMatchObject({ source: null, guessed: true });
      expect(row.playbook).toMatch(/^tax-return\/\d+$/);
      expect(lineOf(row.statement ?? '')).toBe(line.id);
    }
    const done = new Map(
      line.steps.flatMap((step) => ('done' in step ? [[step.title, step.done ?? '']] : [])),
    );
    expect([...done.values()].some((text) => text !== '')).toBe(true);
    for (const { title, description } of rows)
      expect(description).toBe(done.get(title.replace(/ \(\d+\/\d+\)$/, '')));
    expect((await plan()).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));

    await correct(line, wishedTask(line));
    expect(await plan()).toMatchObject([{ title: 'Do my tax return', playbook: null }]);

    await takeBack(line);
    expect((await plan()).map(({ title }) => title)).toEqual(rows.map(({ title }) => title));
  },
);

longTest('a step that was deleted is not planned again, and the others stay', async () => {
  const { user, params, plan } = await makeLibraryProject({ name: 'Taxes', description: 'Do my tax return' });
  const [, gone, ...rest] = await plan();
  if (!gone) throw new Error('There is one step');
  await user.api.subtasks.delete({ params: { id: gone.id } });
  const titles = (await plan()).map(({ title }) => title);
  expect(titles).not.toContain(gone.title);
  expect(titles).toHaveLength(rest.length + 1);
  expect((await user.api.subtasks.list({ params })).data).toHaveLength(rest.length + 1);
});

test('a project without a description is planned by its name where the library knows it', async () => {
  const { read, plan } = await makeLibraryProject({ name: 'Moving house', description: '' });
  expect(ofKind((await read()).reading, 'library')).toMatchObject([{ project: 'moving-house' }]);
  expect((await plan()).length).toBeGreaterThan(5);
  const vague = await makeLibraryProject({ name: 'Zxqv', description: '' });
  expect((await vague.read()).reading?.statements).toEqual([]);
});

longTest(
  'the lines of a brief stand beside the steps of its kind of project, and alone as written',
  async () => {
    const lines = ['Pack the kitchen', 'Pack the books'];
    const { read, plan } = await makeLibraryProject({
      name: 'Moving house',
      description: `${lines.join('. ')}.`,
    });
    const [whole] = ofKind((await read()).reading, 'library');
    if (!whole) throw new Error('Nothing comes from the library');
    const rows = await plan();
    const own = rows.filter(({ source }) => source !== null);
    for (const line of lines) expect(own.some(({ title }) => title.startsWith(line))).toBe(true);
    const others = rows.filter(({ source }) => source === null);
    expect(others.length).toBeGreaterThan(5);
    for (const { playbook, statement } of others) {
      expect(playbook).toMatch(/^moving-house\/\d+$/);
      expect(lineOf(statement ?? '')).toBe(whole.id);
    }

    const asWritten = await plan({ depth: 'as-written' });
    expect(ofKind((await read()).reading, 'library')).toEqual([]);
    expect(new Set(asWritten.map(({ title }) => title.replace(/ \(\d+\/\d+\)$/, '')))).toEqual(
      new Set(lines),
    );
  },
);

/** With so many lines of its own, a brief is its own plan. */
const OWN_PLAN =
  'Book the movers. Pack the kitchen. Pack the books. Get boxes. Load the van. Visit Ana. Cook a last dinner. Clean the oven. Paint the hall. Give the keys back.';

test('a forgotten step is planned once it is added, not before; taken back it is offered again, turned down it is not', async () => {
  const { read, correct, takeBack, propose, plan } = await makeLibraryProject({
    name: 'Moving house',
    description: OWN_PLAN,
  });
  expect(ofKind((await read()).reading, 'library')).toEqual([]);
  const [offered, other] = ofKind((await read()).reading, 'suggestion');
  if (!offered || !other) throw new Error('Nothing is offered');
  expect((await plan()).map(({ title }) => title)).not.toContain(offered.title);

  const { reading } = await correct(offered, suggestedTask(offered));
  expect(ofKind(reading, 'suggestion').map(({ id }) => id)).not.toContain(offered.id);
  const row = (await plan()).find(({ title }) => title === offered.title);
  expect(row).toMatchObject({
    estimatedHours: offered.minutes / 60,
    guessed: true,
    playbook: offered.library.step,
  });
  const before = (await plan()).filter(({ statement }) =>
    offered.after.some((one) => one.statement === statement),
  );
  for (const { dueDate } of before) expect((dueDate ?? '') <= (row?.dueDate ?? '')).toBe(true);

  await takeBack(offered);
  expect((await plan()).map(({ title }) => title)).not.toContain(offered.title);
  await correct(other, { kind: 'excluded' });
  const left = ofKind((await propose()).reading, 'suggestion').map(({ id }) => id);
  expect(left).toContain(offered.id);
  expect(left).not.toContain(other.id);
});
