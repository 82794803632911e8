import { weekdayOf } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { daysOf, planOf, rowsOf } from '../testing/planned.ts';
import {
  after,
  days,
  done,
  event,
  hours,
  idOf,
  minutes,
  note,
  parts,
  task,
  unsure,
} from '../testing/readings.ts';

test('the work begins on the first working day, in the order in which it is told', () => {
  const plan = planOf([task('Draw'), task('Cut'), task('Sew')]);
  expect(plan.tasks.map(({ title }) => title)).toEqual(['Draw', 'Cut', 'Sew']);
  expect(plan.tasks[0]?.dueDate).toBe('2026-11-23');
});

test('a task is done on the day, from the day and by the day that the brief gives', () => {
  const plan = planOf([
    task('Call the printer', { on: ['2026-12-02'] }),
    task('Fetch the paper', { from: '2026-12-08' }),
    task('Send the proof', { by: '2026-11-25' }),
  ]);
  expect(daysOf(plan, 'Call the printer')).toEqual(['2026-12-02']);
  expect((daysOf(plan, 'Fetch the paper')[0] ?? '') >= '2026-12-08').toBe(true);
  expect((daysOf(plan, 'Send the proof')[0] ?? '~') <= '2026-11-25').toBe(true);
});

test('work for Saturday opens Saturday for that work alone', () => {
  const plan = planOf([
    task('Sell at the market', { on: ['2026-11-28'], effort: hours(8) }),
    task('Sew the bags', { effort: hours(100) }),
  ]);
  expect(plan.feasible).toBe(true);
  const saturday = plan.tasks.filter(({ dueDate }) => dueDate === '2026-11-28');
  expect(saturday.map(({ title, estimatedHours }) => [title, estimatedHours])).toEqual([
    ['Sell at the market', 8],
  ]);
});

test('a day that has passed does not keep work from being done', () => {
  const plan = planOf([
    task('Call the bank', { on: ['2026-11-18'] }),
    task('Fetch the card', { by: '2026-11-19' }),
    task('Sign', { on: ['2026-11-19', '2026-12-01'], effort: hours(2) }),
  ]);
  expect(plan.feasible).toBe(true);
  expect(daysOf(plan, 'Call the bank')).not.toContain(null);
  expect(daysOf(plan, 'Sign')).toContain('2026-12-01');
});

test('work that may not begin before the due date does not fit, and a later due date mends it', () => {
  const plan = planOf([task('Fetch the paper', { from: '2027-01-11' }), task('Cut it')]);
  expect(plan.feasible).toBe(false);
  expect(daysOf(plan, 'Fetch the paper')).toEqual([null]);
  expect(plan.remedies).toContainEqual(
    expect.objectContaining({ kind: 'later-due-date', date: '2027-01-11' }),
  );
});

test('work that belongs on weekends is done there, and nothing else is', () => {
  const plan = planOf(
    [
      task('Take photos', { weekdays: [6, 7], parts: parts(3), effort: hours(2, 'part') }),
      task('Write texts', { effort: hours(60) }),
    ],
    { dueDate: '2026-12-20' },
  );
  const weekend = plan.tasks.filter(({ dueDate }) =>
    [0, 6].includes(new Date(`${dueDate}T12:00Z`).getUTCDay()),
  );
  expect(weekend.map(({ title }) => title)).toEqual([
    'Take photos 1/3',
    'Take photos 2/3',
    'Take photos 3/3',
  ]);
});

test('work that belongs on Mondays waits for days that only open for work of their own', () => {
  const plan = planOf(
    [
      task('Photograph the stall', { on: ['2026-11-23', '2026-11-28'], weekdays: [1, 6] }),
      task('Send the pictures', { weekdays: [1], after: [after('Photograph the stall', { lag: days(3) })] }),
    ],
    { startDate: '2026-11-28', dueDate: '2026-12-07' },
  );
  expect(daysOf(plan, 'Photograph the stall')).toEqual(['2026-11-28', '2026-11-28']);
  expect(daysOf(plan, 'Send the pictures')).toEqual(['2026-12-07']);
});

