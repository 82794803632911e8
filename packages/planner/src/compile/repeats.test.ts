import type { RepeatFields } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import type { PlanRequest } from '../plan.ts';
import { DEFAULT_CALENDAR } from '../schedule/calendar.ts';
import { dayName, daysOf, planOf, rowsOf } from '../testing/planned.ts';
import { availability, hours, repeat, task } from '../testing/readings.ts';

const daysWith = (rule: string, fields: Partial<RepeatFields> = {}, change: Partial<PlanRequest> = {}) =>
  daysOf(planOf([repeat('Run', rule, fields)], { dueDate: '2026-12-06', ...change }), 'Run').map(dayName);

test('a habit has a row for each day of its period, without a number', () => {
  expect(rowsOf([repeat('Do yoga', 'FREQ=DAILY', { minutes: 20 })], { dueDate: '2026-11-25' })).toEqual([
    'Mon 11-23: Do yoga, 20 min',
    'Tue 11-24: Do yoga, 20 min',
    'Wed 11-25: Do yoga, 20 min',
  ]);
});

test('a daily habit comes on weekends too; one on weekdays does not', () => {
  expect(daysWith('FREQ=DAILY')).toHaveLength(14);
  expect(daysWith('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')).toHaveLength(10);
});

test('a habit is held on its weekdays, also on one that is not worked on', () => {
  expect(daysWith('FREQ=WEEKLY;BYDAY=TU,SA')).toEqual(['Tue 11-24', 'Sat 11-28', 'Tue 12-01', 'Sat 12-05']);
});

test('three times a week are three days of each week, apart', () => {
  const days = daysWith('FREQ=WEEKLY', { timesAWeek: 3 });
  expect(days).toEqual(['Mon 11-23', 'Wed 11-25', 'Fri 11-27', 'Mon 11-30', 'Wed 12-02', 'Fri 12-04']);
  expect(daysWith('FREQ=WEEKLY', { timesAWeek: 7 })).toHaveLength(14);
});

test('once a week is the weekday on which it begins', () => {
  expect(daysWith('FREQ=WEEKLY')).toEqual(['Mon 11-23', 'Mon 11-30']);
  expect(daysWith('FREQ=WEEKLY', { from: '2026-11-26' })).toEqual(['Thu 11-26', 'Thu 12-03']);
});

test('every other day, every other week and every month', () => {
  expect(daysWith('FREQ=DAILY;INTERVAL=2').slice(0, 3)).toEqual(['Mon 11-23', 'Wed 11-25', 'Fri 11-27']);
  const long = { dueDate: '2027-02-28' };
  expect(daysWith('FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', {}, long).slice(0, 3)).toEqual([
    'Fri 11-27',
    'Fri 12-11',
    'Fri 12-25',
  ]);
  expect(daysWith('FREQ=MONTHLY;BYMONTHDAY=-1', {}, long)).toEqual([
    'Mon 11-30',
    'Thu 12-31',
    'Sun 01-31',
    'Sun 02-28',
  ]);
  expect(daysWith('FREQ=MONTHLY;BYDAY=1MO', {}, long)).toEqual(['Mon 12-07', 'Mon 01-04', 'Mon 02-01']);
});

test('a habit ends after so many times, or on its last day', () => {
  expect(daysWith('FREQ=DAILY;COUNT=3')).toEqual(['Mon 11-23', 'Tue 11-24', 'Wed 11-25']);
  expect(daysWith('FREQ=DAILY;UNTIL=20261124')).toEqual(['Mon 11-23', 'Tue 11-24']);
  expect(daysWith('FREQ=DAILY', { from: '2026-11-26', until: '2026-11-27' })).toEqual([
    'Thu 11-26',
    'Fri 11-27',
  ]);
});

test('the days of a habit stay the same as days pass', () => {
  const later = { today: '2026-12-02', dueDate: '2026-12-18' };
  expect(daysWith('FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', {}, later)).toEqual(['Fri 12-11']);
  expect(daysWith('FREQ=WEEKLY', {}, later)).toEqual(['Mon 12-07', 'Mon 12-14']);
  expect(daysWith('FREQ=DAILY;INTERVAL=2', {}, later).slice(0, 2)).toEqual(['Thu 12-03', 'Sat 12-05']);
});

