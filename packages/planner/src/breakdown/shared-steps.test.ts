import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

test('what several alike lines need once is done once, and what is for each of them for each', () => {
  const { plan } = typedPlan({
    ...{ name: 'Moving house', description: 'Pack the kitchen. Pack the books. Pack the cellar.' },
    ...{ startDate: '2026-12-01', dueDate: '2027-01-12' },
  });
  const titles = plan.tasks.map(({ title }) => title);
  const having = (pattern: RegExp) => titles.filter((title) => pattern.test(title));
  expect(having(/get boxes, tape/i)).toHaveLength(1);
  expect(having(/bag and a box for the first night/i)).toHaveLength(1);
  for (const room of [/kitchen/, /books/, /cellar/]) expect(having(room)).not.toEqual([]);
});
