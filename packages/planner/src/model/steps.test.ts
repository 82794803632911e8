import { daysBetween, weekdayOf } from '@daymark/domain/dates';
import { stepIdOf } from '@daymark/domain/library';
import { withStepCorrections } from '@daymark/domain/step-corrections';
import type { Depth } from '@daymark/domain/steps';
import { expect, test } from 'vitest';
import { brokenDown } from '../breakdown/broken-down.ts';
import { planProject } from '../plan.ts';
import { read, readOne } from '../testing/model-statements.ts';
import { requestFor } from '../testing/requests.ts';
import { readingFromModel } from './reading.ts';
import { readStatement } from './statement.ts';

const DATES = { startDate: '2026-11-24', dueDate: '2026-12-19', today: '2026-11-23' } as const;

/** The plan of what a model says about a brief. */
function planOf(description: string, statements: object[], depth: Depth = 'balanced') {
  const { reading: asRead } = read(description, statements);
  const request = requestFor({ ...DATES, name: 'Website', description });
  const { reading } = brokenDown({ ...request, reading: asRead, depth, kind: null, corrections: [] });
  const plan = planProject({ ...request, reading });
  const rows = plan.tasks.map(({ title, estimatedHours, dueDate }) => ({
    title,
    hours: estimatedHours,
    dueDate,
  }));
  return { asRead, reading, plan, rows };
}

const FORM = {
  kind: 'task',
  quote: 'Build the contact form',
  title: 'Build the contact form',
  phase: 'make',
  steps: [
    { title: 'Choose the fields of the form', hours: 0.5, done: 'a list of fields', after: [] },
    { title: 'Fields are approved', wait: true, who: 'Mara', days: 3, after: [] },
    { title: 'Build the form with its checks', hours: 2, after: [] },
    { title: 'Connect the form to the mailbox', hours: 1, after: [3] },
  ],
};

test('steps of a model are planned in their order, with its waits between them', () => {
  const { asRead, plan, rows } = planOf('Build the contact form.', [FORM]);
  expect(asRead.statements[0]).toMatchObject({
    sure: true,
    effort: { amount: 210, said: false },
    steps: [
      { place: 1, by: 'model', phase: 'make', minutes: 30, done: 'a list of fields' },
      { place: 2, wait: 'Fields are approved', who: 'Mara', days: 3, after: [1] },
      { place: 3, after: [2] },
      { place: 4, after: [3] },
    ],
  });
  expect(rows.map(({ title, hours }) => [title, hours])).toEqual([
    ['Choose the fields of the form', 0.5],
    ['Build the form with its checks', 2],
    ['Connect the form to the mailbox', 1],
  ]);
  const [chosen, built] = rows.map(({ dueDate }) => dueDate);
  expect(chosen && built && daysBetween(chosen, built)).toBeGreaterThanOrEqual(3);
  expect(plan.waits).toMatchObject([{ title: 'Fields are approved' }]);
});

test('steps add up to the hours that the brief says', () => {
  const { rows } = planOf('Build the contact form, 7 hours.', [
    { ...FORM, quote: 'Build the contact form, 7 hours', amount: { n: 7, unit: 'hour', per: 'whole' } },
  ]);
  expect(rows.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(7, 1);
});

test('as written, a line is one task, and what no words ask for is left out', () => {
  const test = { kind: 'task', quote: null, title: 'Test the form on a phone', after: [1], estimateHours: 1 };
  const launch = { kind: 'task', quote: 'Launch it', title: 'Launch it', after: [2], estimateHours: 1 };
  const statements = [FORM, test, launch];
  expect(planOf('Build the contact form. Launch it.', statements).rows.map(({ title }) => title)).toEqual([
    ...FORM.steps.flatMap(({ title, wait }) => (wait ? [] : [title])),
    'Test the form on a phone',
    'Launch it',
  ]);
  const { reading, rows } = planOf('Build the contact form. Launch it.', statements, 'as-written');
  expect(rows.map(({ title, hours }) => [title, hours])).toEqual([
    ['Build the contact form', 3.5],
    ['Launch it', 1],
  ]);
  const [first, second] = reading.statements;
  expect(second).toMatchObject({ after: [{ statement: first?.id }] });
});

test('of a task on its own day, all steps are done on that day', () => {
  const { rows } = planOf('Launch the site on 10 December.', [
    {
      kind: 'task',
      quote: 'Launch the site on 10 December',
      title: 'Launch the site',
      when: [{ words: 'on 10 December', rel: 'on', day: 10, month: 12 }],
      steps: [
        { title: 'Write the launch post', hours: 1, after: [] },
        { title: 'Switch the site on', hours: 0.5, after: [1] },
      ],
    },
  ]);
  expect(rows.map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['Write the launch post', '2026-12-10'],
    ['Switch the site on', '2026-12-10'],
  ]);
});