test('every Saturday but one leaves the others, and is made up for where the times are counted', () => {
  const except = ['2026-11-28'];
  expect(daysWith('FREQ=WEEKLY;BYDAY=SA', { except })).toEqual(['Sat 12-05']);
  expect(daysWith('FREQ=DAILY;COUNT=2', { except: ['2026-11-24'] })).toEqual(['Mon 11-23', 'Wed 11-25']);
});

test('on a day off there is no habit', () => {
  const calendar = {
    weekdays: [1, 2, 3, 4, 5] as const,
    hoursPerDay: 6,
    daysOff: ['2026-11-24'],
    busyHours: {},
  };
  expect(daysWith('FREQ=DAILY;COUNT=3', {}, { calendar })).toEqual(['Mon 11-23', 'Wed 11-25', 'Thu 11-26']);
  const plan = planOf(
    [repeat('Run', 'FREQ=DAILY'), availability('Away', { off: [{ from: '2026-11-25', to: '2026-12-05' }] })],
    { dueDate: '2026-12-06' },
  );
  expect(daysOf(plan, 'Run').map(dayName)).toEqual(['Mon 11-23', 'Tue 11-24', 'Sun 12-06']);
});

test('on weekdays on which there is never anything there is no habit, unless it names them', () => {
  const never = availability('No Sundays', { rule: 'never', weekdays: [7] });
  const plan = planOf([repeat('Run', 'FREQ=DAILY'), repeat('Call', 'FREQ=WEEKLY;BYDAY=SU'), never], {
    dueDate: '2026-12-06',
  });
  expect(daysOf(plan, 'Run').filter((day) => dayName(day).startsWith('Sun'))).toEqual([]);
  expect(daysOf(plan, 'Call').map(dayName)).toEqual(['Sun 11-29', 'Sun 12-06']);
  const often = planOf([repeat('Run', 'FREQ=WEEKLY', { timesAWeek: 6 }), never], { dueDate: '2026-11-29' });
  expect(daysOf(often, 'Run')).toHaveLength(6);
});

test('a weekday that is free for a while only is free for a habit for that while', () => {
  const never = availability('No Wednesdays in November', {
    rule: 'never',
    weekdays: [3],
    until: '2026-11-30',
  });
  const plan = planOf([repeat('Run', 'FREQ=DAILY'), never], { dueDate: '2026-12-06' });
  expect(daysOf(plan, 'Run').filter((day) => dayName(day).startsWith('Wed'))).toEqual(['2026-12-02']);
});

test('one Saturday of work takes no other Saturday from a habit', () => {
  const also = availability('Also on the 28th', {
    rule: 'also',
    weekdays: [6],
    from: '2026-11-28',
    until: '2026-11-28',
  });
  expect(daysOf(planOf([repeat('Run', 'FREQ=DAILY'), also], { dueDate: '2026-12-06' }), 'Run')).toHaveLength(
    14,
  );
});

test('a habit takes its time of the day before other work', () => {
  const plan = planOf(
    [repeat('Practise', 'FREQ=DAILY', { minutes: 120 }), task('Sew', { effort: hours(20) })],
    { dueDate: '2026-11-27' },
  );
  expect(plan.feasible).toBe(true);
  expect(
    planOf([repeat('Practise', 'FREQ=DAILY', { minutes: 180 }), task('Sew', { effort: hours(20) })], {
      dueDate: '2026-11-27',
    }).feasible,
  ).toBe(false);
});

test('an unknown rule gives no rows', () => {
  expect(daysWith('FREQ=YEARLY')).toEqual([]);
  expect(daysWith('every now and then')).toEqual([]);
});

test('of as many topics as weeks each has its week, also where days are off', () => {
  const topic = (nth: number) =>
    repeat(`Topic ${nth + 1}`, 'FREQ=WEEKLY', { timesAWeek: 3, share: { nth, of: 3 } });
  const plan = planOf([topic(0), topic(1), topic(2)], {
    dueDate: '2026-12-13',
    calendar: { ...DEFAULT_CALENDAR, daysOff: ['2026-11-25', '2026-11-27'] },
  });
  const daysOfTopic = (nth: number) => daysOf(plan, `Topic ${nth}`).map(dayName);
  expect(daysOfTopic(1)).toEqual(['Mon 11-23']);
  expect(daysOfTopic(2)).toEqual(['Mon 11-30', 'Wed 12-02', 'Fri 12-04']);
  expect(daysOfTopic(3)).toEqual(['Mon 12-07', 'Wed 12-09', 'Fri 12-11']);
});
