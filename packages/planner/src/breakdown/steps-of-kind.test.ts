import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

test('what several steps of a kind make is done by those, and nothing of it twice', () => {
  const { titles } = typedPlan({
    startDate: '2026-12-01',
    dueDate: '2027-01-22',
    name: 'Miller wedding edit',
    description: 'Need to cull, edit and deliver a gallery.',
  });
  const whole = titles.map((title) => title.replace(/ \(\d+\/\d+\)$/, ''));
  const about = (thing: RegExp) => new Set(whole.filter((title) => thing.test(title)));
  expect(about(/blinks, blur/i).size).toBe(1);
  expect(about(/look on five pictures/i).size).toBe(1);
  expect(about(/mend jumps/i).size).toBe(1);
  expect([...about(/^cull\b/i)].length).toBeGreaterThan(1);
  expect([...about(/^edit\b/i)].length).toBeGreaterThan(1);
});
