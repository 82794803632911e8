import { expect, test } from 'vitest';
import { daysOf, planOf } from '../testing/planned.ts';
import { after, availability, event, hours, task } from '../testing/readings.ts';

const SATURDAY = '2026-11-28';
const assumed = ({ assumptions }: ReturnType<typeof planOf>) => assumptions.map(({ text }) => text);

test('what is on a stated day takes the hours that it needs there, and it is said', () => {
  const plan = planOf([
    availability('4 hours a day', { minutes: 240 }),
    task('Invite', { effort: hours(2) }),
    task('Lead the meeting', { effort: hours(8), on: ['2026-11-27'] }),
    event('The fair', SATURDAY, { effort: hours(9) }),
  ]);
  expect(plan.feasible).toBe(true);
  expect(daysOf(plan, 'Lead the meeting')).toEqual(['2026-11-27']);
  expect(assumed(plan)).toEqual([
    '2026-11-27 takes 8 h instead of 4 h: “Lead the meeting”.',
    '2026-11-28 takes 9 h: “The fair”.',
  ]);
});

test('a stated day within the usual hours needs no words', () => {
  expect(assumed(planOf([event('The fair', SATURDAY, { effort: hours(5) })]))).toEqual([]);
});

test('it happens on its day, although what comes before it finds no time', () => {
  const plan = planOf([
    availability('Only Saturdays, 4 hours', { rule: 'only', weekdays: [6], minutes: 240 }),
    task('Invite', { effort: hours(2) }),
    task('Lead the meeting', { effort: hours(8), on: [SATURDAY], after: [after('Invite')] }),
  ]);
  expect(daysOf(plan, 'Lead the meeting')).toEqual([SATURDAY]);
  expect(daysOf(plan, 'Invite')).toEqual([null]);
  expect(plan.why).toBe('There are 10 h of work on 2026-11-28, and 8 h of time.');
});

test('days of a brief that contradict each other stay as they are', () => {
  const plan = planOf([
    task('Invite', { effort: hours(2), on: [SATURDAY] }),
    task('Lead the meeting', { effort: hours(8), on: ['2026-11-27'], after: [after('Invite')] }),
  ]);
  expect(daysOf(plan, 'Lead the meeting')).toEqual([null]);
});
