import { addDays, daysBetween, weekdayOf } from '@daymark/domain/dates';
import { stepIdOf } from '@daymark/domain/library';
import { expect, test } from 'vitest';
import { planProject } from '../plan.ts';
import { planOf, row, weekly, when } from '../testing/model-lines.ts';
import { requestFor } from '../testing/requests.ts';

const FORM = { kind: 'task', quote: 'Build the contact form', title: 'Build the contact form' };
const OF_FORM = [
  row(1, 'Choose the fields of the form', 0.5, { n: 11, done: 'a list of fields' }),
  row(1, 'Fields are approved', 0, {
    ...{ n: 12, date: '2026-11-24', until: '2026-11-27', who: 'Mara', after: [11] },
  }),
  row(1, 'Build the form with its checks', 2, { n: 13, after: [12] }),
  row(1, 'Connect the form to the mailbox', 1, { n: 14, after: [13] }),
];

test('steps of a model are planned in their order, with its waits between them', () => {
  const { asRead, plan, rows } = planOf('Build the contact form.', [FORM, ...OF_FORM]);
  expect(asRead.statements[0]).toMatchObject({
    sure: true,
    effort: { amount: 210, said: false },
    steps: [
      { place: 1, by: 'model', minutes: 30, done: 'a list of fields' },
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
    ...OF_FORM,
  ]);
  expect(rows.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(7, 1);
});

test('a single row is its statement, with its title, its hours and its day', () => {
  const { asRead } = planOf('Contact form.', [
    { kind: 'task', quote: 'Contact form', title: 'Contact form' },
    row(1, 'Build and test the contact form', 3, { date: '2026-12-01' }),
  ]);
  expect(asRead.statements).toMatchObject([
    { title: 'Build and test the contact form', effort: { amount: 180 }, likelyOn: '2026-12-01', sure: true },
  ]);
  expect(asRead.statements[0]).not.toHaveProperty('steps');
});

test('a step follows steps of other lines, and what follows a line follows all its steps', () => {
  const { asRead, rows } = planOf('Build the form. Write the texts. Launch it.', [
    { kind: 'task', quote: 'Build the form', title: 'Build the form' },
    { kind: 'task', quote: 'Write the texts', title: 'Write the texts' },
    { kind: 'task', quote: 'Launch it', title: 'Launch it' },
    row(1, 'Draw the form', 1),
    row(1, 'Put the texts into the form', 1, { after: [4, 7] }),
    row(2, 'Ask for the texts', 1, { after: [4] }),
    row(2, 'Edit the texts', 1, { after: [6] }),
    row(3, 'Launch the site', 1, { after: [1, 2] }),
  ]);
  const [form, texts] = asRead.statements;
  expect(form).toMatchObject({
    sure: true,
    steps: [{ place: 1 }, { place: 2, after: [1], behind: [stepIdOf(texts?.id ?? '', 2)] }],
  });
  expect(rows.map(({ title }) => title)).toEqual([
    'Draw the form',
    'Ask for the texts',
    'Edit the texts',
    'Put the texts into the form',
    'Launch the site',
  ]);
});

test('as written, a line is one task, and what no words ask for is left out', () => {
  const lines = [
    FORM,
    { kind: 'task', quote: 'Launch it', title: 'Launch it' },
    ...OF_FORM,
    row(0, 'Test the form on a phone', 1, { n: 15, after: [1] }),
    row(2, 'Launch it', 1, { n: 16, after: [15] }),
  ];
  expect(planOf('Build the contact form. Launch it.', lines).rows.map(({ title }) => title)).toEqual([
    ...OF_FORM.flatMap(({ title, hours }) => (hours === 0 ? [] : [title])),
    'Test the form on a phone',
    'Launch it',
  ]);
  const { rows } = planOf('Build the contact form. Launch it.', lines, 'as-written');
  expect(rows.map(({ title, hours }) => [title, hours])).toEqual([
    ['Build the contact form', 3.5],
    ['Launch it', 1],
  ]);
});

const launchOn = (rows: object[]) =>
  planOf('Launch the site on 10 December.', [
    {
      kind: 'task',
      quote: 'Launch the site on 10 December',
      title: 'Launch the site',
      when: [when('on 10 December', 'on', '2026-12-10')],
    },
    ...rows,
  ]).rows.map(({ title, dueDate }) => [title, dueDate]);

test('of a task on its own day, steps without days are done on that day', () => {
  expect(
    launchOn([row(1, 'Write the launch post', 1), row(1, 'Switch the site on', 0.5, { after: [2] })]),
  ).toEqual([
    ['Write the launch post', '2026-12-10'],
    ['Switch the site on', '2026-12-10'],
  ]);
});

test('of a task on its own day, what the plan has before or behind that day stays there', () => {
  expect(
    launchOn([
      row(1, 'Write the launch post', 1, { date: '2026-12-08' }),
      row(1, 'Switch the site on', 0.5, { date: '2026-12-10', after: [2] }),
      row(1, 'Look at the first orders', 0.5, { date: '2026-12-11', after: [3] }),
    ]),
  ).toEqual([
    ['Write the launch post', '2026-12-08'],
    ['Switch the site on', '2026-12-10'],
    ['Look at the first orders', '2026-12-11'],
  ]);
});

test('of more work than a day holds, the last step is done on its day, and the others before it', () => {
  const rows = launchOn([4, 4, 3].map((hours, at) => row(1, `Write chapter ${at + 1}`, hours)));
  expect(rows.map(([, dueDate]) => dueDate === '2026-12-10')).toEqual([false, false, true]);
});

test('of work within a stretch, the rows in it stay in it', () => {
  const { asRead } = planOf('Film in January mornings, 7 to 11 December.', [
    {
      ...{ kind: 'task', quote: '7 to 11 December', title: 'Film' },
      when: [when('7 to 11 December', 'on', '2026-12-07', '2026-12-11')],
    },
    row(1, 'Write the shot list', 1, { date: '2026-12-02' }),
    row(1, 'Film the first half', 3, { date: '2026-12-08' }),
    row(1, 'Film the second half', 3, { date: '2026-12-10' }),
  ]);
  expect(asRead.statements.find(({ kind }) => kind === 'task')).toMatchObject({
    steps: [
      { latestOn: '2026-12-11' },
      { earliestOn: '2026-12-07', latestOn: '2026-12-11' },
      { earliestOn: '2026-12-07', latestOn: '2026-12-11' },
    ],
  });
});

const OF_A_VAN = [
  { kind: 'task', quote: 'Lay the floor', title: 'Lay the floor' },
  { kind: 'task', quote: 'Treat the rust', title: 'Treat the rust' },
];
const ROWS_OF_A_VAN = [
  row(1, 'Choose the flooring', 1, { n: 11, date: '2026-11-24' }),
  row(2, 'Treat the rust', 2, { n: 12, date: '2026-12-02' }),
  row(1, 'Cut the boards', 3, { n: 13, date: '2026-12-08' }),
  row(1, 'Screw the boards down', 3, { n: 14, date: '2026-12-12' }),
];

test('work is done on the days that the model would choose, whatever the order of the words, and else near them', () => {
  const { rows } = planOf('Lay the floor. Treat the rust.', [...OF_A_VAN, ...ROWS_OF_A_VAN]);
  expect(rows.map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['Choose the flooring', '2026-11-24'],
    ['Treat the rust', '2026-12-02'],
    ['Cut the boards', '2026-12-08'],
    // The 12th is a Saturday.
    ['Screw the boards down', '2026-12-14'],
  ]);
});

test('a project that has moved away from the days that the model would choose is spread over its own', () => {
  const { reading } = planOf('Lay the floor. Treat the rust.', [...OF_A_VAN, ...ROWS_OF_A_VAN]);
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
        when: [when('by 11 December', 'by', '2026-12-11')],
      })),
      {
        ...{ kind: 'availability', quote: 'Not on Tuesdays' },
        when: [weekly('Tuesdays', 'not', [2])],
      },
      { kind: 'availability', quote: '2 hours a day', amount: { n: 2, unit: 'hour', per: 'day' } },
      ...ROWS_OF_A_VAN,
    ],
  );
  const hours = new Map<string | null, number>();
  for (const row of rows) hours.set(row.dueDate, (hours.get(row.dueDate) ?? 0) + row.hours);
  expect(Math.max(...hours.values())).toBeLessThanOrEqual(2);
  expect(rows.every(({ dueDate }) => dueDate && dueDate <= '2026-12-11')).toBe(true);
  expect(rows.some(({ dueDate }) => dueDate && weekdayOf(dueDate) === 2)).toBe(false);
});

