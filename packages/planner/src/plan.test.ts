import { calibrate, type DoneWork } from '@daymark/domain/calibration';
import { expect, test } from 'vitest';
import { outlineOf } from './outline.ts';
import { planProject } from './plan.ts';
import { DEFAULT_CALENDAR } from './schedule/calendar.ts';
import { daysOf, planOf, rowsOf } from './testing/planned.ts';
import {
  after,
  availability,
  days,
  event,
  guess,
  hours,
  idOf,
  minutes,
  note,
  parts,
  repeat,
  requestOf,
  task,
  theirs,
  unsure,
  wait,
  workingDays,
} from './testing/readings.ts';

test('an empty Reading is a plan without rows, which fits', () => {
  expect(planOf([])).toMatchObject({ tasks: [], feasible: true, remedies: [], certificate: null });
  expect(planOf([note('Hello'), theirs('Tom paints')])).toMatchObject({ tasks: [], feasible: true });
});

test('habits come first on their day, and what has no day comes last', () => {
  const rows = rowsOf(
    [
      task('Sew', { effort: hours(2) }),
      repeat('Stretch', 'FREQ=DAILY'),
      task('Sell', { effort: hours(9), by: '2026-11-23' }),
    ],
    { dueDate: '2026-11-24' },
  );
  expect(rows.slice(0, 2)).toEqual(['Mon 11-23: Stretch, 30 min', expect.stringMatching(/^Mon 11-23: Se/)]);
  expect(rows.at(-1)).toMatch(/^no day: Sell/);
});

test('estimated hours follow the user’s history; stated hours stay', () => {
  const done = Array.from(
    { length: 20 },
    (_, at): DoneWork => ({ title: `Sew ${at}`, tags: [], category: '', estimatedHours: 1, actualHours: 2 }),
  );
  const plan = planOf(
    [task('Sew the bag', { effort: guess(hours(1)) }), task('Sew the hat', { effort: hours(1) })],
    { calibration: calibrate(done) },
  );
  const [bag, hat] = plan.tasks;
  expect(bag?.estimatedHours).toBeGreaterThan(1.5);
  expect(bag?.guessed).toBe(true);
  expect(hat).toMatchObject({ estimatedHours: 1, guessed: false });
  expect(plan.assumptions).toHaveLength(1);
});

test('what is optional matters less, and what has a date of its own more', () => {
  const { tasks } = planOf([
    task('Sew'),
    task('Dye', { optional: true }),
    task('Send', { by: '2026-12-01' }),
  ]);
  const priorities = Object.fromEntries(tasks.map(({ title, priority }) => [title, priority]));
  expect(priorities).toEqual({ Sew: 'Medium', Dye: 'Low', Send: 'High' });
});

test('a row has its statement, its words and its dependencies', () => {
  const { tasks } = planOf([
    task('Send the draft', { on: ['2026-11-27'] }),
    task('Print it', { after: [after('Send the draft', { lag: workingDays(3) })] }),
  ]);
  const [sent, printed] = tasks;
  expect(sent).toMatchObject({
    ...{ statement: idOf('Send the draft'), source: { text: 'Send the draft', start: 0, end: 14 } },
    ...{ playbook: null, earliestOn: '2026-11-27', latestOn: '2026-11-27' },
  });
  // Three working days from a Friday are five in the calendar.
  expect(printed).toMatchObject({ dependsOn: [sent?.ref], lags: [{ ref: sent?.ref, days: 5 }] });
});

test('a step that is not in the brief names its origin', () => {
  const request = requestOf([]);
  const words = { text: '', start: 0, end: 0 };
  const step = { ...task('Book a room'), words, statedBy: 'model' as const };
  const [row] = planProject({ ...request, reading: { statements: [step] } }).tasks;
  expect(row).toMatchObject({ source: null, playbook: 'model' });
});

test('a long title is cut at a word, and its number stays', () => {
  const title = `Write to ${'every single one of the '.repeat(8)}guests`;
  const { tasks } = planOf([task(title, { parts: parts(2) })]);
  expect(tasks.map((row) => row.title.length <= 80)).toEqual([true, true]);
  expect(tasks[0]?.title).toMatch(/… 1\/2$/);
});

test('waits have their first and their last day', () => {
  const plan = planOf([
    task('Send it', { on: ['2026-11-26'] }),
    wait('Petra reads it', { who: 'Petra', lag: workingDays(2), after: [idOf('Send it')] }),
    wait('The bank books it', { lag: days(3), after: [idOf('Petra reads it')] }),
    event('The fair', '2026-12-05'),
    wait('They answer', { until: '2026-12-11', after: [idOf('The fair')] }),
  ]);
  expect(plan.waits.map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-26', '2026-11-30'],
    ['2026-11-30', '2026-12-03'],
    ['2026-12-05', '2026-12-11'],
  ]);
});

