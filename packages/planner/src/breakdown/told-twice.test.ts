import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

const planned = (description: string) =>
  typedPlan({
    name: 'Arts council grant',
    description,
    startDate: '2026-12-01',
    dueDate: '2027-01-29',
  });

test('a thing that is told again with the day on which it is needed is one line that is due then', () => {
  const { plan, titles, daysOf } = planned(
    'The narrative (5 pages), the budget worksheet (3 hours). So I need the worksheet on Friday, January 8.',
  );
  expect(titles.some((title) => /^The worksheet/.test(title))).toBe(false);
  const days = daysOf(/budget worksheet/i);
  expect(days.length).toBeGreaterThan(0);
  expect(days.every((day) => day <= '2027-01-08')).toBe(true);
  expect(plan.tasks.filter(({ dueDate }) => dueDate === null)).toEqual([]);
});

test('what is done with a thing on a day is a line of its own', () => {
  const { titles } = planned('The budget worksheet (3 hours). I need to send the worksheet on January 8.');
  expect(titles.some((title) => /^Send the worksheet/.test(title))).toBe(true);
});
