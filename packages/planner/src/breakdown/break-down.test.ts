import { lineOf } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import { type Depth, isWorkStep } from '@daymark/domain/steps';
import { expect, test } from 'vitest';
import { libraryIn, NO_LIBRARY } from '../library/library.ts';
import { planProject } from '../plan.ts';
import { task as taskOf } from '../testing/readings.ts';
import { requestFor } from '../testing/requests.ts';
import { brokenDown } from './broken-down.ts';
import { withSteps } from './expand.ts';
import { titleOfLine } from './line-titles.ts';
import { linesIn } from './lines.ts';

interface Given {
  name: string;
  lines?: Statement[];
  depth?: Depth;
  kind?: string | null;
  corrections?: Statement[];
  category?: string;
  dueDate?: string;
}

function broken({
  name,
  lines = [],
  depth = 'balanced',
  kind = null,
  corrections = [],
  category = '',
  dueDate = '2027-02-19',
}: Given) {
  const description = lines.map(({ words }) => words.text).join('\n');
  const request = requestFor({ name, description, category, dueDate, reading: { statements: lines } });
  const { reading, breakdown } = brokenDown({ ...request, depth, kind, corrections });
  return { reading, breakdown, plan: planProject({ ...request, reading }) };
}

const APP = [taskOf('Login'), taskOf('Progress charts'), taskOf('Push notifications')];

const wholeIn = ({ reading }: ReturnType<typeof broken>) => {
  const whole = reading.statements.find((one) => one.kind === 'library');
  if (whole?.kind !== 'library') throw new Error('Nothing comes from the library');
  return whole;
};

test('lines stand beside the steps of their kind of project, each with the steps of what it produces', () => {
  const app = broken({ name: 'Fitness app MVP', lines: APP, category: 'app' });
  expect(app.breakdown.kind?.id).toBe('mobile-app-mvp');
  expect(wholeIn(app).steps.length).toBeGreaterThan(5);
  for (const { title } of APP.flatMap((one) => (one.kind === 'task' ? one : []))) {
    const line = app.reading.statements.find((one) => one.kind === 'task' && one.title === title);
    expect((line?.kind === 'task' && line.steps?.length) || 0, title).toBeGreaterThan(1);
    expect(
      app.plan.tasks.some((row) => row.title.startsWith(`${title}: `)),
      title,
    ).toBe(true);
  }
  expect(app.plan.feasible).toBe(true);
  const hours = app.plan.tasks.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0);
  expect(hours).toBeGreaterThan(60);
});

test('a line takes the place of the step that it covers', () => {
  const alone = broken({ name: 'Fitness app MVP', category: 'app' });
  const named = broken({ name: 'Fitness app MVP', lines: [taskOf('Login')], category: 'app' });
  const titles = (of: typeof alone) =>
    wholeIn(of)
      .steps.filter(isWorkStep)
      .map(({ title }) => title);
  expect(titles(named).length).toBeLessThan(titles(alone).length);
  const rows = named.plan.tasks.map(({ title, dueDate }) => ({ title, day: dueDate ?? '' }));
  const lastOfLogin = rows.filter(({ title }) => title.startsWith('Login')).at(-1)?.day ?? '';
  expect(lastOfLogin < (rows.at(-1)?.day ?? '')).toBe(true);
});

test('the name alone is broken down, as the kind that the person chose, or not at all', () => {
  expect(broken({ name: 'Website redesign' }).plan.tasks.length).toBeGreaterThan(8);
  const { breakdown } = broken({ name: 'Website redesign' });
  const [other] = breakdown.others;
  expect(other).toBeDefined();
  expect(broken({ name: 'Website redesign', kind: other?.id ?? '' }).breakdown.kind?.id).toBe(other?.id);
  expect(broken({ name: 'Website redesign', kind: 'none' }).plan.tasks).toEqual([]);
  expect(broken({ name: 'Zxqv' }).breakdown).toMatchObject({ kind: null, isSure: false });
});

test('as written, each line is one task with the hours of what it produces', () => {
  const { reading, plan, breakdown } = broken({
    name: 'Fitness app MVP',
    lines: APP,
    depth: 'as-written',
    category: 'app',
  });
  expect(reading.statements).toHaveLength(3);
  expect(new Set(plan.tasks.map(({ statement }) => statement)).size).toBe(3);
  for (const one of reading.statements)
    expect(one.kind === 'task' && (one.effort?.amount ?? 0)).toBeGreaterThan(90);
  const sizes = breakdown.sizes.map(({ tasks }) => tasks);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});