test('work that does not fit names its days and the missing hours', () => {
  const plan = planOf([task('Sew', { effort: hours(40), by: '2026-11-27' }), task('Pack')]);
  expect(plan.feasible).toBe(false);
  const certificate = { from: '2026-11-23', to: '2026-11-27', neededHours: 40, availableHours: 30 };
  expect(plan).toMatchObject({ certificate, neededHours: 40, availableHours: 30 });
  expect(plan.why).toBe('“Sew” takes 40 h from 2026-11-23 to 2026-11-27, and 30 h are free then.');
  expect(daysOf(plan, 'Sew')).toContain(null);
  expect(plan.remedies.length).toBeGreaterThan(0);
});

test('where there is time enough, but not in one piece, the piece is named and the most that a day has left', () => {
  const busyHours = { '2026-11-23': 4.5, '2026-11-24': 5, '2026-11-25': 4.75 };
  const calendar = { ...DEFAULT_CALENDAR, busyHours };
  const plan = planOf([task('Bake', { effort: hours(2), by: '2026-11-25' })], { calendar });
  expect(plan).toMatchObject({ feasible: false, certificate: null, neededHours: 2 });
  expect(plan.why).toBe(
    'No day has room for “Bake” (2 h) in one piece from 2026-11-23 to 2026-11-25: the most that is left is 1 h 30 min, on 2026-11-23.',
  );
  expect(plan.availableHours).toBeGreaterThan(plan.neededHours);
  expect(plan.remedies).not.toEqual([]);
});

test('of work that waits for longer than its days allow, these days are named', () => {
  const plan = planOf([
    task('Bake', { on: ['2026-11-24'], effort: hours(1) }),
    task('Decorate', { by: '2026-11-25', after: [after('Bake', { lag: days(3) })] }),
  ]);
  expect(plan.feasible).toBe(false);
  expect(plan.why).toBe('“Decorate” (1 h) is to be done by 2026-11-25, and cannot begin before 2026-11-27.');
});

test('work that fills the time to the last hour fits, however long its sittings are', () => {
  const plan = planOf([task('Sew', { effort: hours(120) })]);
  expect(plan.feasible).toBe(true);
  expect(plan.tasks.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0)).toBe(120);
});

test('a plan comes to an outline of tasks, habits, waits, questions and notes', () => {
  const request = requestOf([
    task('Sew', { effort: hours(2) }),
    repeat('Stretch', 'FREQ=WEEKLY;BYDAY=MO', { minutes: 20 }),
    wait('Petra reads it', { who: 'Petra', lag: days(2), after: [idOf('Sew')] }),
    unsure('Maybe dye', 'Shall it be dyed?'),
    note('Hello'),
    availability('Not on Fridays', { rule: 'never', weekdays: [5] }),
  ]);
  expect(outlineOf(request.reading, planProject(request))).toMatchObject({
    feasible: true,
    tasks: [{ title: 'Sew', day: '2026-11-23', hours: 2, order: 0, library: null }],
    repeats: [
      { title: 'Stretch', minutes: 20, days: ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'] },
    ],
    waits: [{ who: 'Petra', days: 2, until: null }],
    unsure: [{ text: 'Maybe dye Shall it be dyed?' }],
    notes: [{ text: 'Hello' }],
  });
});

test('what fits into the hours of each week in all has its days, and no task two rows on one day', () => {
  const budget = availability('3 hours a week', { minutes: 180, per: 'week' });
  const lengths = [60, 90, 90, 90, 60, 60, 90, 120, 60];
  const statements = lengths.map((amount, at) =>
    task(`Step ${at}`, {
      effort: guess(minutes(amount)),
      after: at > 0 ? [after(`Step ${at - 1}`)] : [],
    }),
  );
  const plan = planOf([budget, ...statements], { dueDate: '2026-12-20' });
  expect(plan.feasible).toBe(true);
  const onDays = plan.tasks.map(({ statement, dueDate }) => `${statement} ${dueDate}`);
  expect(new Set(onDays).size).toBe(onDays.length);
});

test('before a stated deadline with much time a day or two stay free', () => {
  const rows = (by: string) =>
    daysOf(
      planOf([task('Sew', { effort: hours(60), by }), task('Pack', { effort: hours(30) })], {
        dueDate: '2027-01-29',
      }),
      'Sew',
    );
  expect(rows('2026-12-18').at(-1)).toBe('2026-12-16');
});

test('a long sitting on the day that its maker would choose is not cut for the short days of the week', () => {
  const budget = availability('6 hours a week', { minutes: 360, per: 'week' });
  const sewing = task('Sew', { effort: guess(hours(3)), likelyOn: '2026-11-25' });
  const packing = task('Pack', { effort: guess(hours(3)), likelyOn: '2026-12-03' });
  expect(rowsOf([budget, sewing, packing], { dueDate: '2026-12-11' })).toEqual([
    'Wed 11-25: Sew, 180 min',
    'Thu 12-03: Pack, 180 min',
  ]);
});