test('statements and rows may be numbered each from 1 on', () => {
  const { asRead } = planOf('Paint the fence. Hang the gate.', [
    { n: 1, kind: 'task', quote: 'Paint the fence', title: 'Fence' },
    { n: 2, kind: 'task', quote: 'Hang the gate', title: 'Gate' },
    row(1, 'Paint the fence', 2, { n: 1 }),
    row(2, 'Hang the gate', 1, { n: 2, after: [1] }),
  ]);
  const [fence, gate] = asRead.statements;
  expect(gate).toMatchObject({ title: 'Hang the gate', after: [{ statement: fence?.id }], sure: true });
});

test('a row behind the end of its line follows one up; another keeps to the end', () => {
  const mail = (fields: object) =>
    planOf('Mail the letters by 4 December.', [
      {
        ...{ kind: 'task', quote: 'Mail the letters by 4 December', title: 'Mail the letters' },
        when: [when('by 4 December', 'by', '2026-12-04')],
      },
      row(1, 'Mail 40 letters', 1, { date: '2026-12-02' }),
      row(1, 'Call who has not answered', 1, { date: '2026-12-10', ...fields }),
    ]).rows.map(({ dueDate }) => dueDate);
  expect(mail({ after: [2] })).toEqual(['2026-12-02', '2026-12-10']);
  expect(mail({}).every((day) => day && day <= '2026-12-04')).toBe(true);
});