test('work for Thursdays leaves out the one that an event fills, and says when no Thursday is left', () => {
  const fitting = event('The fitting', '2026-12-03', { effort: hours(6) });
  const sewn = (effort: number) => planOf([task('Sew', { effort: hours(effort), weekdays: [4] }), fitting]);
  const plan = sewn(12);
  expect(plan.feasible).toBe(true);
  expect(daysOf(plan, 'Sew')).toEqual(['2026-11-26', '2026-12-10']);
  expect(sewn(24).why).toBe('No day is left for “Sew” (6 h) of those on which it may be done.');
});

test('an event is no work unless it takes time', () => {
  expect(planOf([event('The fair', '2026-12-05'), task('Pack')]).tasks.map(({ title }) => title)).toEqual([
    'Pack',
  ]);
  expect(rowsOf([event('The exam', '2026-12-05', { effort: hours(3) })])).toEqual([
    'Sat 12-05: The exam, 180 min',
  ]);
});

test('an event of several days is work on each of them, the weekend too', () => {
  const rows = rowsOf([event('The fair', '2026-12-04', { until: '2026-12-06', effort: hours(8, 'part') })]);
  expect(rows).toEqual([
    'Fri 12-04: The fair (1/3), 480 min',
    'Sat 12-05: The fair (2/3), 480 min',
    'Sun 12-06: The fair (3/3), 480 min',
  ]);
});

test('an event after the due date or before today is no reason for not fitting when it takes no time', () => {
  const plan = planOf([
    event('The flight', '2026-12-19'),
    event('The kick-off', '2026-11-10'),
    task('Pack', { after: [after('The kick-off')] }),
  ]);
  expect(plan.feasible).toBe(true);
  expect(plan.tasks.map(({ title }) => title)).toEqual(['Pack']);
});

test('an event that is over is no work any more', () => {
  const plan = planOf([event('The kick-off', '2026-11-19', { effort: hours(2) }), task('Pack')]);
  expect(plan.feasible).toBe(true);
  expect(plan.tasks.map(({ title }) => title)).toEqual(['Pack']);
});

test('of an event that has begun only the days to come are left', () => {
  const fair = event('The fair', '2026-11-19', { until: '2026-11-21', effort: hours(4, 'part') });
  expect(rowsOf([fair], { startDate: '2026-11-16' })).toEqual([
    'Fri 11-20: The fair (2/3), 240 min',
    'Sat 11-21: The fair (3/3), 240 min',
  ]);
});

test('notes and what is unclear are no work; what is unclear is asked', () => {
  const plan = planOf([note('Great news'), unsure('Maybe a logo', 'Do you want a logo?')]);
  expect(plan.tasks).toEqual([]);
  expect(plan.feasible).toBe(true);
  expect(plan.questions).toEqual([expect.objectContaining({ text: 'Do you want a logo?' })]);
});

test('work that shares its words with a milestone is done before the day of that', () => {
  const milestones = [{ id: 'm1', name: 'Design approved', dueDate: '2026-11-25' }];
  const plan = planOf([task('Sew', { effort: hours(20) }), task('Send the design')], { milestones });
  const design = plan.tasks.find(({ title }) => title === 'Send the design');
  expect(design?.milestoneId).toBe('m1');
  expect((design?.dueDate ?? '~') <= '2026-11-25').toBe(true);
  expect(plan.tasks.find(({ title }) => title.startsWith('Sew'))?.milestoneId).toBe(null);
});

test('a start in the past begins today; a start ahead is waited for', () => {
  expect(planOf([task('Call')], { startDate: '2026-10-01' }).tasks[0]?.dueDate).toBe('2026-11-20');
  expect(planOf([task('Call')], { startDate: '2026-12-01' }).tasks[0]?.dueDate).toBe('2026-12-01');
});

