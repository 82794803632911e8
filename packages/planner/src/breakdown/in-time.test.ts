import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

test('what the baker needs a week for is ordered a week before the party, which keeps its day', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Maisie is six',
    description:
      "Party on Sunday 13 Dec for 12 kids. Invites, order the cake (baker wants a week's notice), blow up balloons that morning.",
    startDate: '2026-11-24',
    dueDate: '2026-12-13',
  });
  expect((dayOf(/^Order the cake/) ?? '9') <= '2026-12-06').toBe(true);
  expect(dayOf(/balloons/)).toBe('2026-12-13');
  expect(plan.tasks.filter(({ dueDate }) => dueDate === null)).toEqual([]);
});

test('a line that others with a day of their own follow is not kept for the last days', () => {
  const { plan, dayOf } = typedPlan({
    name: 'Charity quiz',
    description:
      'The quiz is on Fri 15 Jan. Six rounds of 10, about 1.5 hrs a round. Design the poster. Then put posters up round town on Sat 19 Dec.',
    startDate: '2026-11-24',
    dueDate: '2027-01-15',
  });
  expect(dayOf(/^Put posters up/)).toBe('2026-12-19');
  expect(plan.tasks.filter(({ dueDate }) => dueDate === null)).toEqual([]);
});
