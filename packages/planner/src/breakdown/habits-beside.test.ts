import { weekdayOf } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

test('a habit of a project that has no practice is one part of it', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Garden makeover',
    description: 'Water the new plants twice a week',
    startDate: '2027-02-25',
    dueDate: '2027-05-25',
  });
  expect(plan.tasks.filter(({ title }) => title === 'Water the new plants').length).toBeGreaterThan(15);
  expect(dayOf(/^Lay the paths/)).not.toBeNull();
});

test('rehearsals on two weekdays are those of the play, with everything else that it takes', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Year 5/6 spring play',
    description: 'Performances on 24 and 25 March, rehearsals Tues and Thurs afternoons',
    startDate: '2027-01-25',
    dueDate: '2027-03-26',
  });
  const rehearsals = plan.tasks.filter(({ title }) => title.startsWith('Rehearsals:'));
  expect(new Set(rehearsals.map(({ title }) => title)).size).toBeGreaterThan(3);
  expect(dayOf(/^Collect costumes/)).not.toBeNull();
});

const runs = (description: string, name = 'Half marathon', locale = 'en-US') =>
  typedPlan({ name, description, locale, startDate: '2027-01-04', dueDate: '2027-05-02' }).plan.tasks.filter(
    ({ repeat }) => repeat,
  );

test.each([
  ['long run on Saturdays', 'Half marathon', 'en-US', 6],
  ['4x die Woche laufen, langer Lauf immer sonntags', 'Halbmarathon', 'de-DE', 7],
])('"%s" is the long run of the training on its own day', (description, name, locale, weekday) => {
  const long = runs(description, name, locale).filter(({ title }) =>
    /^(?:Long run|Langer Lauf): /.test(title),
  );
  expect(long.length).toBeGreaterThan(10);
  expect(long.every(({ dueDate: day }) => day !== null && weekdayOf(day) === weekday)).toBe(true);
  expect(runs(description, name, locale).some(({ title }) => /^(?:Do the|Den langen)/.test(title))).toBe(
    false,
  );
});

test('"I can run 4 days a week" is how often it is trained, the long run among them', () => {
  const inWeek = runs('I can run 4 days a week.').filter(
    ({ dueDate: day }) => day !== null && day >= '2027-02-01' && day < '2027-02-08',
  );
  expect(inWeek.map(({ title }) => title.split(':')[0]).toSorted()).toEqual([
    'Do the long run',
    ...Array(3).fill('Run during the week'),
  ]);
});

test('what an event behind the end is prepared for is ready by the end, and no earlier event is taken for it', () => {
  const { dayOf } = typedPlan({
    name: 'Before the knee op',
    description: 'Knee op is Tuesday 19 January. Pre op assessment at the hospital on 7 January.',
    startDate: '2026-12-01',
    dueDate: '2027-01-18',
  });
  expect(dayOf(/^Attend the consultation/)).toBe('2027-01-07');
  expect(dayOf(/^Pack the hospital bag/) ?? '').toMatch(/^2027-01-1[5-8]$/);
});

test('a few words about habits leave the plan of what is learned, and "3 runs a week, Mon Wed Fri" are the runs of the training', () => {
  const spanish = typedPlan({
    name: 'Learn Spanish',
    description: 'Flashcards 15 minutes every day, class every Tuesday',
    startDate: '2027-01-25',
    dueDate: '2027-03-25',
  });
  expect(spanish.dayOf(/^Choose one Spanish course book/)).not.toBeNull();
  expect(spanish.plan.tasks.filter(({ title }) => title === 'Class').length).toBeGreaterThan(6);
  const running = typedPlan({
    name: 'Couch to 5k',
    description: '3 runs a week, mon wed fri',
    startDate: '2026-11-25',
    dueDate: '2027-01-30',
  });
  expect(running.titles.some((title) => title.startsWith('Runs: Three minutes running'))).toBe(true);
  expect(running.titles.some((title) => title.startsWith('Walk and run'))).toBe(false);
});
