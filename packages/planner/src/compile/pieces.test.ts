import { daysBetween } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { DEFAULT_CALENDAR } from '../schedule/calendar.ts';
import { daysOf, minutesOf, planOf, rowsOf } from '../testing/planned.ts';
import {
  after,
  days,
  done,
  event,
  guess,
  hours,
  idOf,
  minutes,
  pace,
  parts,
  task,
  wait,
  workdays,
} from '../testing/readings.ts';

const minutesFor = (effort: ReturnType<typeof minutes>, change = {}) =>
  minutesOf(
    planOf([task('Paint the door', { effort })], { dueDate: '2027-01-29', ...change }),
    'Paint the door',
  );

test('what nobody gives hours is an hour, and called a guess', () => {
  const [row] = planOf([task('Call Ben')]).tasks;
  expect(row).toMatchObject({ title: 'Call Ben', estimatedHours: 1, guessed: true });
});

test.each([
  [minutes(5), [5]],
  [minutes(50), [50]],
  [hours(2), [120]],
  [minutes(135), [135]],
  [hours(4), [240]],
  [hours(5), [150, 150]],
  [minutes(250), [130, 120]],
  [hours(9), [180, 180, 180]],
  [hours(28), [240, 240, 240, 240, 240, 240, 240]],
  [guess(hours(5)), [150, 150]],
])('%o comes in equal sittings that hold all of it', (effort, expected) => {
  expect(minutesFor(effort)).toEqual(expected);
});

test('full days are planned as full days, and what is left of one as such', () => {
  expect(minutesFor(workdays(2.5))).toEqual([360, 360, 180]);
  expect(minutesFor(workdays(0.5))).toEqual([180]);
});

test('a full day on a short day of the week is as long as that day', () => {
  const calendar = { weekdays: [1, 2, 3, 4, 5] as const, hoursPerDay: 3, daysOff: [], busyHours: {} };
  expect(minutesFor(workdays(2), { calendar })).toEqual([180, 180]);
});

test('a sitting is never longer than the day', () => {
  const calendar = { weekdays: [1, 2, 3, 4, 5] as const, hoursPerDay: 1.5, daysOff: [], busyHours: {} };
  expect(minutesFor(hours(4), { calendar })).toEqual([90, 75, 75]);
  expect(minutesFor(hours(2), { calendar })).toEqual([60, 60]);
});

test('fewer and longer sittings, or finer ones, of all tasks or of one', () => {
  expect(minutesFor(hours(6), { granularity: 'fewer' })).toEqual([360]);
  expect(minutesFor(hours(6), { granularity: 'finer' })).toEqual([120, 120, 120]);
  const two = [task('Write the letter', { effort: hours(2) }), task('Paint the door', { effort: hours(2) })];
  const plan = planOf(two, { finer: [two[1]?.id ?? ''] });
  expect([minutesOf(plan, 'Write the letter'), minutesOf(plan, 'Paint the door')]).toEqual([[120], [60, 60]]);
});

test('parts are rows of their own, with their numbers, in their order', () => {
  expect(rowsOf([task('Draw the concept', { parts: parts(3), effort: hours(2, 'part') })])).toEqual([
    'Mon 11-23: Draw the concept 1/3, 120 min',
    expect.stringMatching(/Draw the concept 2\/3, 120 min$/),
    expect.stringMatching(/Draw the concept 3\/3, 120 min$/),
  ]);
});

test('parts that do not begin at one keep their own numbers', () => {
  const plan = planOf([task('Read chapter', { parts: parts(3, 2), effort: hours(1, 'part') })]);
  expect(plan.tasks.map(({ title }) => title)).toEqual([
    'Read chapter 2/4',
    'Read chapter 3/4',
    'Read chapter 4/4',
  ]);
});

test('hours of the whole are shared among its parts', () => {
  expect(minutesOf(planOf([task('Glaze', { parts: parts(4), effort: hours(10) })]), 'Glaze')).toEqual([
    150, 150, 150, 150,
  ]);
});

test('small parts are done several at a time', () => {
  const plan = planOf([task('Label jar', { parts: parts(24), effort: minutes(10, 'part') })]);
  expect(plan.tasks.map(({ title, estimatedHours }) => [title, estimatedHours])).toEqual([
    ['Label jar 1–6/24', 1],
    ['Label jar 7–12/24', 1],
    ['Label jar 13–18/24', 1],
    ['Label jar 19–24/24', 1],
  ]);
});

test('so many a day is kept, to the last part', () => {
  const plan = planOf([task('Post card', { parts: parts(50), pace: pace(20, 'day') })]);
  expect(plan.tasks.map(({ title }) => title)).toEqual([
    'Post card 1–20/50',
    'Post card 21–40/50',
    'Post card 41–50/50',
  ]);
  expect(new Set(daysOf(plan, 'Post card')).size).toBe(3);
});

test('so many a week is kept: no more of them begin in the seven days', () => {
  const plan = planOf([
    task('Write chapter', { parts: parts(6), pace: pace(2, 'week'), effort: hours(6, 'part') }),
  ]);
  const starts = plan.tasks.filter(({ title }) => /(1–2|3–4|5–6)\/6 \(1\/\d+\)$/.test(title));
  const gaps = starts.map(({ dueDate }, at) => daysBetween(starts[at - 1]?.dueDate ?? '', dueDate ?? ''));
  expect(gaps.slice(1).map((gap) => gap >= 7)).toEqual([true, true]);
});

test('parts lie as far apart as the brief says', () => {
  const plan = planOf([
    task('Coat the board', { parts: parts(3), effort: hours(1, 'part'), apart: days(2) }),
  ]);
  const [one = '', two = '', three = ''] = daysOf(plan, 'Coat the board').map((day) => day ?? '');
  expect([daysBetween(one, two) >= 2, daysBetween(two, three) >= 2]).toEqual([true, true]);
});

