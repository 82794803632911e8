import { expect, test } from 'vitest';
import { planProject } from './plan.ts';
import { requestFor } from './testing/requests.ts';

test('what a mail begins and ends with is no work, and what it would need is', () => {
  const { tasks } = planProject(
    requestFor({
      description:
        "So great to talk yesterday!\nWe'd need a logo and three banners.\nxx Lena\n\nSent from my iPhone",
    }),
  );
  const titles = tasks.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([expect.stringMatching(/logo/), expect.stringMatching(/banners/)]),
  );
  expect(titles.join('\n')).not.toMatch(/Lena|yesterday|iPhone/);
});

test('a pitch deck is no building work', () => {
  const plan = planProject(
    requestFor({ name: 'Pitch deck', description: 'Pitch deck with 20 slides, 1.5 hours each.' }),
  );
  expect(plan.tasks.filter(({ playbook }) => playbook?.startsWith('renovation'))).toEqual([]);
  const terrace = planProject(
    requestFor({ name: 'New deck', description: 'Build a deck behind the house.' }),
  );
  expect(terrace.tasks.some(({ playbook }) => playbook?.startsWith('renovation'))).toBe(true);
});