test('of more work than a day holds, the last step is done on its day, and the others before it', () => {
  const { rows } = planOf('Hand the report in on 10 December.', [
    {
      kind: 'task',
      quote: 'Hand the report in on 10 December',
      title: 'Hand the report in',
      when: [{ words: 'on 10 December', rel: 'on', day: 10, month: 12 }],
      steps: [4, 4, 3].map((hours, at) => ({ title: `Write chapter ${at + 1}`, hours, after: [] })),
    },
  ]);
  expect(rows.map(({ dueDate }) => dueDate === '2026-12-10')).toEqual([false, false, true]);
});

const OF_A_VAN = [
  {
    ...{ kind: 'task', quote: 'Lay the floor', title: 'Lay the floor' },
    steps: [
      { title: 'Choose the flooring', hours: 1, after: [], date: '2026-11-24' },
      { title: 'Cut the boards', hours: 3, after: [], date: '2026-12-08' },
      { title: 'Screw the boards down', hours: 3, after: [], date: '2026-12-12' },
    ],
  },
  { kind: 'task', quote: 'Treat the rust', title: 'Treat the rust', estimateHours: 2, date: '2026-12-02' },
];

test('work is done on the days that the model would choose, whatever the order of the words, and else near them', () => {
  const { rows } = planOf('Lay the floor. Treat the rust.', OF_A_VAN);
  expect(rows.map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['Choose the flooring', '2026-11-24'],
    ['Treat the rust', '2026-12-02'],
    ['Cut the boards', '2026-12-08'],
    // The 12th is a Saturday.
    ['Screw the boards down', '2026-12-14'],
  ]);
});

test('a project that has moved away from the days that the model would choose is spread over its own', () => {
  const { reading } = planOf('Lay the floor. Treat the rust.', OF_A_VAN);
  const moved = { name: 'Van', startDate: '2027-03-01', dueDate: '2027-03-31', today: '2027-03-01' };
  const { tasks } = planProject({ ...requestFor({ ...moved, description: '' }), reading });
  expect(new Set(tasks.map(({ dueDate }) => dueDate)).size).toBe(4);
});

test('no limit of the brief gives way to the days that the model would choose', () => {
  const { rows } = planOf(
    'Lay the floor. Treat the rust. Not on Tuesdays, 2 hours a day, all by 11 December.',
    [
      ...OF_A_VAN.map((one) => ({
        ...one,
        when: [{ words: 'by 11 December', rel: 'by', day: 11, month: 12 }],
      })),
      {
        ...{ kind: 'availability', quote: 'Not on Tuesdays' },
        when: [{ words: 'Tuesdays', rel: 'not', weekdays: [2] }],
      },
      { kind: 'availability', quote: '2 hours a day', amount: { n: 2, unit: 'hour', per: 'day' } },
    ],
  );
  const hours = new Map<string | null, number>();
  for (const row of rows) hours.set(row.dueDate, (hours.get(row.dueDate) ?? 0) + row.hours);
  expect(Math.max(...hours.values())).toBeLessThanOrEqual(2);
  expect(rows.every(({ dueDate }) => dueDate && dueDate <= '2026-12-11')).toBe(true);
  expect(rows.some(({ dueDate }) => dueDate && weekdayOf(dueDate) === 2)).toBe(false);
});

test('what follows others’ work follows what they need for it', () => {
  const { rows } = planOf('Put the posters up. Jo designs the poster. Write the wording.', [
    { kind: 'task', quote: 'Put the posters up', title: 'Put the posters up', estimateHours: 1, after: [2] },
    { kind: 'theirs', quote: 'Jo designs the poster', who: 'Jo', after: [3] },
    { kind: 'task', quote: 'Write the wording', title: 'Write the wording', estimateHours: 1 },
  ]);
  expect(rows.map(({ title }) => title)).toEqual(['Write the wording', 'Put the posters up']);
});

test('each topic has its own minutes', () => {
  const { rows } = planOf('Train for the run.', [
    {
      ...{ kind: 'repeat', quote: 'Train for the run', title: 'Run', estimateHours: 0.5 },
      repeat: {
        ...{ every: 1, unit: 'week', weekdays: [2, 5] },
        topics: [{ title: 'easy' }, { title: 'hills' }, { title: 'long', hours: 1.5 }],
      },
    },
  ]);
  expect([...new Set(rows.map(({ title, hours }) => `${title} ${hours}`))]).toEqual([
    'Run: easy 0.5',
    'Run: hills 0.5',
    'Run: long 1.5',
  ]);
});