test('what is told to be on several days has its share on each', () => {
  const on = ['2026-11-26', '2026-11-27'];
  expect(rowsOf([task('Hang the show', { on, effort: hours(8) })])).toEqual([
    'Thu 11-26: Hang the show (1/2), 240 min',
    'Fri 11-27: Hang the show (2/2), 240 min',
  ]);
  const plan = planOf([task('Sit the mock', { on, parts: parts(4), effort: hours(1, 'part') })]);
  expect(plan.tasks.map(({ title, dueDate }) => `${title} ${dueDate}`)).toEqual([
    'Sit the mock 1–2/4 2026-11-26',
    'Sit the mock 3–4/4 2026-11-27',
  ]);
});

test('of what is partly done only the rest is planned, under its own numbers', () => {
  const plan = planOf([
    task('Mix song', { parts: parts(9), effort: hours(2, 'part') }),
    done('6 are mixed', { statement: idOf('Mix song'), parts: 6 }),
  ]);
  expect(plan.tasks.map(({ title }) => title)).toEqual(['Mix song 7/9', 'Mix song 8/9', 'Mix song 9/9']);
});

test('of hours for the whole, what is done of it takes its share along', () => {
  const plan = planOf([
    task('Mix song', { parts: parts(9), effort: hours(18) }),
    done('6 are mixed', { statement: idOf('Mix song'), parts: 6 }),
  ]);
  expect(minutesOf(plan, 'Mix song')).toEqual([120, 120, 120]);
});

test('what is done altogether is planned no more, and holds up nothing', () => {
  const plan = planOf([
    task('Mix song', { parts: parts(9) }),
    done('All are mixed', { statement: idOf('Mix song'), parts: 9 }),
    task('Master', { after: [after('Mix song')] }),
  ]);
  expect(plan.tasks.map(({ title, dueDate }) => `${title} ${dueDate}`)).toEqual(['Master 2026-11-23']);
});

test('a plan may go on to the last of all days, with weeks that end before it', () => {
  const plan = planOf(
    [
      task('Dig', { effort: workdays(2), together: true, from: '9999-12-28' }),
      wait('It settles', { lag: days(2), after: [idOf('Dig')] }),
      task('Pave', { effort: hours(2), after: [after('It settles')] }),
      event('Fair', '9999-12-30', { until: '9999-12-31', effort: hours(4) }),
    ],
    {
      ...{ startDate: '9999-12-13', dueDate: '9999-12-31' },
      calendar: { ...DEFAULT_CALENDAR, weekdays: [1, 2] },
    },
  );
  expect(daysOf(plan, 'Fair')).toEqual(['9999-12-30', '9999-12-31']);
  expect(plan.feasible).toBe(false);
});

test('many hundreds of parts are planned to the last hour', () => {
  const plan = planOf([task('Catalogue box', { parts: parts(900), effort: minutes(30, 'part') })], {
    dueDate: '2028-06-30',
  });
  expect(minutesOf(plan, 'Catalogue box').reduce((sum, one) => sum + one, 0)).toBe(900 * 30);
  expect(plan.tasks.length).toBeLessThanOrEqual(200);
  expect(plan.feasible).toBe(true);
});

test('one every two weeks is two weeks apart', () => {
  const plan = planOf([task('Post the letter', { parts: parts(2), pace: pace(0.5, 'week') })]);
  const [first, second] = daysOf(plan, 'Post the letter');
  expect(daysBetween(first ?? '', second ?? '')).toBeGreaterThanOrEqual(14);
});

test('in twenty minutes a day, work comes in sittings of twenty minutes', () => {
  const calendar = { weekdays: [1, 2, 3, 4, 5] as const, hoursPerDay: 1 / 3, daysOff: [], busyHours: {} };
  const plan = planOf([task('Learn the song', { effort: hours(1) })], { calendar });
  expect(minutesOf(plan, 'Learn the song')).toEqual([20, 20, 20]);
  expect(new Set(daysOf(plan, 'Learn the song')).size).toBe(3);
  expect(plan.feasible).toBe(true);
});

test('what fills a day that is no whole number of quarters fits into it', () => {
  const calendar = { weekdays: [1, 2, 3, 4, 5] as const, hoursPerDay: 100 / 60, daysOff: [], busyHours: {} };
  const plan = planOf([task('Draw the map', { effort: minutes(100) }), task('Call Ben')], { calendar });
  expect(minutesOf(plan, 'Draw the map')).toEqual([100]);
  expect(plan.feasible).toBe(true);
});

test('of very many lines none is left out: each has fewer and longer sittings', () => {
  const lines = Array.from({ length: 300 }, (_, at) => task(`Line ${at}`, { effort: hours(20) }));
  const { tasks } = planOf(lines, { dueDate: '2026-12-18' });
  expect(new Set(tasks.map(({ statement }) => statement)).size).toBe(300);
  expect(tasks.reduce((sum, { estimatedHours }) => sum + estimatedHours, 0)).toBeCloseTo(6_000, 5);
});

test('of very many parts as many as fit a sitting are one piece, and a guess is in whole five minutes', () => {
  const translated = task('Translate', { parts: parts(88), effort: guess(hours(80)) });
  const plan = planOf([translated], { dueDate: '2027-03-26' });
  expect(plan.tasks).toHaveLength(22);
  expect(plan.tasks[0]).toMatchObject({ title: 'Translate 1–4/88' });
  expect(new Set(minutesOf(plan, 'Translate'))).toEqual(new Set([220]));
});
