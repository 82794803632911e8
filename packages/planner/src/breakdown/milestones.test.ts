import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

test('the steps that make what is to be finished by a day are done by then, and the day is kept in the plan', () => {
  const { plan, reading, daysOf } = typedPlan({
    name: "Bachelor's thesis",
    description:
      'Literature review done 18 Dec\nData analysed 22 Jan\nFirst draft to supervisor 5 Feb\nHand in 19 Feb',
    startDate: '2026-12-01',
    dueDate: '2027-02-19',
  });
  expect(plan.feasible).toBe(true);
  expect(daysOf(/literature chapter/).length).toBeGreaterThan(0);
  for (const day of [...daysOf(/^Read sources/), ...daysOf(/literature chapter/)])
    expect(day <= '2026-12-18').toBe(true);
  expect(reading.statements).toContainEqual(
    expect.objectContaining({ kind: 'event', title: 'Finish literature review', on: '2026-12-18' }),
  );
});

test('a day far too soon for the steps is kept, and the plan made without it', () => {
  const { plan, reading } = typedPlan({
    name: "Bachelor's thesis",
    description: 'Literature review done 4 Dec\nHand in 19 Feb',
    startDate: '2026-12-01',
    dueDate: '2027-02-19',
  });
  expect(plan.feasible).toBe(true);
  expect(reading.statements).toContainEqual(expect.objectContaining({ kind: 'event', on: '2026-12-04' }));
});

test('an event turns on its own day, also where the brief names what is to be settled before', () => {
  const { dayOf } = typedPlan({
    name: 'February business conference',
    description: 'Venue signed 11 Dec, speakers confirmed 8 Jan, tickets on sale 18 Jan, event day 18 Feb.',
    startDate: '2026-12-01',
    dueDate: '2027-02-18',
  });
  expect(dayOf(/^Run the conference/)).toBe('2027-02-18');
  expect((dayOf(/^Sign venue/) ?? '~') <= '2026-12-11').toBe(true);
});

test('how often a brief says that one practises is how often the practices of its kind come', () => {
  const { plan, reading } = typedPlan({
    name: 'Run my first half marathon',
    description: 'Race is on 21 February. I can run about 8k now and want to do three or four runs a week.',
    startDate: '2026-12-01',
    dueDate: '2027-02-21',
  });
  expect(reading.statements.filter(({ kind }) => kind === 'repeat')).toEqual([]);
  const inWeek = plan.tasks.filter(
    ({ title, dueDate }) =>
      /run/i.test(title) && /: /.test(title) && dueDate && dueDate >= '2027-01-11' && dueDate <= '2027-01-17',
  );
  expect(inWeek).toHaveLength(4);
  expect(inWeek.filter(({ title }) => /long run/.test(title))).toHaveLength(1);
});