test('what cannot be torn apart is on consecutive working days', () => {
  const { rows } = planOf('Write the report. Hold the retreat. Call the hotel on 3 December, 4 hours.', [
    { kind: 'task', quote: 'Write the report', title: 'Write the report', estimateHours: 26 },
    {
      ...{ kind: 'task', quote: 'Hold the retreat', title: 'Hold the retreat', together: true, after: [1] },
      estimateHours: 12,
    },
    {
      ...{ kind: 'task', quote: 'Call the hotel on 3 December, 4 hours', title: 'Call the hotel' },
      amount: { n: 4, unit: 'hour', per: 'whole' },
      when: [{ words: 'on 3 December', rel: 'on', day: 3, month: 12 }],
    },
  ]);
  const days = rows.flatMap(({ title, dueDate }) => (title.startsWith('Hold the retreat') ? [dueDate] : []));
  expect(days).toEqual(['2026-12-11', '2026-12-14']);
});

test('what is learned is a habit with its topics, one after the other', () => {
  const { asRead, rows } = planOf('Learn basic Spanish.', [
    {
      ...{ kind: 'repeat', quote: 'Learn basic Spanish', title: 'Practise Spanish', estimateHours: 0.5 },
      repeat: { every: 1, unit: 'week', timesAWeek: 4, topics: ['greetings', 'numbers', 'ordering food'] },
    },
  ]);
  expect(asRead.statements[0]).toMatchObject({
    sure: true,
    minutes: 30,
    topics: ['greetings', 'numbers', 'ordering food'],
  });
  const topics = [...new Set(rows.map(({ title }) => title))];
  expect(topics).toEqual([
    'Practise Spanish: greetings',
    'Practise Spanish: numbers',
    'Practise Spanish: ordering food',
  ]);
  expect(rows.length).toBeGreaterThan(9);
});

test('minutes that a model writes as hours are those of the brief', () => {
  expect(
    readOne('Call Tom every Friday, 45 minutes', {
      kind: 'repeat',
      repeat: { every: 1, unit: 'week', weekdays: [5] },
      amount: { n: 0.75, unit: 'hour', per: 'whole' },
    }),
  ).toMatchObject({ minutes: 45, sure: true });
});

test('when others are closed or away is no time off of the person; the own name is', () => {
  const off = { kind: 'availability', when: [{ words: 'on Mondays', rel: 'not', weekdays: [1] }] };
  const { reading } = read('The archive is closed on Mondays.', [
    { ...off, quote: 'The archive is closed on Mondays', who: 'the archive' },
  ]);
  expect(reading.statements).toMatchObject([{ kind: 'theirs', who: 'the archive' }]);
  const said = readStatement({ ...off, n: 1, title: 'Off', quote: 'Anna is off on Mondays', who: 'Anna' });
  const own = readingFromModel(
    { ...DATES, locale: 'en-GB', writer: 'Anna', description: 'Anna is off on Mondays.' },
    said ? [said] : [],
  );
  expect(own.reading.statements).toMatchObject([{ kind: 'availability', rule: 'never', weekdays: [1] }]);
});

test('a topic that the person leaves out is not practised', () => {
  const { reading } = read('Learn Spanish.', [
    {
      ...{ kind: 'repeat', quote: 'Learn Spanish', title: 'Practise Spanish' },
      repeat: { every: 1, unit: 'week', timesAWeek: 4, topics: ['greetings', 'numbers'] },
    },
  ]);
  const [habit] = reading.statements;
  if (!habit) throw new Error('Nothing was read');
  const left = { ...habit, id: stepIdOf(habit.id, 1), kind: 'note' as const };
  expect(withStepCorrections(reading, [left]).statements).toMatchObject([{ topics: ['numbers'] }]);
});

test('of parts that get so long a day, as many as fit that are done on a day', () => {
  const { rows } = planOf('Record 12 chapters, 2.5 hours a day.', [
    {
      ...{ kind: 'task', quote: 'Record 12 chapters, 2.5 hours a day', title: 'Record the chapters' },
      ...{
        parts: { count: 12, unit: 'chapter' },
        amount: { n: 2.5, unit: 'hour', per: 'day' },
        estimateHours: 8,
      },
    },
  ]);
  expect(rows.map(({ title }) => title)).toEqual([
    'Record the chapters 1–3/12',
    'Record the chapters 4–6/12',
    'Record the chapters 7–9/12',
    'Record the chapters 10–12/12',
  ]);
  expect(new Set(rows.map(({ dueDate }) => dueDate)).size).toBe(4);
});