test('said hours are shared out among the steps, and a brief with its own days keeps its lines whole', () => {
  const effort = { amount: 600, unit: 'minutes', per: 'whole', said: true } as const;
  const { reading, plan } = broken({
    name: 'Fitness app MVP',
    lines: [taskOf('Login', { effort })],
    category: 'app',
  });
  const line = reading.statements.find((one) => one.kind === 'task');
  const minutes =
    line?.kind === 'task' ? (line.steps ?? []).filter(isWorkStep).map((one) => one.minutes) : [];
  const sum = minutes.reduce((all, one) => all + one, 0);
  expect(sum).toBe(600);
  const rows = plan.tasks.filter(({ title }) => title.startsWith('Login: '));
  expect(rows.map(({ guessed }) => guessed)).toEqual(rows.map(() => false));
  expect(rows.reduce((all, { estimatedHours }) => all + estimatedHours, 0)).toBe(10);
  const fixed = broken({
    name: 'Fitness app MVP',
    lines: [taskOf('Login', { on: ['2026-12-08'] })],
    category: 'app',
  });
  expect(
    fixed.plan.tasks.filter(({ title }) => /^(build the )?login/i.test(title)).map(({ dueDate }) => dueDate),
  ).toEqual(['2026-12-08']);
});

test('a brief with many lines of its own keeps ours as suggestions', () => {
  const lines =
    'Book the van;Pack the kitchen;Pack the books;Get boxes;Cancel the gas;Read the meters;Clean the oven;Paint the hall;Give the keys back;Tell the bank'
      .split(';')
      .map((title) => taskOf(title));
  const { reading } = broken({ name: 'Moving house', lines });
  expect(reading.statements.filter(({ kind }) => kind === 'library')).toEqual([]);
  const suggested = reading.statements.filter(({ kind }) => kind === 'suggestion');
  expect(suggested.length).toBeGreaterThan(0);
  expect(suggested.length).toBeLessThanOrEqual(3);
  const [first] = suggested;
  const turnedDown = { ...first, kind: 'excluded', statedBy: 'person' } as Statement;
  const again = broken({ name: 'Moving house', lines, corrections: [turnedDown] }).reading.statements;
  expect(again.filter(({ kind }) => kind === 'suggestion').map(({ id }) => id)).not.toContain(first?.id);
});

test('a step is renamed, timed, left out and added, and stays so at another depth', () => {
  const before = wholeIn(broken({ name: 'Moving house' }));
  const [first, second, third] = before.steps.filter(isWorkStep);
  if (!first || !second || !third) throw new Error('It has too few steps');
  const ofStep = (place: number, statement: Statement): Statement => ({
    ...statement,
    id: `${before.id}-step-${place}`,
    words: { text: '', start: 0, end: 0 },
    statedBy: 'person',
  });
  const effort = { amount: 45, unit: 'minutes', per: 'whole', said: true } as const;
  const corrections = [
    ofStep(first.place, taskOf('Count the boxes', { effort })),
    ofStep(second.place, { ...taskOf('x'), kind: 'excluded' } as Statement),
    ofStep(
      9001,
      taskOf('Say goodbye to the neighbours', {
        after: [{ statement: `${before.id}-step-${third.place}`, lag: null, each: false }],
      }),
    ),
  ];
  for (const depth of ['balanced', 'detailed'] as const) {
    const { statements } = withSteps(broken({ name: 'Moving house', corrections, depth }).reading);
    const titles = statements.flatMap((one) => (one.kind === 'task' ? one.title : []));
    expect(titles).toContain('Count the boxes');
    expect(titles).toContain('Say goodbye to the neighbours');
    expect(titles).not.toContain(first.title);
    expect(titles).not.toContain(second.title);
    for (const one of statements) expect(lineOf(one.id)).toBe(before.id);
  }
});

test('a line keeps the hours that a language model gave for it', () => {
  const effort = { amount: 360, unit: 'minutes', per: 'whole', said: false } as const;
  const login: Statement = { ...taskOf('Login', { effort }), statedBy: 'model' };
  const { reading, plan } = broken({
    name: 'Fitness app MVP',
    lines: [login],
    category: 'app',
    depth: 'detailed',
  });
  expect(reading.statements).toMatchObject([{ id: login.id, steps: expect.any(Array) }]);
  expect(plan.tasks.reduce((all, { estimatedHours }) => all + estimatedHours, 0)).toBe(6);
  expect(plan.tasks.every(({ guessed }) => guessed)).toBe(true);
});