test('a wait begins on its day in the plan, and a wait without links follows the work of that day', () => {
  const { plan } = planOf('Send the draft to Hannah. Hannah comments.', [
    { kind: 'task', quote: 'Send the draft to Hannah', title: 'Send the draft' },
    { kind: 'theirs', quote: 'Hannah comments', who: 'Hannah' },
    row(1, 'Send the draft', 1, { date: '2026-12-01' }),
    row(2, 'Hannah comments', 0, { date: '2026-12-01', until: '2026-12-08', who: 'Hannah' }),
  ]);
  expect(plan.waits).toMatchObject([{ who: 'Hannah', from: '2026-12-01', to: '2026-12-08' }]);
});

test('a row on the day of an event is done there, and the event takes no time beside it', () => {
  const { asRead, rows } = planOf('The fair is on Saturday 5 December.', [
    {
      ...{ kind: 'event', quote: 'The fair is on Saturday 5 December', title: 'Fair', hours: 6 },
      when: [when('Saturday 5 December', 'on', '2026-12-05')],
    },
    row(1, 'Pack the stall', 2, { date: '2026-12-03' }),
    row(1, 'Sell at the fair', 5, { date: '2026-12-05', after: [2] }),
  ]);
  expect(asRead.statements[0]).toMatchObject({ kind: 'event', effort: null });
  expect(rows).toMatchObject([
    { title: 'Pack the stall', dueDate: '2026-12-03' },
    { title: 'Sell at the fair', dueDate: '2026-12-05', hours: 5 },
  ]);
});

test('a row of weekdays of its own stays on its day, and a long row is not cut', () => {
  const { rows } = planOf('Train the staff, on Saturdays only. Cruise home.', [
    {
      ...{ kind: 'task', quote: 'Train the staff, on Saturdays only', title: 'Training' },
      when: [weekly('on Saturdays only', 'only', [6])],
    },
    { kind: 'task', quote: 'Cruise home', title: 'Cruise home' },
    row(1, 'Train group 1', 2, { date: '2026-11-28' }),
    row(1, 'Train group 2', 2, { date: '2026-12-12' }),
    row(2, 'Cruise home', 6, { date: '2026-12-01' }),
  ]);
  expect(rows.map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['Train group 1', '2026-11-28'],
    ['Cruise home', '2026-12-01'],
    ['Train group 2', '2026-12-12'],
  ]);
});

test('of a plan that does not fit, the rest stays on its days', () => {
  const { rows, plan } = planOf('Print the letters. 1 hour a day.', [
    { kind: 'availability', quote: '1 hour a day', amount: { n: 1, unit: 'hour', per: 'day' } },
    { kind: 'task', quote: 'Print the letters', title: 'Print the letters' },
    ...Array.from({ length: 21 }, (_, at) =>
      row(2, `Print letters ${at + 1}`, 1, { date: at < 19 ? addDays('2026-11-24', at) : '2026-12-18' }),
    ),
  ]);
  expect(plan.feasible).toBe(false);
  expect(rows.filter(({ dueDate }) => dueDate === null)).toHaveLength(2);
  expect(rows.find(({ title }) => title === 'Print letters 1')?.dueDate).toBe('2026-11-24');
});
