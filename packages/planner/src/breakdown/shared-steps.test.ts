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

test('a thing whose steps the kind has too is the one step of it that the line names', () => {
  const { titles } = typedPlan({
    name: 'Website for Hallam Dental',
    description: '5 page site for a local dentist, WordPress. Launch Jan 29',
    startDate: '2026-12-07',
    dueDate: '2027-01-29',
  });
  expect(titles.filter((title) => /^WordPress/.test(title))).toEqual([
    expect.stringMatching(/^WordPress: (install|set up) the website system on a test address$/),
  ]);
  // Where several lines share a step each keeps its own.
  const campaign = typedPlan({
    name: 'Q1 marketing campaign',
    description: 'Q1 marketing campaign for the new blend: social posts, newsletter, landing page',
    startDate: '2026-12-07',
    dueDate: '2027-02-26',
  });
  expect(campaign.titles.filter((title) => /^Social posts: /.test(title)).length).toBeGreaterThan(1);
});
