import { weekdayOf } from '@daymark/domain/dates';
import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

const CLUB = {
  name: 'Kids drama club - Wind in the Willows',
  startDate: '2026-12-01',
  dueDate: '2027-03-21',
};

test('weekly sessions are the steps that they name, one after the other, until the day on which the project turns', () => {
  const { plan } = typedPlan({
    ...CLUB,
    description:
      'Auditions Sat 9th Jan, rehearsals every sat from 16 Jan, dress rehearsal thurs 18/3, shows 19 + 20 March.',
  });
  const sessions = plan.tasks.filter(({ repeat }) => repeat);
  expect(sessions.length).toBeGreaterThan(5);
  for (const { dueDate, estimatedHours, title } of sessions) {
    expect(weekdayOf(dueDate ?? '')).toBe(6);
    expect(dueDate && dueDate >= '2027-01-16' && dueDate < '2027-03-19').toBe(true);
    expect(estimatedHours).toBeGreaterThanOrEqual(1);
    expect(title).toMatch(/^Rehearsals: ./);
  }
  expect(new Set(sessions.map(({ title }) => title)).size).toBeGreaterThan(3);
  // They are not rehearsed a second time between the Saturdays, and what follows them does not come first.
  expect(plan.tasks.filter(({ title, repeat }) => /^Rehearse/.test(title) && !repeat)).toEqual([]);
  const dress = plan.tasks.filter(({ title }) => /dress rehearsals/.test(title));
  expect(dress.map(({ dueDate }) => dueDate)).toEqual(['2027-03-18']);
});

test('an event whose step is done on its day has no guessed work beside it', () => {
  const { plan } = typedPlan({
    ...CLUB,
    description: 'Auditions Sat 9th Jan, dress rehearsal thurs 18/3, shows 19 + 20 March.',
  });
  expect(plan.tasks.filter(({ dueDate }) => dueDate === '2027-03-18')).toHaveLength(1);
});