test('a due date before the start leaves all work without a day, and so does a span without a working day', () => {
  for (const dueDate of ['2026-11-20', '2026-11-29']) {
    const plan = planOf([task('Call')], { startDate: '2026-11-28', dueDate });
    expect(plan.feasible).toBe(false);
    expect(plan.tasks.map(({ dueDate: day }) => day)).toEqual([null]);
    expect(plan.remedies.map(({ kind }) => kind)).toContain('later-due-date');
  }
});

test('work that stands keeps its hours, and is not planned again', () => {
  const kept = [
    { id: 'k', title: 'Draw', dueDate: '2026-11-23', estimatedHours: 6, status: 'Completed' as const },
  ];
  const plan = planOf([task('Draw'), task('Cut', { effort: minutes(90) })], { kept });
  expect(plan.tasks.map(({ title }) => title)).toEqual(['Cut']);
  expect(plan.tasks[0]?.dueDate).not.toBe('2026-11-23');
});

test('the work of other projects is left its hours', () => {
  const calendar = {
    ...{ weekdays: [1, 2, 3, 4, 5] as const, hoursPerDay: 6, daysOff: ['2026-11-24'] },
    busyHours: { '2026-11-23': 5.5 },
  };
  const plan = planOf([task('Draw', { effort: hours(1) })], { calendar, dueDate: '2026-11-25' });
  expect(daysOf(plan, 'Draw')).toEqual(['2026-11-25']);
});

test('work is not done on the days and weekdays on which its brief does not want it', () => {
  const plan = planOf([
    task('Paint', { exceptWeekdays: [1, 5], except: ['2026-11-25'], effort: hours(24) }),
    task('Write', { effort: hours(20) }),
  ]);
  const days = daysOf(plan, 'Paint');
  expect(plan.feasible).toBe(true);
  expect(days).not.toContain('2026-11-25');
  expect(days.filter((day) => day && [1, 5].includes(weekdayOf(day)))).toEqual([]);
  expect(daysOf(plan, 'Write')).toContain('2026-11-23');
});

test('each part lies between the days that it has, however small it is', () => {
  const windows = [
    { from: '2026-11-23', to: '2026-11-27' },
    { from: '2026-12-07', to: '2026-12-09' },
  ];
  const plan = planOf([task('Write', { windows, parts: parts(2), effort: minutes(10, 'part') })]);
  const [first, second] = daysOf(plan, 'Write');
  expect(plan.feasible).toBe(true);
  expect((first ?? '~') <= '2026-11-27').toBe(true);
  expect((second ?? '') >= '2026-12-07' && (second ?? '~') <= '2026-12-09').toBe(true);
});

test('what is done of it does not move the days of the other parts', () => {
  const windows = ['2026-11-24', '2026-12-01', '2026-12-08'].map((day) => ({ from: day, to: day }));
  const plan = planOf([
    task('Write', { windows, parts: parts(3), effort: hours(1, 'part') }),
    done('The first is written', { statement: idOf('Write'), parts: 1 }),
  ]);
  expect(daysOf(plan, 'Write')).toEqual(['2026-12-01', '2026-12-08']);
});

test('work on weekdays of its own waits for what is told after it', () => {
  const plan = planOf([
    task('Shoot', { weekdays: [2, 4], effort: hours(4), after: [after('Fetch the plates')] }),
    task('Fetch the plates', { weekdays: [6, 7], effort: hours(3) }),
  ]);
  expect(plan.feasible).toBe(true);
  expect(daysOf(plan, 'Fetch the plates')).toEqual(['2026-11-28']);
  expect((daysOf(plan, 'Shoot')[0] ?? '') >= '2026-12-01').toBe(true);
});

test('work for two Saturdays is done on two, also where it takes the whole of each', () => {
  const plan = planOf([task('Hang shelves', { weekdays: [6], parts: parts(2), effort: hours(6, 'part') })]);
  expect(plan.feasible).toBe(true);
  expect(daysOf(plan, 'Hang shelves')).toHaveLength(2);
});
