import { expect, test } from 'vitest';
import { typedPlan } from '../testing/typed-plan.ts';

const DAYS = { startDate: '2027-01-11', dueDate: '2027-04-08' };

test('what the owner does beside a firm is theirs in the plan, and the rest is waited for', () => {
  const { titles, plan } = typedPlan({
    name: 'Guest bathroom remodel',
    description:
      "Redo the small bathroom downstairs. New toilet, tile floor. Contractor does plumbing and tile, I'm doing demo and paint.",
    locale: 'en-US',
    ...DAYS,
  });
  const waits = plan.waits.map(({ title }) => title);
  expect(titles.some((title) => /^Demo/.test(title))).toBe(true);
  expect(titles.some((title) => /^Paint/.test(title))).toBe(true);
  expect(waits.some((title) => /takes out the old bathroom/.test(title))).toBe(false);
  expect(waits.some((title) => /sealed and tiled/.test(title))).toBe(true);
  expect(titles.some((title) => /^(?:Tile|Plumbing)/.test(title))).toBe(false);
  expect(waits.some((title) => /paint/.test(title))).toBe(false);
});

test('a line that names the project is the whole of it, also beside a part that the kind is named by', () => {
  const { titles } = typedPlan({
    name: 'Guest bathroom remodel',
    description: 'Redo the small bathroom downstairs. Walk in shower instead of the tub.',
    locale: 'en-US',
    ...DAYS,
  });
  expect(titles.some((title) => /^Redo the small bathroom/.test(title))).toBe(false);
});

test('"on the wall" is nobody who does it', () => {
  const { titles } = typedPlan({
    name: 'Bathroom renovation',
    description: 'We get quotes from installers. New tiles on the wall',
    ...DAYS,
  });
  expect(titles.some((title) => /installers to come and quote/.test(title))).toBe(true);
  expect(titles.some((title) => /tile the walls|^New tiles/i.test(title))).toBe(false);
});