test('a fixed day does not wait for more said hours than there are before it', () => {
  const effort = { amount: 18_000, unit: 'minutes', per: 'whole', said: true } as const;
  const lines = [taskOf('Write a handbook', { effort }), taskOf('Do the launch', { on: ['2026-12-10'] })];
  const { plan } = broken({ name: 'Portfolio site', lines, dueDate: '2026-12-18' });
  expect(plan.remedies.map(({ kind }) => kind)).toContain('later-due-date');
});

test('with too little time it leaves out what is nice to have, and takes low estimates', () => {
  const { breakdown, reading } = broken({ name: 'Master thesis', dueDate: '2026-12-18' });
  expect(breakdown.savings).toBe('low');
  expect(reading.statements.some(({ kind }) => kind === 'library')).toBe(true);
});

test('done, excluded and other people’s deliverables take their step out', () => {
  const venue: Statement = { ...taskOf('The venue is booked'), kind: 'done', of: null } as Statement;
  const titles = (lines: Statement[]) =>
    withSteps(broken({ name: 'Wedding', lines }).reading).statements.flatMap((one) =>
      one.kind === 'task' ? one.title : [],
    );
  expect(titles([venue]).length).toBeLessThan(titles([]).length);
});

test('a line that only points back comes behind the line that it points to', () => {
  const { plan } = broken({
    name: 'Flyer',
    lines: [taskOf('Print 500'), taskOf('Hand them out in the neighbourhood')],
    kind: 'flyer-poster',
  });
  const daysOf = (words: RegExp) =>
    plan.tasks.flatMap(({ title, dueDate }) => (words.test(title) ? (dueDate ?? '') : [])).sort();
  const [printed, [handed]] = [daysOf(/^Print 500/), daysOf(/^Hand them out/)];
  expect(printed.length).toBeGreaterThan(0);
  expect((printed.at(-1) ?? '') <= (handed ?? '')).toBe(true);
});

test('a line of one verb gets no second verb', () => {
  const deliverable = libraryIn('en').deliverables.find(({ verb }) => verb === 'Put in') ?? null;
  expect(deliverable).not.toBeNull();
  const titleOf = (title: string) =>
    linesIn([taskOf(title)], NO_LIBRARY, null).map((line) =>
      titleOfLine({ ...line, deliverable, isFound: true, isNamed: true }, 'en'),
    );
  expect([titleOf('Insulate'), titleOf('Insulation')]).toEqual([['Insulate'], ['Put in the insulation']]);
});

test('a line of several that is near to a family stays work', () => {
  const lines = [taskOf('Tidy the table'), taskOf('Juggling'), taskOf('Phone Anna')];
  const { reading, plan } = broken({ name: 'Saturday', lines, kind: 'f-skill' });
  expect(reading.statements.filter(({ kind }) => kind === 'task')).toHaveLength(lines.length);
  expect(plan.tasks.map(({ title }) => title).join(' | ')).toMatch(/juggling/i);
});

test('a later line that means the kind in other words stays work', () => {
  const lines = [taskOf('Chip'), taskOf('Fell the dead ash'), taskOf('Clear everything')];
  const { reading } = broken({ name: 'Winter pruning for the parish', lines, kind: 'pruning-trees' });
  expect(reading.statements.filter(({ kind }) => kind === 'task')).toHaveLength(lines.length);
});

test('a brief that gives each of its lines hours keeps the sum, and ours are suggestions', () => {
  const flyer = taskOf('Design a flyer', {
    effort: { amount: 720, unit: 'minutes', said: true, per: 'whole' },
  });
  const letter = taskOf('Write the invitation', {
    effort: { amount: 360, unit: 'minutes', said: true, per: 'whole' },
  });
  const { plan, reading } = broken({ name: 'Flyer for the winter market', lines: [flyer, letter] });
  expect(plan.neededHours).toBe(18);
  expect(plan.tasks.length).toBeGreaterThan(4);
  expect(reading.statements.filter(({ kind }) => kind === 'suggestion').length).toBeGreaterThan(0);
});
